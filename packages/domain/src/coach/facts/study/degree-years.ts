import type { DatePoint } from "../dates/read-dates.ts";
import type { FactLine } from "../lines.ts";
import type { Unheld } from "../unheld.ts";
import type { FactWord } from "../words.ts";
import { type DegreeMention, readDegrees } from "./read-degrees.ts";

/** A year this many characters behind a degree is that of the degree. */
const BESIDE = 60;

/** Where the years go first, this may stand between the first of them and its degree. */
const RIGHT_BEFORE = /^\s*(?:[-–:]|passed|done|completed)?\s*$/iu;

/** The years that stand beside each degree of a source: behind it in its line, or before it where the years go first. */
export type DegreeYears = ReadonlyMap<string, ReadonlySet<number>>;

export function degreeYears(
  lines: readonly {
    readonly line: FactLine;
    readonly words: readonly FactWord[];
    readonly points: readonly DatePoint[];
  }[],
): DegreeYears {
  const years = new Map<string, Set<number>>();
  for (const { line, words, points } of lines) {
    const degrees = readDegrees(words);
    const isYearFirst = points.some((point) => isRightBefore(point, degrees[0], line));
    for (const [i, { name, from, to }] of degrees.entries()) {
      const known = years.get(name) ?? new Set();
      years.set(name, known);
      const end = Math.min(degrees[i + 1]?.from ?? Infinity, to + BESIDE);
      const near = isYearFirst
        ? points.filter((point) => point.to <= from).slice(-2)
        : points.filter((point) => point.from >= to && point.to <= end);
      for (const point of near) for (const year of point.years) known.add(year);
    }
  }
  return years;
}

function isRightBefore(
  { to }: DatePoint,
  degree: DegreeMention | undefined,
  { text, at }: FactLine,
): boolean {
  return (
    degree !== undefined &&
    to <= degree.from &&
    RIGHT_BEFORE.test(text.slice(to - at, degree.from - at))
  );
}

/** A year right behind a degree that the source has beside another one: "PGDCA, 2012" of "B.Com 2012, PGDCA 2013". */
export function strangeYears(
  line: FactLine,
  words: readonly FactWord[],
  points: readonly DatePoint[],
  known: DegreeYears,
): Unheld[] {
  const degrees = readDegrees(words);
  if (points.some((point) => isRightBefore(point, degrees[0], line))) return [];
  return degrees.flatMap(({ name, to }, at): Unheld[] => {
    const years = known.get(name);
    if (!years || years.size === 0) return [];
    const end = Math.min(degrees[at + 1]?.from ?? Infinity, to + BESIDE);
    const beside = points.filter((point) => point.from >= to && point.to <= end);
    const [first] = beside;
    // "(B.Tech, NITK) and a PMP since 2019" is the year of something else.
    if (
      !first ||
      /[);:]|\b(?:and|since|then)\b/u.test(line.text.slice(to - line.at, first.from - line.at))
    )
      return [];
    if (beside.some((point) => point.years.some((year) => years.has(year)))) return [];
    return [{ kind: "date", from: first.from, to: first.to }];
  });
}
