import { seededRandom } from "../seeded-random.ts";

/** Chooses what a hostile file is made of: the same seed, the same choices. */
export interface Choice {
  readonly seed: number;
  /** A whole number from `least` to `most`, small ones as likely as large ones: 3 and 30 as 300 and 3,000. */
  readonly amount: (least: number, most: number) => number;
  readonly oneOf: <Value>(values: readonly Value[]) => Value;
  /** A word of two to eight letters. */
  readonly word: () => string;
  readonly words: (count: number) => string;
}

export function createChoice(seed: number): Choice {
  const random = seededRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const word = () =>
    Array.from({ length: 2 + below(7) }, () => String.fromCharCode(97 + below(26))).join("");
  return {
    seed,
    amount: (least, most) => Math.round(least * (most / least) ** random()),
    oneOf(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error("there is nothing to choose from");
      return value;
    },
    word,
    words: (count) => Array.from({ length: count }, word).join(" "),
  };
}
