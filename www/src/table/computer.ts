import type { Player, Seat } from "../opponent/player.ts";

/** Has the computer take part in what happens at the table. Its part of the page is loaded when it is wanted first. */
export function createComputer(seat: Seat): Player {
  let player: Player | null = null;
  let isLoading = false;

  async function load(): Promise<void> {
    isLoading = true;
    try {
      const { createPlayer } = await import("../opponent/player.ts");
      player = createPlayer(seat);
    } catch (error) {
      // While this is told it isn't tried again; at the next thing that happens it is.
      seat.failed(error);
    } finally {
      isLoading = false;
    }
    player?.follow();
  }

  return {
    follow() {
      const { game, setup, message } = seat.state();
      if (player) player.follow();
      else if (isLoading || game.outcome) return;
      else if (message?.kind === "seeking" || setup.opponent === "computer") void load();
    },
  };
}
