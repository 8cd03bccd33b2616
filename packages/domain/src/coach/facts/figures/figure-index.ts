import type { Figure, FigureReading } from "./figure.ts";
import type { FactLine } from "../lines.ts";
import { comparable, type Derived, derivedFrom } from "./derived.ts";
import type { Dimension } from "./units.ts";
import { WEEK } from "./units.ts";

/** A value of the source. */
interface Known {
  readonly value: number;
  readonly unit: number;
  /** What the source says is that or more, or about that. */
  readonly isOpen: boolean;
  /** It follows from two others, and may be told as a whole number. */
  readonly isDerived?: boolean;
  /** What is left after a change: "to a fifth". */
  readonly isRest?: boolean;
}

/** The figures of a source by what they measure, ascending. */
export interface FigureIndex {
  readonly measured: ReadonlyMap<Dimension, readonly Known[]>;
  /** All values, without their dimension, with and without their scale. */
  readonly bare: readonly Known[];
  /** Of figures without a unit whose noun may be a unit nobody knows, and of those without a noun. */
  readonly unitless: readonly Known[];
  readonly ordinals: ReadonlySet<number>;
  /** Differences, sums and products of figures that stand beside each other. */
  readonly derived: readonly Derived[];
}

/** The figures of one line of a source. */
export interface FiguresOfLine {
  readonly line: FactLine;
  readonly figures: readonly Figure[];
  /** How often something is done, in figures. */
  readonly periods: readonly Figure[];
  /** Numbers within codes, "4" of "GA4", and of years that are listed: three for "2020, 2021, 2022". */
  readonly further: readonly number[];
}

/** What says that a bare number may be an amount. */
const PRICE =
  /\b(?:paid|pay|price|prices|cost|costs|rate|rs|rupees?|salary|fees?|rent|bill|budget|fare|wages?|stipend|spen[dt]|mrp|per (?:kg|unit|piece|litre|quintal|ton|plate|head|sq))\b|₹/iu;

/** @param isWord  whether a noun behind a figure is an ordinary English word, and so no unit */
export function indexFigures(
  lines: readonly FiguresOfLine[],
  isWord: (noun: string) => boolean,
): FigureIndex {
  const measured = new Map<Dimension, Known[]>();
  const bare: Known[] = [];
  const unitless: Known[] = [];
  const ordinals = new Set<number>();
  const add = (dimension: Dimension, known: Known) => {
    const own = measured.get(dimension);
    if (own) own.push(known);
    else measured.set(dimension, [known]);
  };
  const derived: Derived[] = [];
  for (const { line, figures, periods, further } of lines) {
    derived.push(...derivedFrom(figures, line.text, line.at));
    for (const value of further) bare.push({ value, unit: 1, isOpen: false });
    for (const figure of [...figures, ...periods]) {
      const { isOpen: open, hedge } = figure;
      const isOpen = open || hedge !== "none";
      if (figure.isOrdinal) ordinals.add(figure.mantissa);
      bare.push({ value: figure.mantissa, unit: 1, isOpen });
      for (const { value, dimension, unit } of figure.readings) {
        const known = { value, unit, isOpen };
        bare.push({ value: value / unit, unit: 1, isOpen });
        if (dimension !== null) add(dimension, known);
        // Sales "up 1.5x" grew by half.
        if (dimension === "factor" && value > 1 && value < 10)
          add("percent", { ...known, value: 100 * (value - 1) });
        // 112% of a target is 12% above it.
        if (dimension === "percent" && value > 100)
          add("percent", { ...known, value: value - 100 });
        else if (figure.noun === "" || !isWord(figure.noun)) unitless.push(known);
        // Amounts often stand without their currency.
        if (dimension === null && (value >= 1000 || PRICE.test(line.text))) add("money", known);
      }
      if (figure.below !== null)
        for (const value of [figure.below]) bare.push({ value, unit: 1, isOpen });
    }
    for (const known of changesIn(figures, false, OF_TARGET.test(line.text)))
      add(known.dimension, known);
  }
  for (const list of [...measured.values(), bare, unitless]) list.sort((a, b) => a.value - b.value);
  return { measured, bare, unitless, ordinals, derived };
}

