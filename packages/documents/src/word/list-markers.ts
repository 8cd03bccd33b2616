/** How one level of a list marks its items. */
export interface ListLevel {
  readonly start: number;
  readonly format: NumberFormat;
  /** What stands in front of an item, with "%1" for the number of the first level, "%2" for that of the second. */
  readonly text: string;
  /** True where a list begins afresh although it counts on with others. */
  readonly restarts: boolean;
}

export type NumberFormat =
  | "decimal"
  | "padded"
  | "lower-letter"
  | "upper-letter"
  | "lower-roman"
  | "upper-roman"
  | "bullet"
  | "none";

export interface ListPlace {
  readonly list: string;
  /** Counted from 0. */
  readonly level: number;
}

const BULLET = "•";
const LEVELS = 9;

/**
 * Counts the items of a document's lists.
 *
 * @param counterOf  lists with the same counter count on together
 * @returns  gives the next marker of a list: "•" for every kind of bullet, "2.", "b)", "" for none. It counts:
 *   ask once for each item, in the document's order.
 */
export function listMarkers(
  levelOf: (place: ListPlace) => ListLevel | undefined,
  counterOf: (list: string) => string,
): (place: ListPlace) => string {
  const counts = new Map<string, number[]>();
  const started = new Set<string>();

  const startOf = (place: ListPlace) => levelOf(place)?.start ?? 1;

  /** Counts one on and starts the deeper levels afresh. */
  function count({ list, level }: ListPlace): readonly number[] {
    const counter = counterOf(list);
    const own = counts.get(counter) ?? [];
    counts.set(counter, own);
    if (!started.has(list) && levelOf({ list, level })?.restarts) own.length = 0;
    started.add(list);
    for (let above = 0; above < level; above += 1) own[above] ??= startOf({ list, level: above });
    own[level] = (own[level] ?? startOf({ list, level }) - 1) + 1;
    own.length = level + 1;
    return own;
  }

  return (place) => {
    const level = place.level >= 0 && place.level < LEVELS ? levelOf(place) : undefined;
    if (!level || level.format === "bullet") return BULLET;
    if (level.format === "none") return "";
    const numbers = count(place);
    return level.text.replace(/%([1-9])/g, (_, digit: string) => {
      const depth = Number(digit) - 1;
      const format = levelOf({ list: place.list, level: depth })?.format ?? "decimal";
      return written(numbers[depth] ?? 1, format);
    });
  };
}

function written(number: number, format: NumberFormat): string {
  switch (format) {
    case "lower-letter":
      return letters(number);
    case "upper-letter":
      return letters(number).toUpperCase();
    case "lower-roman":
      return roman(number);
    case "upper-roman":
      return roman(number).toUpperCase();
    case "padded":
      return String(number).padStart(2, "0");
    case "decimal":
    case "bullet":
    case "none":
      return String(number);
  }
}

/** a, b … z, aa, bb: Word repeats the letter. */
function letters(number: number): string {
  const index = Math.max(0, number - 1);
  return String.fromCodePoint(97 + (index % 26)).repeat(1 + Math.min(9, Math.floor(index / 26)));
}

const ROMAN: readonly (readonly [number, string])[] = [
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];

function roman(number: number): string {
  let rest = Math.min(number, 399);
  let text = "";
  for (const [value, letter] of ROMAN) {
    while (rest >= value) {
      text += letter;
      rest -= value;
    }
  }
  return text;
}
