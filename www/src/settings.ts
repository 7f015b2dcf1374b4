import { LOCALES, type Locale } from "./l10n/l10n.ts";

export const THEMES = ["auto", "light", "dark"] as const;
export const BOARDS = ["auto", "wood", "slate", "baize"] as const;
export const LANGUAGES = ["auto", ...LOCALES] as const;

/** What a person has chosen for the page as a whole. */
export interface Settings {
  theme: (typeof THEMES)[number];
  board: (typeof BOARDS)[number];
  language: Locale | "auto";
  sound: boolean;
  vibration: boolean;
  /** The computer plays every game to its end. */
  neverResigns: boolean;
}

export interface SettingsStore {
  get(): Settings;
  set(change: Partial<Settings>): void;
  /** Another window has stored others. */
  reread(): void;
  /** Calls `listener` after each change, until the signal ends it. */
  onChange(listener: (settings: Settings) => void, signal?: AbortSignal): void;
}

export const SETTINGS_KEY = "corners.settings";
/** Where the theme was kept before there were other settings. */
const OLD_THEME_KEY = "corners.theme";

const DEFAULTS: Settings = {
  theme: "auto",
  board: "auto",
  language: "auto",
  sound: true,
  vibration: true,
  neverResigns: false,
};

/** Settings in a storage that may be denied; they then last as long as the page. */
export function createSettings(storage: () => Storage): SettingsStore {
  let settings = read(storage);
  const listeners = new Set<(settings: Settings) => void>();
  const tell = () => {
    for (const listener of listeners) listener(settings);
  };
  return {
    get: () => settings,
    set(change) {
      settings = { ...settings, ...change };
      try {
        storage().setItem(SETTINGS_KEY, JSON.stringify(settings));
      } catch {
        // Denied or full: the choice holds until the page is closed.
      }
      tell();
    },
    reread() {
      const now = read(storage);
      if (JSON.stringify(now) === JSON.stringify(settings)) return;
      settings = now;
      tell();
    },
    onChange(listener, signal) {
      listeners.add(listener);
      signal?.addEventListener("abort", () => listeners.delete(listener));
    },
  };
}

/** Each setting by itself: one that is unknown or damaged doesn't take the others with it. */
function read(storage: () => Storage): Settings {
  let kept: Partial<Record<keyof Settings, unknown>> = {};
  try {
    kept = JSON.parse(storage().getItem(SETTINGS_KEY) ?? "null") ?? { theme: storage().getItem(OLD_THEME_KEY) };
  } catch {
    // Nothing that can be read.
  }
  const one = <T>(values: readonly T[], value: unknown, otherwise: T) =>
    values.find((known) => known === value) ?? otherwise;
  return {
    theme: one(THEMES, kept.theme, DEFAULTS.theme),
    board: one(BOARDS, kept.board, DEFAULTS.board),
    language: one(LANGUAGES, kept.language, DEFAULTS.language),
    sound: one([true, false], kept.sound, DEFAULTS.sound),
    vibration: one([true, false], kept.vibration, DEFAULTS.vibration),
    neverResigns: one([true, false], kept.neverResigns, DEFAULTS.neverResigns),
  };
}

/** The colours follow the device unless someone chose; the browser's own bar goes with them. */
export function applyLook({ theme, board }: Settings): void {
  const html = document.documentElement;
  if (theme === "auto") delete html.dataset.theme;
  else html.dataset.theme = theme;
  html.dataset.board = board;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.own ??= meta.content;
    const chosen = document.querySelector<HTMLMetaElement>(`meta[name="theme-color"][media*="${theme}"]`);
    meta.content = (theme !== "auto" && (chosen?.dataset.own ?? chosen?.content)) || meta.dataset.own;
  }
}
