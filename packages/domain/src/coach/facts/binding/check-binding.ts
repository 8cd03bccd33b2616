import { entriesOf } from "../alignment/entries.ts";
import { sentencesOfWords } from "../alignment/source-units.ts";
import type { DatesOfLine } from "../dates/read-dates.ts";
import type { Figure } from "../figures/figure.ts";
import type { FactLine } from "../lines.ts";
import type { SourceFacts } from "../source-facts.ts";
import type { Unheld } from "../unheld.ts";
import type { FactWord } from "../words.ts";
import { type Bound, boundByHead, boundByNames } from "./bound-entries.ts";
import { movedDates, movedFacts, movedTitles } from "./moved-facts.ts";

/** A line of a proposal as the other checks have read it. */
export interface ReadLine {
  readonly line: FactLine;
  readonly words: readonly FactWord[];
  readonly dates: DatesOfLine;
  /** Figures that the source has as well. */
  readonly known: readonly Figure[];
}

/** Longer lines are sentences. */
const LONGEST_HEAD = 120;
const NO_ENTRY = { entry: -1, isHead: false, isDated: false };
/** What sums up several jobs and heads none. */
const IN_WORDS = /\b(?:years?|experience[d]?|with|career|months?)\b/iu;

/** Facts of a proposal that its source tells of another job, project or course than the one the proposal tells them of. */
export function checkBinding(
  lines: readonly ReadLine[],
  text: string,
  source: SourceFacts,
): Unheld[] {
  const dated = source.entries.entries.filter(({ isDated }) => isDated);
  if (dated.length < 2 || source.isForeign) return [];
  const entries = entriesOf(lines, text);
  const heads = new Map<number, FactWord[]>();
  for (const [at, { entry, isHead }] of entries.entries())
    if (isHead) heads.set(entry, [...(heads.get(entry) ?? []), ...(lines[at]?.words ?? [])]);
  const bound = new Map<number, Bound>(
    [...heads].map(([entry, words]) => [entry, boundByHead(words, source)]),
  );
  const isDated = new Set(
    lines.flatMap(({ dates }, at) =>
      entries[at]?.isHead && dates.points.length > 0 ? [entries[at].entry] : [],
    ),
  );
  return lines.flatMap((read, at): Unheld[] => {
    const { line, words, dates, known } = read;
    const { entry, isHead } = entries[at] ?? NO_ENTRY;
    const own = bound.get(entry) ?? null;
    if (own !== null && !isHead && isDated.has(entry)) return movedFacts(words, known, own, source);
    const isOfHead = isHead && line.text.length < LONGEST_HEAD && !IN_WORDS.test(line.text);
    return [
      ...(isOfHead && dates.spans.length > 0 ? movedDates(dates.points, own, source) : []),
      ...(isOfHead ? movedTitles(words, own, source) : []),
      ...movedInSentences(read, text, source),
    ];
  });
}

/** Figures of sentences that name an employer. */
function movedInSentences({ words, known }: ReadLine, text: string, source: SourceFacts): Unheld[] {
  return sentencesOfWords(words, text).flatMap((sentence) => {
    const [first, last] = [sentence[0], sentence.at(-1)];
    const inside = known.filter(
      ({ from, to }) => first && last && from >= first.from && to <= last.to,
    );
    if (inside.length === 0) return [];
    return movedFacts([], inside, boundByNames(sentence, source), source);
  });
}
