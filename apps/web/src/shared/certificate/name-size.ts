const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Letters of the scripts of India are up to about twice as wide as Latin ones of their size. */
const WIDE = 2;

/** How large a name can stand on the sheet: the longest that is allowed, 80 letters, takes two or three lines. */
export function nameSize(name: string): "large" | "medium" | "small" {
  const letters = [...graphemes.segment(name)].length * (isTight(name) ? 1 : WIDE);
  if (letters <= 18) return "large";
  return letters <= 30 ? "medium" : "small";
}

/** Whether a name may be set tight: the scripts of India join their letters, or stack signs above and below. */
export function isTight(name: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(name);
}
