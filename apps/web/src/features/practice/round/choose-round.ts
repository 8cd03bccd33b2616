import type { Language, ProblemEntry, ProblemLevel } from "@taiyari/domain/practice";
import { standingOf, type Standings } from "../standing/entry-standing.ts";

/** What a round is made of: a language and a level for each of its problems. */
export interface RoundWish {
  readonly problems: readonly { readonly language: Language; readonly level: ProblemLevel }[];
}

/**
 * Problems for a round: such as were never solved before others, no two of one concept, and by chance among equals.
 *
 * @param random  from 0 to 1
 * @returns       fewer than wished for where there are not enough
 */
export function chooseRound(
  problems: readonly ProblemEntry[],
  { problems: wishes }: RoundWish,
  standings: Standings,
  random: () => number,
): readonly { readonly entry: ProblemEntry; readonly language: Language }[] {
  const chosen: { readonly entry: ProblemEntry; readonly language: Language }[] = [];
  for (const { language, level } of wishes) {
    const taken = new Set(chosen.map(({ entry }) => entry.topics[0]));
    const candidates = problems
      .filter(
        (entry) =>
          entry.languages.includes(language) &&
          !chosen.some((one) => one.entry.slug === entry.slug),
      )
      .map((entry) => ({
        entry,
        rank:
          (entry.level === level ? 0 : 4) +
          (taken.has(entry.topics[0]) ? 2 : 0) +
          (standingOf(standings, entry).state === "open" ? 0 : 1) +
          random() / 2,
      }))
      .toSorted((a, b) => a.rank - b.rank);
    const [best] = candidates;
    if (best) chosen.push({ entry: best.entry, language });
  }
  return chosen;
}
