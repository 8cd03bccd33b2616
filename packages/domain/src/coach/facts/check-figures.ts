import { topicStems, unitsAbout } from "./alignment/source-units.ts";
import { followsFrom } from "./dates/durations.ts";
import {
  type DatePoint,
  type DatesOfLine,
  type DateSpan,
  isInside,
  readDates,
} from "./dates/read-dates.ts";
import { digitsOf } from "./figures/digits.ts";
import type { Figure } from "./figures/figure.ts";
import { partsOf } from "./figures/beside-figures.ts";
import { type Derived, derivedFrom, isDerived } from "./figures/derived.ts";
import { type FiguresAbout, follows } from "./figures/follows.ts";
import { changesOf, holdsFigure } from "./figures/figure-index.ts";
import { readFigures } from "./figures/read-figures.ts";
import { DAY, WEEK } from "./figures/units.ts";
import type { FactLine } from "./lines.ts";
import { isOtherPeriod, periodOf } from "./figures/per-period.ts";
import { strangeYears } from "./study/degree-years.ts";
import type { FactWord } from "./words.ts";
import type { SourceFacts } from "./source-facts.ts";
import { movedFigures } from "./binding/moved-figures.ts";
import type { Unheld } from "./unheld.ts";

export interface FiguresOfText {
  readonly unheld: readonly Unheld[];
  readonly dates: DatesOfLine;
  /** Figures that the source has as well. */
  readonly known: readonly Figure[];
  /** Where figures with their units stand, held or not: "MB" there is no name. */
  readonly stretches: readonly (readonly [number, number])[];
}

/** The figures and dates of one line, and those of them that the source does not have. */
export function checkFigures(
  line: FactLine,
  words: readonly FactWord[],
  source: SourceFacts,
  isEnglish: boolean,
): FiguresOfText {
  const dates = readDates(line.text, line.at);
  const numbers = readFigures(line.text, line.at, { tongue: isEnglish ? "english" : "any" });
  const phones = heldPhones(line, source);
  const unheld: Unheld[] = [];
  for (const point of dates.points) {
    if (!holdsDate(source, point) && !isFigureOf(source, point, numbers))
      unheld.push({ kind: "date", from: point.from, to: point.to });
  }
  for (const span of dates.spans) {
    const open = span.end === null ? goesOnAt(span, line, source) : null;
    if (open) unheld.push(open);
  }
  const figures = numbers.filter(
    (figure) =>
      !isInside(figure.to - 1, dates.taken) &&
      !isInside(figure.from, phones) &&
      !isNumbering(line, figure) &&
      !isSmall(figure),
  );
  const shares = partsOf(figures, line.text, line.at).filter((share) => isHeld(share, source));
  const strange = figures.filter(
    (figure) => !isHeld(figure, source) && !shares.some((share) => isWithin(figure, share)),
  );
  const known = figures.filter((figure) => !strange.includes(figure));
  const own = changesOf(known, line.text);
  const derived = strange.length === 0 ? [] : derivedOf(known, line);
  for (const figure of known)
    if (isOtherPeriod(figure, line, source.perPeriod))
      unheld.push({
        kind: "number",
        from: figure.from,
        to: periodOf(figure, line)?.to ?? figure.to,
      });
  let about: readonly FiguresAbout[] | null = null;
  for (const figure of strange) {
    if (isRatio(figure) && holdsFigure(own, figure)) continue;
    if (isDerived(figure, line.text, line.at, source.figures.derived, derived)) continue;
    about ??= figuresAbout(words, source);
    if (follows(figure, line.text, line.at, about)) continue;
    unheld.push({ kind: isDuration(figure) ? "date" : "number", from: figure.from, to: figure.to });
  }
  unheld.push(...movedFigures(known, words, source));
  unheld.push(...strangeYears(line, words, dates.points, source.degreeYears));
  return { unheld, dates, known, stretches: numbers.map(({ from, to }) => [from, to]) };
}

/** The lines of a source, with their figures, that tell of what a line of a proposal tells; its only one in any case. */
function figuresAbout(
  words: readonly FactWord[],
  { units, figureLines }: SourceFacts,
): readonly FiguresAbout[] {
  if (figureLines.length === 1) return figureLines;
  const lines = unitsAbout(topicStems(words), units).map((unit) => units.units[unit]?.line ?? -1);
  return [...new Set(lines)].flatMap((line) => figureLines[line] ?? []);
}

const GOES_ON = /^.{0,12}?\b(present|current(?:ly)?|now|till date|to date|today|ongoing|date)\b/iu;

