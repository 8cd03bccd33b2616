/** Repeatable choices: the same seed gives the same ones on every machine. */
export interface Chance {
  /** From 0 to below 1. */
  readonly number: () => number;
  /** A whole number, both ends included. */
  readonly between: (least: number, most: number) => number;
  readonly pick: <Value>(values: readonly Value[]) => Value;
  /** By weights that need not add up to anything. */
  readonly weighted: <Value>(values: readonly (readonly [value: Value, weight: number])[]) => Value;
  /** True in this share of cases. */
  readonly happens: (share: number) => boolean;
  /** A copy in another order. */
  readonly shuffled: <Value>(values: readonly Value[]) => Value[];
}

/** Source: mulberry32, a generator of 32 bits of state in the public domain. */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  function number(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const between = (least: number, most: number) =>
    least + Math.floor(number() * (most - least + 1));
  function pick<Value>(values: readonly Value[]): Value {
    const value = values[between(0, values.length - 1)];
    if (value === undefined) throw new Error("there is nothing to choose from");
    return value;
  }
  return {
    number,
    between,
    pick,
    weighted(values) {
      let left = number() * values.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of values) {
        left -= weight;
        if (left < 0) return value;
      }
      return pick(values)[0];
    },
    happens: (share) => number() < share,
    shuffled(values) {
      const result = [...values];
      for (let at = result.length - 1; at > 0; at -= 1) {
        const other = between(0, at);
        [result[at], result[other]] = [result[other] as never, result[at] as never];
      }
      return result;
    },
  };
}
