/** With two digits that count, for what was estimated: 0.42, 4.2, 42, 420. */
export function significant(value: number): string {
  return String(Number(value.toPrecision(2)));
}
