import { LESSONS, type Lesson, type LessonId, type Task } from "./lessons.ts";

const KEY = "corners.learn";
const VERSION = 1;

/** A task by its lesson and its number, counted from 1. */
export interface Place {
  lesson: LessonId;
  task: number;
}

/** What somebody has done of the lessons, and where they were last. */
export interface Progress {
  done: ReadonlyMap<LessonId, ReadonlySet<number>>;
  last: Place | null;
}

export interface ProgressStore {
  get(): Progress;
  /** Remembers a task that is done. */
  done(place: Place): void;
  /** Remembers where somebody is. */
  visit(place: Place): void;
  /** False when this browser refuses to keep anything: it then lasts as long as the page. */
  isKept(): boolean;
}

const NOTHING: Progress = { done: new Map(), last: null };
/** What a browser refused to keep. */
let refused: Progress | null = null;

/** Progress in a storage that may be denied, and that another window may write to. */
export function createProgress(storage: () => Storage): ProgressStore {
  function get(): Progress {
    if (refused) return refused;
    try {
      return readProgress(storage().getItem(KEY));
    } catch {
      return NOTHING;
    }
  }
  function set(progress: Progress): void {
    try {
      storage().setItem(KEY, writeProgress(progress));
      refused = null;
    } catch {
      refused = progress;
    }
  }
  return {
    get,
    done(place) {
      const { done } = get();
      const tasks = new Set(done.get(place.lesson)).add(place.task);
      set({ done: new Map(done).set(place.lesson, tasks), last: place });
    },
    visit: (place) => set({ ...get(), last: place }),
    isKept: () => refused === null,
  };
}

/** What a kept text says; what it doesn't say, or says about tasks that aren't there, counts for nothing. */
export function readProgress(text: string | null): Progress {
  let kept: { version?: unknown; done?: Record<string, unknown>; last?: unknown } | null = null;
  try {
    kept = JSON.parse(text ?? "null");
  } catch {
    return NOTHING;
  }
  if (kept?.version !== VERSION) return NOTHING;
  const done = new Map<LessonId, Set<number>>();
  for (const { id, tasks } of LESSONS) {
    const numbers: unknown = kept.done?.[id];
    if (!Array.isArray(numbers)) continue;
    done.set(id, new Set(numbers.filter((n) => Number.isInteger(n) && n >= 1 && n <= tasks.length)));
  }
  return { done, last: typeof kept.last === "string" ? placeOf(kept.last) : null };
}

export function writeProgress({ done, last }: Progress): string {
  const numbers = Object.fromEntries([...done].map(([id, tasks]) => [id, [...tasks].sort((a, b) => a - b)]));
  return JSON.stringify({ version: VERSION, done: numbers, last: last && `${last.lesson}/${last.task}` });
}

export function isDone({ done }: Progress, { lesson, task }: Place): boolean {
  return done.get(lesson)?.has(task) ?? false;
}

/** The task that a path names, such as `chain/2`. */
export function placeOf(path: string): Place | null {
  const [id, number] = path.split("/");
  const lesson = lessonOf(id ?? "");
  const task = Number(number);
  return lesson && Number.isInteger(task) && lesson.tasks[task - 1] ? { lesson: lesson.id, task } : null;
}

export function lessonOf(id: string): Lesson | null {
  return LESSONS.find((lesson) => lesson.id === id) ?? null;
}

/** The lesson and the task at a place. */
export function taskAt({ lesson: id, task: number }: Place): { lesson: Lesson; task: Task } {
  const lesson = lessonOf(id);
  const task = lesson?.tasks[number - 1];
  if (!lesson || !task) throw new Error(`no task "${id}/${number}"`);
  return { lesson, task };
}

/** The first task of a lesson that isn't done; its first one when all are. */
export function firstOpen(progress: Progress, { id, tasks }: Lesson): Place {
  const open = tasks.findIndex((_, i) => !isDone(progress, { lesson: id, task: i + 1 }));
  return { lesson: id, task: Math.max(0, open) + 1 };
}

/** Where to go on: at the task where somebody was, or after it if it is done; null when there is nothing left to do. */
export function nextOpen(progress: Progress): Place | null {
  const all = LESSONS.flatMap(({ id, tasks }) => tasks.map((_, i): Place => ({ lesson: id, task: i + 1 })));
  const { last } = progress;
  const at = all.findIndex(({ lesson, task }) => lesson === last?.lesson && task === last.task);
  const order = [...all.slice(Math.max(0, at)), ...all.slice(0, Math.max(0, at))];
  return order.find((place) => !isDone(progress, place)) ?? null;
}
