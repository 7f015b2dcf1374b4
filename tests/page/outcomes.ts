import type { Outcome, Side } from "ugolki";
import { expect, type Table } from "./table.ts";

export const names: Record<Side, string> = { white: "Anna", black: "Boris" };

/** The rule that each reason comes from, and what the page says. `W` has won, `L` has lost. */
const endings: Record<Outcome["reason"], { rules: string[]; text: string }> = {
  arrived: { rules: ["5.2", "5.3"], text: "All of W’s men have arrived." },
  "both-arrived": { rules: ["5.2"], text: "Both sides have arrived with the same move." },
  overstayed: { rules: ["4.2"], text: "L still had a man at home at the exit deadline." },
  "both-overstayed": { rules: ["4.2"], text: "Both sides still had men at home at the exit deadline." },
  "returned-home": { rules: ["4.4"], text: "L brought a man back home after the exit deadline." },
  "move-limit": { rules: ["5.4"], text: "The move limit is reached, and W has more men in the goal." },
  repetition: { rules: ["5.5"], text: "The same position stood for the third time." },
  "no-legal-move": { rules: ["5.6"], text: "The side to move has no legal move." },
  time: { rules: ["5.7"], text: "L has run out of time." },
  resignation: { rules: ["5.7"], text: "L has resigned." },
  agreement: { rules: ["5.7"], text: "Both sides agreed on a draw." },
};

/** The end dialog says who won, why, and by which rule; so does the board behind it. */
export async function ended(table: Table, outcome: Outcome | null, called = names): Promise<void> {
  if (!outcome) throw new Error("the game goes on");
  const { rules, text } = endings[outcome.reason];
  expect(rules).toContain(outcome.rule);
  const [winner, loser] = outcome.winner === "white" ? [called.white, called.black] : [called.black, called.white];
  const end = table.dialog("end");
  await expect(end.getByRole("heading")).toHaveText(outcome.winner ? `${winner} wins` : "A draw");
  await expect(end).toContainText(text.replace("W", winner).replace("L", loser));
  await expect(end.locator(".rule")).toHaveText(`Rule ${outcome.rule}`);
  await end.getByRole("button", { name: "See the board" }).click();
  await expect(table.anyDialog).toHaveCount(0);
  await expect(table.status).toHaveText(
    outcome.winner ? `${winner} wins · rule ${outcome.rule}` : `Draw · rule ${outcome.rule}`,
  );
  await expect(table.page.locator(".bar[data-won]")).toHaveCount(outcome.winner ? 1 : 0);
  if (outcome.winner) await expect(table.page.locator(`#bar-${outcome.winner}`)).toHaveAttribute("data-won");
  await expect(table.page.locator("[data-square][data-movable]")).toHaveCount(0);
}
