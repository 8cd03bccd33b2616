/**
 * The families that can be chosen for a resume, with the weights of each: upright, then italic. A test holds them
 * against the faces there are.
 */
const FAMILIES: readonly (readonly [
  family: string,
  upright: readonly number[],
  italic: readonly number[],
])[] = [
  ...["inter", "source-sans-3", "source-serif-4"].map(
    (family) => [family, [400, 500, 600, 700], [400, 600, 700]] as const,
  ),
  ...["hanken-grotesk", "instrument-sans", "work-sans", "ibm-plex-sans", "eb-garamond"].map(
    (family) => [family, [400, 500, 600], [400, 600]] as const,
  ),
  ["newsreader", [300, 400, 500, 600], [400, 600]],
  ...["bitter", "atkinson-hyperlegible-next", "barlow", "stix-two-text", "noto-sans"].map(
    (family) => [family, [400, 600], [400, 600]] as const,
  ),
  ["instrument-serif", [400], [400]],
  ["anek-latin", [400, 500, 600, 700], []],
  ["ibm-plex-mono", [400, 500], []],
];

/** The faces of every pair of fonts, for Latin letters: whatever is chosen, another template can be drawn with it. */
export const CHOOSABLE_FACES: readonly string[] = FAMILIES.flatMap(([family, upright, italic]) => [
  ...upright.map((weight) => `${family}-latin-${weight}-normal`),
  ...italic.map((weight) => `${family}-latin-${weight}-italic`),
]);

/** Tests run what no build has gone through. */
export const FONT_FOLDER = typeof PAPER_FONT_FOLDER === "string" ? PAPER_FONT_FOLDER : "/fonts/";

/** Where a face is fetched. */
export function faceAddress(id: string): string {
  return `${FONT_FOLDER}${id}.woff`;
}
