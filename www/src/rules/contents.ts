/** The sections of the rules, in the order in which they are read; each has an anchor: `#/rules/chains`. */
export const SECTIONS = [
  "goal",
  "moves",
  "chains",
  "shortest",
  "trapping",
  "leaving",
  "end",
  "variants",
  "house",
  "practice",
  "notation",
  "page",
] as const;
export type SectionId = (typeof SECTIONS)[number];

/** For each paragraph of a section the numbers of docs/rules.md that it tells. */
export const PARAGRAPHS: Readonly<Record<SectionId, readonly (readonly string[])[]>> = {
  goal: [["1.1"], ["1.2"], ["1.3"], ["1.4"]],
  moves: [["2.1"], ["2.2"], ["2.3"]],
  chains: [["2.4"], ["2.4"]],
  shortest: [["2.5"], ["2.5"]],
  trapping: [["3.1"], ["3.2"], ["3.3"]],
  leaving: [["4.1"], ["4.2"], ["4.3"], ["4.4"], ["4.4"]],
  end: [["5.1"], ["5.2"], ["5.3"], ["5.4"], ["5.5"], ["5.6"], ["5.7"], ["5.8"]],
  variants: [["6"]],
  house: [["6.1"], ["6.1"]],
  practice: [["6.2"], ["6.2"], ["6.2"]],
  notation: [["7.1"], ["7.2"], ["7.3"], ["7.4"]],
  page: [[], [], []],
};

/** The section that a path names: by itself (`chains`), or by a number of the rules in it (`2.4`). */
export function sectionOf(path: string): { section: SectionId; paragraph: number | null } | null {
  const named = SECTIONS.find((section) => section === path);
  if (named) return { section: named, paragraph: null };
  for (const section of SECTIONS) {
    const at = PARAGRAPHS[section].findIndex((rules) => rules.includes(path));
    if (at >= 0) return { section, paragraph: at + 1 };
  }
  return null;
}
