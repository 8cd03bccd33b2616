/** Red, green and blue, each 0 to 1. */
export type Colour = readonly [number, number, number];

export const WHITE: Colour = [1, 1, 1];
export const BLACK: Colour = [0, 0, 0];

/**
 * Below this ratio of contrast no letter can be distinguished from what is beneath it: #f5f5f5 on white is at 1.09, the
 * palest greys that designs use for text are above 1.3. Our choice.
 */
const INVISIBLE_CONTRAST = 1.12;

/** A colour as pdf.js writes it, "#rrggbb"; null for anything else. */
export function colourOf(value: unknown): Colour | null {
  const hex = typeof value === "string" ? /^#([0-9a-f]{6})$/iu.exec(value)?.[1] : undefined;
  if (hex === undefined) return null;
  const [red, green, blue] = [0, 2, 4].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** A colour laid over another, letting some of it through. `alpha` 1 hides what is beneath. */
export function laidOver(over: Colour, beneath: Colour, alpha: number): Colour {
  const mixed = over.map((part, i) => part * alpha + (beneath[i] ?? 0) * (1 - alpha));
  return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0];
}

/** Whether letters of one colour cannot be seen on another. */
export function isLost(letters: Colour, beneath: Colour): boolean {
  const [a, b] = [luminance(letters), luminance(beneath)];
  return (
    (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < INVISIBLE_CONTRAST &&
    isNear(letters, beneath)
  );
}

/** Two colours as bright as each other may still differ: red on green can be read. */
function isNear(a: Colour, b: Colour): boolean {
  return a.every((part, i) => Math.abs(part - (b[i] ?? 0)) < 0.12);
}

/** Relative luminance. Source: WCAG 2.2, definition of "relative luminance". */
function luminance([red, green, blue]: Colour): number {
  const [r, g, b] = [red, green, blue].map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}