/** "Present" of what the source says has ended; null where it goes on there too or is not told of. */
function goesOnAt(
  { start }: DateSpan,
  { text, at }: FactLine,
  { spans }: SourceFacts,
): Unheld | null {
  const same = spans.filter(
    (other) =>
      other.start.years.some((year) => start.years.includes(year)) &&
      (other.start.month === null || start.month === null || other.start.month === start.month),
  );
  const hasEnded = same.length > 0 && same.every((span) => endsAt(span, spans, MOST_ROLES));
  const match = hasEnded ? GOES_ON.exec(text.slice(start.to - at)) : null;
  if (!match?.[1]) return null;
  const from = start.to + match[0].length - match[1].length;
  return { kind: "date", from, to: from + match[1].length };
}

/** Roles that follow each other in one place, as one. */
const MOST_ROLES = 6;

/** Whether a span ended and none that goes on followed within two months. */
function endsAt({ end }: DateSpan, spans: readonly DateSpan[], left: number): boolean {
  if (end === null || left === 0) return false;
  const last = monthsOf(end, 12);
  const after = spans.filter(({ start }) => {
    const gap = monthsOf(start, 1) - last;
    return (
      gap >= -(start.month === null || end.month === null ? 12 : 0) && gap <= 2 && start !== end
    );
  });
  return after.every((span) => span.end?.from === end.from || endsAt(span, spans, left - 1));
}

function monthsOf({ years, month }: DatePoint, otherwise: number): number {
  return (years.at(-1) ?? 0) * 12 + (month ?? otherwise);
}

/** What follows from any two figures of a line that are held, and from those beside each other. */
function derivedOf(known: readonly Figure[], { text, at }: FactLine): readonly Derived[] {
  const apart = known.flatMap((_, i) => {
    const pair = [known[i], known[i + 2]].filter((figure) => figure !== undefined);
    return derivedFrom(pair, text, at);
  });
  return [...derivedFrom(known, text, at), ...apart];
}

function isWithin(figure: Figure, { from, to }: Figure): boolean {
  return figure.from >= from && figure.to <= to;
}

function isRatio({ isShare, readings }: Figure): boolean {
  return isShare || readings[0]?.dimension === "percent" || readings[0]?.dimension === "factor";
}

function isHeld(figure: Figure, source: SourceFacts): boolean {
  if (holdsFigure(source.figures, figure) || followsFrom(source.stretches, figure)) return true;
  return figure.mantissa === 0 && figure.readings[0]?.value === 0 && source.hasNone;
}

function holdsDate({ years, months }: SourceFacts, { years: own, month }: DatePoint): boolean {
  return own.some((year) => (month === null ? years.has(year) : months.has(year * 12 + month - 1)));
}

/** "2000 customers" is a number that looks like a year. */
function isFigureOf(source: SourceFacts, point: DatePoint, figures: readonly Figure[]): boolean {
  if (point.month !== null) return false;
  const figure = figures.find(({ from, to }) => to >= point.to && from <= point.from);
  if (!figure) return false;
  // "2000 MB" is checked as what it is.
  return figure.to > point.to || holdsFigure(source.figures, figure);
}

/** A telephone number, or another long one, with blanks and hyphens. */
const PHONE = /\+?\d(?:[\s().-]{0,2}\d){7,14}/gu;
/** The digits at its end that a country's code does not change. */
const OWN_DIGITS = 8;

function heldPhones({ text, at }: FactLine, { digits }: SourceFacts): [number, number][] {
  return [...digitsOf(text).matchAll(PHONE)].flatMap((match): [number, number][] => {
    const own = match[0].replaceAll(/\D/gu, "").slice(-OWN_DIGITS);
    return digits.includes(own) ? [[at + match.index, at + match.index + match[0].length]] : [];
  });
}

/** "1." before an item of a list; "4950." and "9 crore." are said of something. */
function isNumbering({ text, at }: FactLine, { from, to }: Figure): boolean {
  if (!/^\d{1,2}$/u.test(text.slice(from - at, to - at))) return false;
  return /^\s*\(?$/u.test(text.slice(0, from - at)) && /^[.)]\s/u.test(text.slice(to - at));
}

/** "One" is an article more often than a number, and so is the unit after it in "one day". */
function isSmall({ mantissa, readings, isOrdinal }: Figure): boolean {
  const [first] = readings;
  const isShort = first?.dimension === "time" && first.unit <= WEEK && first.value === first.unit;
  return mantissa === 1 && !isOrdinal && (first?.value === 1 || isShort);
}

function isDuration({ readings }: Figure): boolean {
  return (
    readings[0]?.dimension === "time" && readings[0].unit >= WEEK / 7 && readings[0].unit !== DAY
  );
}
