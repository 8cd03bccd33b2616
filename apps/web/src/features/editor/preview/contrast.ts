/** What text on white needs. Source: WCAG 2.2, success criterion 1.4.3. */
const LEAST_CONTRAST = 4.5;

/**
 * Whether text in this colour can be read on white.
 *
 * @param colour  as "#0f6b6b"
 */
export function isReadable(colour: string): boolean {
  return 1.05 / (luminance(colour) + 0.05) >= LEAST_CONTRAST;
}

/** Source: WCAG 2.2, "relative luminance". */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
