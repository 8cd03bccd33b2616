import { placesOf } from "../names/match-word.ts";
import type { Figure } from "../figures/figure.ts";
import { WEEK } from "../figures/units.ts";
import type { DatePoint } from "../dates/read-dates.ts";
import type { SourceFacts } from "../source-facts.ts";
import { isTitleHead } from "../titles/title-heads.ts";
import type { Unheld } from "../unheld.ts";
import type { FactWord } from "../words.ts";
import { type Bound, mayName } from "./bound-entries.ts";
import { placesOfFigure } from "./figure-places.ts";

/**
 * Facts of a stretch of a proposal that the source tells of other jobs or courses only: a figure, a product or a name.
 * What stands outside of all of them, in a summary or a list of skills, may be of any.
 */
export function movedFacts(
  words: readonly FactWord[],
  figures: readonly Figure[],
  bound: Bound,
  source: SourceFacts,
): Unheld[] {
  if (bound === null) return [];
  const isElsewhere = (entries: readonly number[]) =>
    entries.length > 0 &&
    entries.every(
      (entry) => !bound.has(entry) && (source.entries.entries[entry]?.isDated ?? false),
    );
  const numbers = figures.filter(
    (figure) =>
      !isLong(figure) &&
      isElsewhere(placesOfFigure(figure, source.figurePlaces).map(({ entry }) => entry)),
  );
  const names = words.filter(
    (word) => !word.opens && mayName(word) && isElsewhere(entriesOfWord(word, source)),
  );
  return [
    ...numbers.map(({ from, to }): Unheld => ({ kind: "number", from, to })),
    ...names.map(({ from, to }): Unheld => ({ kind: "skill", from, to })),
  ];
}

/** Months and years add up over several jobs. */
function isLong({ readings }: Figure): boolean {
  return readings[0]?.dimension === "time" && readings[0].unit >= WEEK;
}

function entriesOfWord({ key, text }: FactWord, { words, entries }: SourceFacts): number[] {
  return placesOf(words, key, text).flatMap(
    (place) => entries.ofLine[words.lineOf[place] ?? -1]?.entry ?? [],
  );
}

/** Years in the head of an entry of a proposal that the source has for other entries only. */
export function movedDates(
  points: readonly DatePoint[],
  bound: Bound,
  { entries }: SourceFacts,
): Unheld[] {
  if (bound === null) return [];
  const held = entries.entries.map(({ years }, at) => ({ years, isOwn: bound.has(at) }));
  const isIn = (year: number, own: boolean) =>
    held.some(({ years, isOwn }) => isOwn === own && years.has(year));
  return points.flatMap(({ years, from, to }): Unheld[] =>
    years.every((year) => !isIn(year, true) && isIn(year, false))
      ? [{ kind: "date", from, to }]
      : [],
  );
}

/** A title in the head of an entry of a proposal that the source has for other employers only. */
export function movedTitles(
  words: readonly FactWord[],
  bound: Bound,
  source: SourceFacts,
): Unheld[] {
  if (bound === null) return [];
  return words
    .filter(({ text, hasCapital }) => hasCapital && isTitleHead(text))
    .flatMap((word): Unheld[] => {
      const entries = entriesOfWord(word, source);
      const isMoved =
        entries.length > 0 &&
        entries.every(
          (entry) => !bound.has(entry) && (source.entries.entries[entry]?.isDated ?? false),
        );
      return isMoved ? [{ kind: "title", from: word.from, to: word.to }] : [];
    });
}
