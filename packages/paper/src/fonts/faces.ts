import { COVERAGE, FACES } from "./registry.gen.ts";

/** Names a face for good: its file without folder and ending, as `inter-latin-400-normal`. */
export type FaceId = string;

/** A font file and what it offers. */
export interface Face {
  readonly id: FaceId;
  /** A module specifier, as `@fontsource/inter/files/inter-latin-400-normal.woff`: a bundler resolves it. */
  readonly file: string;
  readonly family: string;
  readonly weight: number;
  readonly style: "normal" | "italic";
  readonly unitsPerEm: number;
  /**
   * Code points from–to, both included, ascending: what the file maps within its declared range. None for the face
   * of boxes, which stands in for characters that no face has.
   */
  readonly coverage: readonly Span[];
}

type Span = readonly [from: number, to: number];

/** Every face there is. Those that a text does not need are never loaded. */
export const faces: readonly Face[] = readRegistry();

/** Draws each character that no other face has as an empty box, in a page and in a file alike. */
export const boxes = faces.find(({ coverage }) => coverage.length === 0) ?? null;

const facesById = new Map(faces.map((face) => [face.id, face]));

/** The face of an id; null for an id that no face has. */
export function faceOf(id: FaceId): Face | null {
  return facesById.get(id) ?? null;
}

/** Whether a face has a glyph for the code point, within the range it is declared for. */
export function covers(face: Face, codePoint: number): boolean {
  let low = 0;
  let high = face.coverage.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [from, to] = face.coverage[middle] ?? [0, 0];
    if (codePoint < from) high = middle - 1;
    else if (codePoint > to) low = middle + 1;
    else return true;
  }
  return false;
}

/**
 * Style sheet rules that give a page the faces the PDF will embed. A browser fetches a file when a text needs it.
 * Last things first: of two faces that have a character a browser takes the later, and the PDF the earlier.
 *
 * @param urlOf  where the page finds a face's file: an address, or a data or blob URL
 */
export function fontFaceCss(offered: readonly Face[], urlOf: (face: Face) => string): string {
  return offered
    .toReversed()
    .map(
      (face) =>
        `@font-face{font-family:"${face.family}";font-weight:${face.weight};font-style:${face.style};` +
        `font-display:block;src:url("${urlOf(face)}") format("woff");unicode-range:${unicodeRange(face)}}`,
    )
    .join("\n");
}

/** What a face covers, as CSS writes it: "U+20-7e,U+a0". Everything for the face of boxes: its file says what it has. */
export function unicodeRange(face: Face): string {
  if (face.coverage.length === 0) return "U+0-10ffff";
  return face.coverage
    .map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ""}`)
    .join(",");
}

function readRegistry(): Face[] {
  const coverages = COVERAGE.split("\n").map(readSpans);
  return FACES.split("\n").flatMap((line) => {
    const [name = "", family = "", unitsPerEm, coverage, styles = ""] = line.split("|");
    return styles.split(" ").map((style): Face => {
      const file = style === "" ? name : `${name}-${style}`;
      return {
        id: file.slice(file.lastIndexOf("/") + 1),
        file: `${file}.woff`,
        family,
        weight: style === "" ? 400 : Number.parseInt(style, 10),
        style: style.endsWith("italic") ? "italic" : "normal",
        unitsPerEm: Number(unitsPerEm),
        coverage: coverages[Number(coverage)] ?? [],
      };
    });
  });
}

/** Ranges by their distances, "w-2m y": from the end of the one before, and to their own end. */
function readSpans(line: string): Span[] {
  let end = 0;
  return line
    .split(" ")
    .filter(Boolean)
    .map((distances) => {
      const [gap = "", length = "0"] = distances.split("-");
      const from = end + Number.parseInt(gap, 36);
      end = from + Number.parseInt(length, 36);
      return [from, end];
    });
}
