import { regex } from "../../../text/regex.ts";
import type { Figure, FigureReading } from "./figure.ts";
import type { Dimension } from "./units.ts";

/** What two figures beside each other give: what lies between them, both together, or one as often as the other says. */
export type Derivation = "difference" | "sum" | "product" | "part";

export interface Derived {
  readonly by: Derivation;
  /** Needs no word that says so: "12 batches of 15 women each". */
  readonly isPlain?: boolean;
  readonly value: number;
  readonly dimension: Dimension | null;
}

/** Figures further apart than this are about different things. */
const NEAR = 40;
/** Longer lists are not added up. */
const MOST_ADDED = 6;
/** What says that one figure goes for each of the other. */
const EACH = /\b(?:each|of|per|every|apiece|x|daily|a)\b|[×@/]/iu;
const RATES: readonly (readonly [RegExp, number])[] = [
  [/^\s*(?:\p{L}+\s+){0,3}(?:(?:a|per|each|every|\/)\s*month|monthly|p\.?m\b)/iu, 12],
  [/^\s*(?:\p{L}+\s+){0,3}(?:(?:a|per|each|every|\/)\s*week|weekly)/iu, 52],
  [/^\s*(?:\p{L}+\s+){0,3}(?:(?:a|per|each|every|\/)\s*quarter|quarterly)/iu, 4],
];

/** What follows from the figures of one line; `at` is where the line begins in the text. */
export function derivedFrom(figures: readonly Figure[], line: string, at: number): Derived[] {
  const derived: Derived[] = [];
  for (const [i, figure] of figures.entries()) {
    const after = line.slice(figure.to - at, figure.to - at + NEAR);
    for (const [pattern, times] of RATES)
      if (pattern.test(after))
        for (const { value, dimension } of figure.readings.slice(0, 1))
          derived.push({ by: "product", value: value * times, dimension });
    const next = figures[i + 1];
    if (!next || next.from - figure.to > NEAR) continue;
    for (const [one, other] of comparable(figure, next))
      derived.push({
        by: "difference",
        value: Math.abs(one.value - other.value),
        dimension: one.dimension ?? other.dimension,
      });
    const end = line.slice(figure.to - at, next.to - at + NEAR / 2);
    const isTimes = figure.readings[0]?.dimension === "factor";
    if ((isTimes || EACH.test(end)) && figure.mantissa < 1000) {
      const [one, other] = [figure.readings[0], next.readings[0]];
      if (one && other && (one.dimension === null || one.dimension === "factor"))
        derived.push({
          by: "product",
          isPlain: /\b(?:each|apiece)\b|^\s*[x×]/iu.test(end),
          value: one.value * other.value,
          dimension: other.dimension,
        });
    }
    // "7 + 6 months" is a sum.
    if (/^\s*\+\s*$/u.test(line.slice(figure.to - at, next.from - at)))
      derived.push({
        by: "sum",
        isPlain: true,
        value: figure.mantissa + next.mantissa,
        dimension: null,
      });
    derived.push(...sumsFrom(figures, i, line, at), ...partsFrom(figure, next));
    const second = figures[i + 2];
    if (second && second.from - figure.to <= NEAR) {
      derived.push(...partsFrom(figure, second));
      for (const [one, other] of comparable(figure, second))
        derived.push({
          by: "difference",
          value: Math.abs(one.value - other.value),
          dimension: one.dimension ?? other.dimension,
        });
    }
  }
  return derived;
}

/** A count of which a share is told: "210 hires, a third women" are 70. */
function partsFrom(a: Figure, b: Figure): Derived[] {
  return [
    [a, b],
    [b, a],
  ].flatMap(([whole, share]): Derived[] => {
    const percent = share?.readings.find(({ dimension }) => dimension === "percent");
    const count = whole?.readings[0];
    if (!percent || !count || count.dimension === "percent" || percent.value >= 100) return [];
    return [{ by: "part", value: (count.value * percent.value) / 100, dimension: count.dimension }];
  });
}

/** "Three cafés and a clinic": what is one more without a figure. */
const ONE_MORE = /^[^.;:\d]{0,30}\b(?:and|plus|&)\s+(?:an?|one|1)\s+\p{L}/iu;

/** Sums of a figure with those behind it: of two, of three and so on, while they stand near and are of one kind. */
function sumsFrom(figures: readonly Figure[], from: number, line: string, at: number): Derived[] {
  const sums: Derived[] = [];
  const first = figures[from]?.readings[0];
  if (!first || first.dimension === "percent" || first.dimension === "factor") return [];
  let sum = first.value;
  for (let i = from + 1; i < Math.min(figures.length, from + MOST_ADDED); i++) {
    const [before, figure] = [figures[i - 1], figures[i]];
    const reading = figure?.readings[0];
    if (!before || !figure || !reading || figure.from - before.to > NEAR) break;
    if (reading.dimension !== first.dimension || figure.isOrdinal) break;
    sum += reading.value;
    // Three figures and more of one kind are a series.
    const isPlain =
      i > from + 1 &&
      figures.slice(from, i + 1).every((one) => one.noun === figure.noun || isBare(one.noun));
    sums.push({ by: "sum", isPlain, value: sum, dimension: first.dimension });
    if (first.dimension === null && ONE_MORE.test(line.slice(figure.to - at)))
      sums.push({ by: "sum", value: sum + 1, dimension: null });
  }
  return sums;
}

