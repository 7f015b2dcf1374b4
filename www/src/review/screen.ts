import { render as renderTemplate } from "lit-html";
import type { Game, Side } from "ugolki/web";
import type { App, Screen } from "../app.ts";
import { opponent, pathOf } from "../geometry.ts";
import { EMPTY_HAND } from "../hand.ts";
import { loadTexts, t } from "../l10n/l10n.ts";
import { engine } from "../opponent/engine.ts";
import { handOver, takeOver } from "../room/handover.ts";
import { createRoom, NAMELESS } from "../room/room.ts";
import "../styles/review.css";
import "../styles/room.css";
import { isSealed, type Stored } from "../table/state.ts";
import type { Players } from "../texts.ts";
import { answerTo } from "../views/answers.ts";
import { type BoardState, createBoard } from "../views/board.ts";
import { question, screenHead } from "../views/parts.ts";
import { judge, positionsOf, recall, remember, turnsOf } from "./review.ts";
import { createView, positionText, type ReviewActions, type State, summaryText } from "./view.ts";

/** A game that came from elsewhere is found again when the language changes. */
let brought: Game | null = null;

interface Subject {
  game: Game;
  players: Players;
  bottom: Side;
}

/**
 * The review of a game. `path` is `table` for the game at the table, the id of a game that is kept, or nothing for a
 * game that another screen has handed over.
 */
export async function open(place: HTMLElement, app: App, path: string): Promise<Screen> {
  await Promise.all(["room", "analysis"].map(loadTexts));
  const subject = await find(app, path);
  return subject ? show(place, app, subject) : nothingThere(place);
}

async function find(app: App, path: string): Promise<Subject | null> {
  brought = takeOver() ?? brought;
  if (path === "" && brought) return { game: brought, players: NAMELESS, bottom: "white" };
  const stored: Stored = app.table.stored();
  if (path === "" || path === "table" || path === stored.id) return subjectOf(stored);
  const reading = await app.games.find(path);
  return reading.kind === "game" ? subjectOf(reading.stored) : null;
}

/** What there is to review; null in a game in which nobody is to be advised. */
function subjectOf(stored: Stored): Subject | null {
  if (isSealed(stored)) return null;
  return { game: stored.history.at(-1) as Game, players: stored, bottom: stored.bottom };
}

function nothingThere(place: HTMLElement): Screen {
  const text = question(t("review-gone-title"), t("review-gone-text"), null);
  const host = document.createElement("div");
  place.append(host);
  renderTemplate([screenHead(t("review-title")), text], host);
  return { close() {} };
}

function show(place: HTMLElement, app: App, { game, players, bottom }: Subject): Screen {
  const { rules } = app;
  const closing = new AbortController();
  const { signal } = closing;
  const positions = positionsOf(rules, game);
  const known = recall(game);
  const isKnown = known.every(Boolean);
  let state: State = {
    game,
    players,
    positions,
    judgements: known,
    turns: turnsOf(positions, known),
    ply: positions.length - 1,
    bottom,
    work: isKnown ? "done" : "running",
  };

  const actions: ReviewActions = {
    look(ply) {
      const to = Math.min(positions.length - 1, Math.max(0, ply));
      if (to === state.ply) return;
      set({ ply: to });
      // The slider says it itself.
      if (!(document.activeElement instanceof HTMLInputElement)) app.announce(positionText(state, to));
    },
    turnBoard: () => set({ bottom: opponent(state.bottom) }),
    practise() {
      handOver(positions[state.ply] as Game);
      app.go("/practice");
    },
    stop() {
      set({ work: "stopped" });
      working?.abort();
    },
    goOn() {
      set({ work: "running" });
      void work();
    },
  };
  const places = createRoom(place, "review", t("review-list"));
  const graph = document.createElement("div");
  graph.className = "review-chart";
  places.info.after(graph);
  const board = createBoard(places.board, () => {});
  const view = createView(places, graph, actions);
  /** Ends the work that goes on. */
  let working: AbortController | null = null;

  function set(change: Partial<State>): void {
    state = { ...state, ...change };
    render();
  }

  function render(): void {
    board.render(boardState(state));
    view.render(state);
  }

  async function work(): Promise<void> {
    if (working || document.hidden || state.work !== "running") return;
    const mine = new AbortController();
    working = mine;
    try {
      await judge(positions, state.judgements, engine, mine.signal, (ply, judgement) => {
        const judgements = state.judgements.map((one, at) => (at === ply ? judgement : one));
        remember(game, judgements);
        set({ judgements, turns: turnsOf(positions, judgements) });
      });
      working = null;
      if (signal.aborted) return;
      if (state.judgements.every(Boolean)) {
        const hadFocus = document.activeElement?.closest(".review-run");
        set({ work: "done" });
        // The button that had the focus is gone.
        if (hadFocus) graph.querySelector("input")?.focus({ preventScroll: true });
        app.announce(summaryText(state));
      } else void work();
    } catch (error) {
      console.warn(error);
      working = null;
      if (!signal.aborted) set({ work: "failed" });
    }
  }

  function key(event: KeyboardEvent): boolean {
    const target = event.target as HTMLElement;
    if (target.closest('[role="grid"]')) {
      const shown = positions[state.ply] as Game;
      const answer = answerTo(event.key, rules, shown, board.cursor(), (side) => t("side", { side }));
      if (answer) app.announce(answer);
      return answer !== null;
    }
    const last = positions.length - 1;
    const to = { ArrowLeft: state.ply - 1, ArrowRight: state.ply + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return false;
    actions.look(to);
    return true;
  }

  document.addEventListener(
    "keydown",
    (event) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if ((event.target as HTMLElement).closest("input")) return;
      if (key(event)) event.preventDefault();
    },
    { signal },
  );
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.hidden) working?.abort();
      else void work();
    },
    { signal },
  );

  render();
  void work();
  return {
    close() {
      closing.abort();
      working?.abort();
      board.close();
    },
  };
}

function boardState({ positions, ply, bottom, turns }: State): BoardState {
  const game = positions[ply] as Game;
  const last = game.moves.at(-1);
  const turn = turns.find((one) => one.ply === ply);
  return {
    game,
    ...EMPTY_HAND,
    bottom,
    last: last ? pathOf(last) : [],
    // What was better, over what came of the move.
    hint: turn ? pathOf(turn.better) : [],
    movable: "none",
    asking: false,
  };
}
