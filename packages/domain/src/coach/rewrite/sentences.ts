/** A stretch of a text. Offsets count UTF-16 units. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Abbreviations whose full stop ends no sentence. */
const ABBREVIATION = new RegExp(
  String.raw`(?:^|[\s(])(?:rs|no|nos|sec|dr|mr|mrs|ms|prof|st|dept|approx|govt|pvt|ltd|co|inc|vs|viz|eg|ie|fig|vol|ed|` +
    String.raw`art|u\/s|smt|shri|km|hrs?|mins?|yrs?|dist|etc|sr|jr|adv|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|[a-` +
    String.raw`z]|(?:[a-z]\.)+[a-z]{1,4})\.$`,
  "iu",
);

/** The sentences of one line, without the blanks between them. An abbreviation, a decimal and "B.E." end none. */
export function sentencesIn(line: string): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (const match of line.matchAll(/[.!?]+(?=["”’)]?\s+\S)["”’)]?/gu)) {
    const to = match.index + match[0].length;
    const next = /^\s+(\S)/u.exec(line.slice(to))?.[1] ?? "";
    const isAbbreviated = ABBREVIATION.test(line.slice(from, match.index + 1));
    const opensAnother = /[\p{Lu}\p{Lo}"“(]/u.test(next);
    // Within brackets nothing ends.
    const inside = line.slice(from, match.index);
    if (inside.split("(").length > inside.split(")").length) continue;
    // "etc. Then", "within 4 hrs. Cost": these may end a sentence too.
    const mayEnd = /(?:\betc|\d\s?(?:km|hrs?|mins?|yrs?))\.$/iu.test(
      line.slice(from, match.index + 1),
    );
    if (isAbbreviated && !(mayEnd && opensAnother)) continue;
    if (!opensAnother && !/\p{L}{4,}$/u.test(line.slice(from, match.index))) continue;
    found.push(trimmed(line, from, to));
    from = to;
  }
  if (line.slice(from).trim() !== "") found.push(trimmed(line, from, line.length));
  return found;
}

function trimmed(line: string, from: number, to: number): Stretch {
  const text = line.slice(from, to);
  const start = from + text.length - text.trimStart().length;
  return { from: start, to: from + text.trimEnd().length };
}

/** Words of a text, as its length is counted. */
export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}.,'’/%+-]*/gu)?.length ?? 0;
}
