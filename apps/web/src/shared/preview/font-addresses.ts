/** The families, weights and styles that can be chosen for a resume. A test holds them against the faces there are. */
const FAMILIES = ["inter", "source-sans-3", "source-serif-4"];
const WEIGHTS = [400, 600, 700];
const STYLES = ["normal", "italic"];

/** The faces of every pair of fonts, for Latin letters: whatever is chosen, another template can be drawn with it. */
export const CHOOSABLE_FACES: readonly string[] = FAMILIES.flatMap((family) =>
  WEIGHTS.flatMap((weight) => STYLES.map((style) => `${family}-latin-${weight}-${style}`)),
);

/** Tests run what no build has gone through. */
export const FONT_FOLDER = typeof PAPER_FONT_FOLDER === "string" ? PAPER_FONT_FOLDER : "/fonts/";

/** Where a face is fetched. */
export function faceAddress(id: string): string {
  return `${FONT_FOLDER}${id}.woff`;
}
