/** The smallest of any number of values; Infinity for none. As arguments of `Math.min` very many overflow the stack. */
export function least(values: readonly number[]): number {
  let found = Infinity;
  for (const value of values) if (value < found) found = value;
  return found;
}

/** The largest of any number of values; -Infinity for none. */
export function most(values: readonly number[]): number {
  let found = -Infinity;
  for (const value of values) if (value > found) found = value;
  return found;
}
