/** Actions that make one state after another; those that come while one is being shown wait for their turn. */
export interface Loop<S, A> {
  get(): S;
  dispatch(action: A): void;
}

/** A loop that tells `show` of each change. */
export function createLoop<S, A>(
  initial: S,
  reduce: (state: S, action: A) => S,
  show: (before: S, state: S) => void,
): Loop<S, A> {
  let state = initial;
  let busy = false;
  const waiting: A[] = [];
  return {
    get: () => state,
    dispatch(action) {
      waiting.push(action);
      if (busy) return;
      busy = true;
      try {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const before = state;
          state = reduce(state, next);
          if (state !== before) show(before, state);
        }
      } finally {
        busy = false;
      }
    },
  };
}