/**
 * Readings of two figures that can be taken from each other: of one dimension, or one without a unit, which is then
 * meant in the unit of the other ("6 mins, not 40").
 */
export function comparable(a: Figure, b: Figure): (readonly [FigureReading, FigureReading])[] {
  const pairs: (readonly [FigureReading, FigureReading])[] = [];
  for (const one of a.readings)
    for (const other of b.readings) if (one.dimension === other.dimension) pairs.push([one, other]);
  if (pairs.length > 0) return pairs;
  const [one, other] = [a.readings[0], b.readings[0]];
  if (!one || !other) return [];
  if (isShare(one) || isShare(other)) return [];
  if (one.dimension === null) return [[inUnitOf(other, b, a), other]];
  return other.dimension === null ? [[one, inUnitOf(one, a, b)]] : [];
}

function isShare({ dimension }: FigureReading): boolean {
  return dimension === "percent" || dimension === "factor";
}

/** What a bare figure is in the unit of another one. */
export function inUnitOf(unit: FigureReading, of: Figure, bare: Figure): FigureReading {
  const scale = of.mantissa === 0 ? 1 : unit.value / of.mantissa;
  return { value: bare.mantissa * scale, dimension: unit.dimension, unit: unit.unit };
}

function isBare(noun: string): boolean {
  return noun === "" || /^(?:nos?|pcs|and|in|on)$/u.test(noun);
}

/** What says that a figure is a difference, before it and behind it. */
const BY = regex("iu")`
  \b(?:by|up|down|sav(?:ed?|es|ing)|add(?:ed|s|ing)?|gain(?:ed|s|ing)?|shaved|trimmed|cut|knocked|within|um|
  (?:drop|fall|rise|reduction|increase|improvement|difference|jump|gain|saving|cut|growth|decline) of)\s+
  (?:about|around|nearly|almost|over|some|roughly|a|full|another|more than)?\s*(?:US|₹|Rs\.?|INR|\$)?\s*$
`;
const LESS = regex("iu")`
  ^\s*(?:[-\p{L}]+\s+){0,3}?(?:less|fewer|more|points?|under|below|above|ahead|beyond|over|faster|quicker|earlier|
  higher|lower|additional|extra|short|late|later|better|new|saved|older|younger|longer|shorter)\b
`;
const TOTAL =
  /\b(?:total|totals|totall?ing|in all|altogether|together|overall|combined|between them|in sum|across|insgesamt|kul)\b|कुल/iu;
const YEARLY =
  /\b(?:annual(?:ly)?|yearly|(?:a|per|each|the|one|full) year|twelve months|12 months|total|in all|altogether)\b/iu;

/** Whether a figure of a text that is not in the source follows from two that are, and the words say in which way. */
export function isDerived(
  figure: Figure,
  line: string,
  at: number,
  known: readonly Derived[],
  own: readonly Derived[],
): boolean {
  const before = line.slice(Math.max(0, figure.from - at - NEAR), figure.from - at);
  const after = line.slice(figure.to - at, figure.to - at + NEAR);
  const isPoints =
    /^points?$|^pp$/u.test(figure.noun) || /^\s*(?:percentage\s+)?points?\b/iu.test(after);
  const isMoney = figure.readings[0]?.dimension === "money";
  const isBy = isMoney || BY.test(before) || LESS.test(after);
  const isIn = (list: readonly Derived[], by: Derivation, isLoose = false) =>
    list.some(
      (one) =>
        one.by === by &&
        figure.readings.some(
          ({ value, dimension }) =>
            (isLoose || isComparable(dimension, one)) && isNear(value, one.value, figure),
        ),
    );
  if (isPoints && (isIn(known, "difference", true) || isIn(own, "difference", true))) return true;
  if (figure.readings[0]?.dimension === "percent") return false;
  if (isBy && (isIn(known, "difference") || isIn(own, "difference"))) return true;
  if (isIn(own, "part") || isIn(known, "part")) return true;
  const plain = known.filter((one) => one.isPlain);
  if (isIn(plain, "product") || isIn(plain, "sum")) return true;
  const isTime = figure.readings[0]?.dimension === "time";
  if (isIn(own, "sum") || ((isTime || TOTAL.test(line)) && isIn(known, "sum"))) return true;
  return (
    (TOTAL.test(line) || YEARLY.test(line)) && (isIn(known, "product") || isIn(own, "product"))
  );
}

/** Amounts often stand without their currency. */
function isComparable(dimension: Dimension | null, one: Derived): boolean {
  if (dimension === one.dimension) return true;
  return one.value >= 1000 && new Set([dimension, one.dimension, "money", null]).size === 2;
}

function isNear(value: number, exact: number, { hedge }: Figure): boolean {
  const share = exact === 0 ? 0 : value / exact;
  switch (hedge) {
    case "none":
      return Math.abs(share - 1) < 0.002;
    case "about":
      return Math.abs(share - 1) <= 0.07;
    case "nearly":
    case "under":
    case "below":
      return share >= 1 && share <= 1.1;
    case "over":
      return share <= 1 && share > 0.8;
  }
}
