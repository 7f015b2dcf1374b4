import type { Game } from "ugolki/web";
import type * as core from "./core.ts";
import type { Keeper } from "./games/keeper.ts";
import type { SettingsStore } from "./settings.ts";
import type { Stored } from "./table/state.ts";

/** What every screen gets. */
export interface App {
  rules: typeof core;
  settings: SettingsStore;
  /** Goes to a screen: `"/practice"`, or `"/"` for the table. */
  go(route: string): void;
  /** Says something to a screen reader, politely. */
  announce(text: string): void;
  table: TableHandle;
  /** The games that this browser keeps. */
  games: Keeper;
}

/** The table, which stays as it is while another screen is shown. */
export interface TableHandle {
  /** The game on it, as it is stored. */
  stored(): Stored;
  /** Puts a game on it in place of the one that is there, and shows it; `ply` is where it is opened, the end by default. */
  put(stored: Stored, ply?: number): void;
  /**
   * Whether its game may make way for another one: asked where that resigns a rated game, or stops a running clock.
   * Where the answer is yes, the rated game is resigned.
   */
  leaves(other: Stored | null): Promise<boolean>;
  /** Looks at its position after so many plies. */
  look(ply: number): void;
  /**
   * Begins a game from where this one stands, with the players as last, of two at this screen or of the side to move
   * against the computer; if the game on the table may be left.
   */
  begin(game: Game, against: "friend" | "computer"): Promise<void>;
}

/** A screen beside the table. */
export interface Screen {
  /** It leaves: its listeners and timers end. Its place is emptied for it. */
  close(): void;
  /** Shows another of its paths; a screen without it is opened anew. */
  follow?(path: string): void | Promise<void>;
}

/**
 * Fills `place`, an empty element. `path` is what follows the screen's name in the address: `"chain/2"` in
 * `#/learn/chain/2`. Called again, after `close`, when the language changes.
 */
export type OpenScreen = (place: HTMLElement, app: App, path: string) => Screen | Promise<Screen>;