/** What follows from the figures of one line alone: "from fourteen to seven" is half. */
export function changesOf(figures: readonly Figure[], line: string): FigureIndex {
  const measured = new Map<Dimension, Known[]>();
  for (const known of changesIn(figures, true, OF_TARGET.test(line))) {
    const own = measured.get(known.dimension);
    if (own) own.push(known);
    else measured.set(known.dimension, [known]);
  }
  for (const list of measured.values()) list.sort((a, b) => a.value - b.value);
  return { measured, bare: [], unitless: [], ordinals: new Set(), derived: [] };
}

/** The second figure is what the first is measured by. */
const OF_TARGET = /\b(?:target|quota|against|goal|budget)\b/iu;

/** Figures of a line of which each is compared with each. */
const MOST_COMPARED = 8;

const MOST_TIMES = 100;

/** "22 villages, nineteen villages", "251 against 220": one is a share of the other. */
function isShareOf(a: Figure, b: Figure): boolean {
  return a.noun !== "" && a.noun === b.noun;
}

/** Percentages and factors that follow from two figures beside each other: 4% to 2% is half, and -50%. */
function changesIn(
  figures: readonly Figure[],
  isAny = false,
  isOfTarget = false,
): (Known & { readonly dimension: Dimension })[] {
  const pairs = figures.flatMap((figure, at) =>
    figures
      .slice(at + 1, isAny ? MOST_COMPARED : at + 2)
      .filter((next) => isAny || next.from - figure.to <= 40)
      .map((next) => [figure, next] as const),
  );
  return pairs.flatMap(([figure, next]) => {
    const [one, other] = comparable(figure, next)[0] ?? [];
    if (!one || !other || one.value <= 0 || other.value <= 0 || one.value === other.value)
      return [];
    const factor = other.value / one.value;
    // Hours and years are not compared.
    if (factor > MOST_TIMES || factor < 1 / MOST_TIMES) return [];
    // "Nineteen of 22, 86%", "251 against 220, 114%".
    const shares = [factor, 1 / factor].map((value) => ({
      dimension: "percent" as const,
      value: 100 * value,
      unit: 1,
      isOpen: true,
      isDerived: true,
    }));
    return [
      // "7.2 against a budget of 8" is a tenth below it.
      ...(isOfTarget
        ? [
            {
              dimension: "percent" as const,
              value: 100 * Math.abs(1 - 1 / factor),
              unit: 1,
              isOpen: true,
              isDerived: true,
            },
          ]
        : []),
      ...(isOfTarget || isShareOf(figure, next) ? shares.filter(({ value }) => value < 200) : []),
      {
        dimension: "percent" as const,
        value: 100 * factor,
        unit: 1,
        isOpen: true,
        isDerived: true,
        isRest: true,
      },
      { dimension: "factor" as const, value: factor, unit: 1, isOpen: false },
      {
        dimension: "percent" as const,
        value: 100 * Math.abs(1 - factor),
        unit: 1,
        isOpen: true,
        isDerived: true,
      },
    ];
  });
}

/** Shares of the value by which a hedged figure may differ from what it stands for. */
const ABOUT = 0.07;
const NEARLY = 0.08;
/** "Nearly doubled": 1.8 times and more. */
const NEARLY_FACTOR = 0.1;
const UNDER = 0.1;
/** By which weeks, months and years may that stand for each other. */
const CONVERTED = 0.1;
const OVER = 0.15;
const FAR_OVER = 0.5;
/** By which one may that is rounded without a word. */
const ROUNDED = 0.012;

/** "Over 30" and "below 30" are not 30, "up to 30" and "within 30" may be. */
function isStrict({ hedge }: Figure): boolean {
  return hedge === "over" || hedge === "below";
}

