import type { Atom } from "./atoms.ts";
import type { Figure, FigureReading } from "./figure.ts";
import { inUnitOf } from "./derived.ts";
import { HOUR, MONTH, YEAR } from "./units.ts";

const CONNECTORS = new Set(
  "to and or bis a und y et se auf from till until by into of - – — → ~ & /"
    .split(" ")
    .concat("से", "ते", "முதல்", "à", "au"),
);

/** "3.5 years, 70 hours" are two figures. */
const MOST_TIMES = 1000;

/** "2 years 6 months", "5 ft 4 in": of one dimension, the smaller unit behind the larger. Each may be meant alone as well. */
export function addParts(figures: readonly Figure[], line: string, at: number): Figure[] {
  const added: Figure[] = [];
  for (const figure of figures) {
    const last = added.at(-1);
    const [one, other] = [last?.readings[0], figure.readings[0]];
    const isPart =
      last &&
      one &&
      other &&
      one.dimension !== null &&
      one.dimension === other.dimension &&
      one.unit > other.unit &&
      one.unit <= MOST_TIMES * other.unit &&
      /^\.?(?:\s*,)?\s*(?:and|und|et|y|aur|और|&)?\s*$/iu.test(
        line.slice(last.to - at, figure.from - at),
      );
    // "1 hr 30": the minutes without their unit.
    const isMinutes =
      last &&
      one?.dimension === "time" &&
      one.unit === HOUR &&
      other?.dimension === null &&
      /^[1-5]\d$/u.test(line.slice(figure.from - at, figure.to - at)) &&
      /^\.?\s$/u.test(line.slice(last.to - at, figure.from - at));
    if (isMinutes) {
      const value = one.value + figure.mantissa * (HOUR / 60);
      const whole = { value, dimension: "time" as const, unit: HOUR / 60 };
      added[added.length - 1] = { ...last, to: figure.to, readings: [whole, ...last.readings] };
      continue;
    }
    // "2 yr 6 m": months.
    if (
      last &&
      one?.dimension === "time" &&
      one.unit === YEAR &&
      isMonths(figure, line, at, last.to)
    ) {
      const value = one.value + figure.mantissa * MONTH;
      const whole = { value, dimension: "time" as const, unit: MONTH };
      added[added.length - 1] = { ...last, to: figure.to, readings: [whole, ...last.readings] };
      continue;
    }
    if (!isPart) {
      added.push(figure);
      continue;
    }
    const whole = { value: one.value + other.value, dimension: one.dimension, unit: other.unit };
    added[added.length - 1] = {
      ...last,
      to: figure.to,
      readings: [whole, ...last.readings],
      noun: figure.noun,
    };
  }
  return added;
}

function isMonths(
  { from, to, mantissa }: Figure,
  line: string,
  at: number,
  after: number,
): boolean {
  return (
    mantissa < 12 &&
    /^\d+\s?m$/iu.test(line.slice(from - at, to - at)) &&
    /^\.?\s?$/u.test(line.slice(after - at, from - at))
  );
}

/** "12 of 15", "two of every three", "four years out of five". */
const OUT_OF =
  /^\s*(?:(?:\p{L}+\s+){0,2}?(?:out of|of|in|from)(?: the| all| every| each)?|von|sur|de)\s*$/iu;

/** "9 out of 10" and "12 of 15 years" are shares as well. */
export function partsOf(figures: readonly Figure[], line: string, at: number): Figure[] {
  return figures.flatMap((part, i) => {
    const whole = figures[i + 1];
    if (!whole) return [];
    const kinds = [part, whole].map(({ readings: [first] }) => first?.dimension ?? null);
    // "Four years out of five", never "4 GB of 5".
    const isTimes = kinds[0] === "factor" && /times$/iu.test(line.slice(0, part.to - at));
    if (kinds.some((kind, end) => kind !== null && kind !== "time" && !(isTimes && end === 0)))
      return [];
    const isShare = OUT_OF.test(line.slice(part.to - at, whole.from - at));
    const isReversed = /^\s*(?:mein se|me se|mein|में से|में|पैकी)\s*$/iu.test(
      line.slice(part.to - at, whole.from - at),
    );
    const [a, b] = isReversed ? [whole.mantissa, part.mantissa] : [part.mantissa, whole.mantissa];
    if (!(isShare || isReversed) || a >= b) return [];
    const readings: FigureReading[] = [{ value: (100 * a) / b, dimension: "percent", unit: 1 }];
    return [
      {
        ...part,
        from: part.from,
        to: whole.to,
        readings,
        mantissa: (100 * a) / b,
        hedge: "none" as const,
        noun: whole.noun,
        isShare: true,
      },
    ];
  });
}

/** The last word between two figures that stand close; "" for none. */
function wordBefore(atoms: readonly Atom[], from: number, after: number): string {
  const between = atoms.filter((atom) => atom.from >= after && atom.to <= from);
  return between.length > 0 && between.length < 4 ? (between.at(-1)?.text ?? "") : "";
}

function ofThem(atoms: readonly Atom[], { to }: Figure): boolean {
  const at = atoms.findIndex(({ from }) => from >= to);
  if (/^(?:in|as|with)$/u.test(atoms[at]?.key ?? "")) return true;
  return atoms[at]?.key === "of" && /^(?:them|these|those|which)$/u.test(atoms[at + 1]?.key ?? "");
}

/** "18 to 9 per cent", "7–2.8 s", "15-20 lakh": the first of two gets the unit of the second as another reading. */
export function shareUnits(figures: Figure[], atoms: readonly Atom[]): Figure[] {
  const byFrom = new Map(atoms.map((atom, at) => [atom.from, at]));
  return figures.map((figure, at) => {
    const next = figures[at + 1];
    const before = figures[at - 1];
    const earlier = before?.readings[0];
    const isBare =
      figure.readings.length > 0 &&
      figure.readings.every(
        ({ dimension, value }) => dimension === null && value === figure.mantissa,
      );
    if (
      before &&
      earlier &&
      earlier.dimension !== null &&
      isBare &&
      /\bto$/iu.test(wordBefore(atoms, figure.from, before.to))
    ) {
      return { ...figure, readings: [...figure.readings, inUnitOf(earlier, before, figure)] };
    }
    // "Eleven years in sales, eight of them", "five years, two in support": years as well.
    if (before && isBare && earlier?.dimension === "time" && ofThem(atoms, figure))
      return { ...figure, readings: [...figure.readings, inUnitOf(earlier, before, figure)] };
    const [first, second] = [figure.readings[0], next?.readings[0]];
    if (!next || !first || !second || first.dimension !== null) return figure;
    const between = atoms
      .slice((byFrom.get(figure.from) ?? 0) + 1, byFrom.get(next.from) ?? 0)
      .filter(({ from }) => from >= figure.to);
    if (between.length === 0 || between.length > 3) return figure;
    if (!between.some(({ text }) => CONNECTORS.has(text.toLowerCase()))) return figure;
    const scale = next.mantissa === 0 ? 1 : second.value / next.mantissa;
    if (second.dimension === null && scale === 1) return figure;
    const shared = {
      value: figure.mantissa * scale,
      dimension: second.dimension,
      unit: second.unit,
    };
    return { ...figure, readings: [...figure.readings, shared] };
  });
}
