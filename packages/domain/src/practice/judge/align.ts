/** The most parts on one side that are aligned; longer ones are compared place by place. */
const MAX_ALIGNED = 400;

/** Places of the same part on two sides, or a part that only one side has. */
export type Pair = readonly [number, number] | readonly [number, null] | readonly [null, number];

/**
 * Sets the parts of two lists side by side. Lists of the same length are compared place by place, unless that hides that one was shifted; others by
 * their longest common subsequence, and what lies between two common parts place by place.
 *
 * @param before  a key for each part: equal keys are equal parts
 */
export function align(before: readonly string[], after: readonly string[]): readonly Pair[] {
  const common = commonParts(before, after);
  if (before.length === after.length) {
    const same = before.filter((key, at) => key === after[at]).length;
    // A shift has to explain at least twice as much, for people compare by place.
    if (common.length < 2 * same + 2) return byPlace(0, before.length, 0, after.length);
  }
  const pairs: Pair[] = [];
  let [one, other] = [0, 0];
  for (const [a, b] of [...common, [before.length, after.length] as const]) {
    pairs.push(...byPlace(one, a, other, b));
    if (a < before.length) pairs.push([a, b]);
    [one, other] = [a + 1, b + 1];
  }
  return pairs;
}

function byPlace(one: number, oneEnd: number, other: number, otherEnd: number): readonly Pair[] {
  const length = Math.max(oneEnd - one, otherEnd - other);
  return Array.from({ length }, (_, at): Pair => {
    if (one + at >= oneEnd) return [null, other + at];
    return other + at >= otherEnd ? [one + at, null] : [one + at, other + at];
  });
}

function commonParts(
  before: readonly string[],
  after: readonly string[],
): readonly (readonly [number, number])[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start])
    start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  const middle = longest(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  );
  return [
    ...Array.from({ length: start }, (_, at) => [at, at] as const),
    ...middle.map(([a, b]) => [a + start, b + start] as const),
    ...Array.from({ length: end }, (_, at) => {
      const back = end - at;
      return [before.length - back, after.length - back] as const;
    }),
  ];
}

/** The longest common subsequence, by the table of Wagner and Fischer. */
function longest(
  before: readonly string[],
  after: readonly string[],
): readonly (readonly [number, number])[] {
  if (before.length > MAX_ALIGNED || after.length > MAX_ALIGNED) return [];
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (a: number, b: number) => lengths[a * width + b] ?? 0;
  for (let a = before.length - 1; a >= 0; a--)
    for (let b = after.length - 1; b >= 0; b--)
      lengths[a * width + b] =
        before[a] === after[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
  const pairs: (readonly [number, number])[] = [];
  let [a, b] = [0, 0];
  while (a < before.length && b < after.length) {
    if (before[a] === after[b]) pairs.push([a++, b++]);
    else if (at(a + 1, b) >= at(a, b + 1)) a += 1;
    else b += 1;
  }
  return pairs;
}