/** Whether the source has a figure, in whatever spelling, unit or honest rounding. */
export function holdsFigure(index: FigureIndex, figure: Figure): boolean {
  if (figure.readings.some((reading) => holdsReading(index, figure, reading))) return true;
  // "Over three docks" is across all of them.
  const isAcross =
    figure.hedge === "over" && figure.readings[0]?.dimension === null && figure.mantissa < 20;
  return (
    isAcross &&
    !/\d/u.test(String(figure.below ?? "")) &&
    holdsFigure(index, { ...figure, hedge: "none" })
  );
}

function holdsReading(index: FigureIndex, figure: Figure, reading: FigureReading): boolean {
  const { dimension } = reading;
  if (dimension === null) {
    if (figure.isOrdinal && reading.value <= 3) return index.ordinals.has(reading.value);
    return among(index.bare, figure, reading);
  }
  if (among(index.measured.get(dimension) ?? [], figure, reading)) return true;
  if (dimension === "clock" || dimension === "temperature")
    return among(index.bare, figure, reading);
  if (dimension === "factor" && Number.isInteger(reading.value)) return false;
  if (dimension === "percent") return false;
  const unscaled = { ...reading, value: reading.value / reading.unit, unit: 1 };
  return among(index.unitless, figure, unscaled);
}

function among(
  known: readonly Known[],
  figure: Figure,
  { value, unit, dimension }: FigureReading,
): boolean {
  if (figure.below !== null) return within(known, value * 0.999, figure.below).length > 0;
  // "More than halved" may be by far.
  const most = 1 + (figure.isShare && figure.hedge === "over" ? FAR_OVER : OVER);
  const near = within(known, value * (1 - NEARLY_FACTOR) - 1e-9, value * most + 1e-9);
  return near.some((one) => {
    if (one.isRest && (!figure.isShare || value >= 100)) return false;
    if (isSame(one.value, value)) return !isStrict(figure) || one.isOpen || dimension === "time";
    // "8 weeks" and "two months", "60 months" and "five years".
    if (dimension === "time" && unit >= WEEK && one.unit !== unit && one.unit >= WEEK / 7)
      return Math.abs(one.value / value - 1) <= CONVERTED;
    switch (figure.hedge) {
      case "over":
        return one.value > value;
      case "nearly":
        return (
          one.value < value &&
          one.value >= value * (1 - (dimension === "factor" ? NEARLY_FACTOR : NEARLY))
        );
      case "under":
      case "below":
        return one.value < value && one.value >= value * (1 - UNDER);
      case "about":
        return Math.abs(one.value / value - 1) <= ABOUT;
      case "none":
        if (one.isDerived && Math.abs(one.value - value) <= 0.5) return true;
        return isRounded(one.value / unit, value / unit, figure.isShare || one.unit !== unit);
    }
  });
}

/** 38.4 as 38, 1,43,20,000 as 1.43 crore: to the nearest, in two digits at least. Counts below 1,000 stay as they are. */
function isRounded(exact: number, rounded: number, isShare: boolean): boolean {
  if (isShare && Math.abs(exact - rounded) <= Math.max(1, rounded * 0.03)) return true;
  if (Number.isInteger(exact) && exact < 1000) return false;
  if (Math.abs(rounded / exact - 1) > ROUNDED) return false;
  const digits = significant(rounded);
  return digits >= 2 && isSame(Number(exact.toPrecision(digits)), rounded);
}

function significant(value: number): number {
  return Number(value.toPrecision(9))
    .toString()
    .replace(/e.*$/u, "")
    .replaceAll(".", "")
    .replace(/^0+/u, "")
    .replace(/0+$/u, "").length;
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-6 * Math.max(Math.abs(a), Math.abs(b));
}

/** The values from `low` to `high`, both included. */
function within(known: readonly Known[], low: number, high: number): readonly Known[] {
  let [from, to] = [0, known.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((known[middle]?.value ?? 0) < low) from = middle + 1;
    else to = middle;
  }
  let end = from;
  while (end < known.length && (known[end]?.value ?? 0) <= high) end++;
  return known.slice(from, end);
}
