export const MONTHS: readonly string[] =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** The number of a month by its name or the first letters of it, from 1; null for another word. "may" is a verb too. */
export function monthNumber(name: string): number | null {
  const key = name.toLowerCase().replace(/\.$/u, "");
  if (key.length < 3) return null;
  const at = MONTHS.findIndex((month) =>
    month.toLowerCase().startsWith(key === "sept" ? "sep" : key),
  );
  return at < 0 ? null : at + 1;
}
