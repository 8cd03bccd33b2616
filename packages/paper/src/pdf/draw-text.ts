import type { Piece, TextItem } from "../capture/display-list.ts";
import { addGlyph } from "../sfnt/subset.ts";
import type { Cluster } from "../shape/shaper.ts";
import { type Canvas, rgb } from "./canvas.ts";
import type { EmbeddedFace, FaceBox } from "./fonts.ts";
import { hex, number, numbers } from "./objects.ts";

/** With letter-spacing browsers use no ligatures. Source: CSS Text 3, section 8.2. */
const NO_LIGATURES = ["-liga", "-clig"];

/** Corrections below this, in thousandths of the em, are not worth their bytes. */
const SMALLEST_SHIFT = 0.5;

/**
 * Width of a glyph that only carries text, in font units, taken from the one before it. Not 0: poppler sorts by
 * place, and what comes next must not stand at the same one.
 */
const BLANK_ADVANCE = 1;

/** How far before a text's end its last blanks stand, in thousandths of the em: less than any letter is wide. */
const BLANK_MARGIN = 30;

type Word = Extract<Piece, { kind: "word" }>;

/**
 * Draws a stretch of text as one text object: real spaces, every word at the place where the browser put it.
 *
 * @param stretched  whether the browser's advances are rounded to pixels, so that words have to be spread to fit
 */
export function drawText(canvas: Canvas, faces: FaceBox, text: TextItem, stretched: boolean): void {
  const words = text.pieces.filter((piece) => piece.kind === "word");
  const [first] = words;
  if (!first) return;
  const start = first.x ?? (text.endsAt ?? 0) - widthOf(faces, text, words);
  const pen = createPen(text, start);
  let face = faces.get(first.face);
  for (const piece of text.pieces) {
    if (piece.kind === "space") {
      pen.show(face, [spaceOf(face)]);
      continue;
    }
    face = faces.get(piece.face);
    if (piece.x !== null) pen.moveTo(piece.x);
    const clusters = face.shaper.shape(piece.text, featuresOf(text), text.language);
    pen.show(face, clusters, stretched ? piece.width : null);
  }
  const end = pen.x();
  if (text.spaceAfter) pen.show(face, [spaceOf(face)]);
  const colour = `${canvas.opacity(text.colour[3] * text.opacity)}${rgb(text.colour)} rg`;
  canvas.draw(text.page, `q ${colour} BT ${pen.finish()} ET Q`);
  drawLines(canvas, text, start, lastEdge(words) ?? end);
}

/** How wide HarfBuzz sets a word, in CSS pixels. */
export function shapedWidth(face: EmbeddedFace, text: TextItem, word: string): number {
  const scale = text.size / face.shaper.font.unitsPerEm;
  return face.shaper
    .shape(word, featuresOf(text), text.language)
    .reduce(
      (sum, { advance, kerning }) => sum + (advance + kerning) * scale + text.letterSpacing,
      0,
    );
}

/**
 * The text of a cluster in the portions its glyphs carry: the drawn one reads as the first character, blanks of
 * hardly any width as the rest. pdf.js takes a glyph whose text holds a combining mark for one without width, and drops one that
 * ends with a format character.
 */
export function portionsOf(cluster: string): string[] {
  const [base = ""] = cluster;
  const rest = cluster.slice(base.length);
  if (!/[\p{Mn}\p{Cf}]/u.test(rest) || /\p{M}/u.test(base)) return [cluster];
  const format = /\p{Cf}+$/u.exec(rest)?.[0] ?? "";
  return [base, rest.slice(0, rest.length - format.length), format].filter((part) => part !== "");
}

function featuresOf({ letterSpacing, features }: TextItem): readonly string[] {
  return letterSpacing === 0 ? features : [...NO_LIGATURES, ...features];
}

function widthOf(faces: FaceBox, text: TextItem, words: readonly Word[]): number {
  return words.reduce((sum, word) => sum + shapedWidth(faces.get(word.face), text, word.text), 0);
}

function spaceOf({ shaper }: EmbeddedFace): Cluster {
  return { text: " ", parts: [], advance: shaper.space, kerning: 0 };
}

function lastEdge(words: readonly Word[]): number | null {
  const last = words.findLast(({ x, width }) => x !== null && width !== null);
  return last ? (last.x ?? 0) + (last.width ?? 0) : null;
}

interface Pen {
  readonly x: () => number;
  readonly moveTo: (x: number) => void;
  /** @param width  how wide the clusters have to come out together; null for their own width */
  readonly show: (face: EmbeddedFace, clusters: readonly Cluster[], width?: number | null) => void;
  readonly finish: () => string;
}

/** Writes the operators of a text object. Widths are those the PDF's own width table gives, so nothing drifts. */
function createPen({ size, baseline, letterSpacing }: TextItem, start: number): Pen {
  const operators: string[] = [];
  let shown: string[] = [];
  let codes = "";
  /** Glyphs that only carry text, held back until it is known where the next one stands. */
  let blanks = "";
  /** Not yet written, in thousandths of the em, to the left. Two numbers in a row would fuse in some readers. */
  let shift = 0;
  let face: EmbeddedFace | null = null;
  let x = start;

  const endCodes = () => {
    if (codes !== "") shown.push(`<${codes}>`);
    codes = "";
  };
  const endArray = () => {
    endCodes();
    if (shown.length > 0) operators.push(`[${shown.join(" ")}] TJ`);
    shown = [];
  };
  const writeShift = () => {
    if (Math.abs(shift) < SMALLEST_SHIFT) return;
    endCodes();
    shown.push(number(Math.round(shift * 10) / 10));
    shift = 0;
  };
  /** Where the next glyph stands further left than this one ends, they go there too: readers sort by place. */
  const writeBlanks = () => {
    if (blanks === "") return;
    if (shift > 0) writeShift();
    codes += blanks;
    blanks = "";
  };
  const select = (next: EmbeddedFace) => {
    if (next === face) return;
    writeBlanks();
    endArray();
    operators.push(`/${next.key} ${number(size)} Tf`);
    if (!face) operators.push(`${numbers(1, 0, 0, -1, start, baseline)} Tm`);
    face = next;
  };
  return {
    x: () => x,
    moveTo(to) {
      shift -= ((to - x) * 1000) / size;
      x = to;
    },
    show(next, clusters, width = null) {
      select(next);
      const { subset, shaper } = next;
      const em = shaper.font.unitsPerEm;
      const spacing = Math.round((letterSpacing / size) * em);
      const natural = clusters.reduce(
        (sum, { advance, kerning }) => sum + advance + spacing + kerning,
        0,
      );
      const spread = width === null ? 0 : ((width / size) * em - natural) / clusters.length;
      for (const { text, parts, advance, kerning } of clusters) {
        writeBlanks();
        writeShift();
        const [base = "", ...rest] = portionsOf(text);
        const wide = advance + spacing;
        const blank = rest.length * BLANK_ADVANCE;
        codes += hex(addGlyph(subset, { parts, advance: wide - blank, unicode: base }), 4);
        for (const unicode of rest) {
          blanks += hex(addGlyph(subset, { parts: [], advance: BLANK_ADVANCE, unicode }), 4);
        }
        shift -= ((kerning + spread) * 1000) / em;
        x += ((wide + kerning + spread) * size) / em;
      }
    },
    finish() {
      // Another text may begin a little before this one ends.
      if (blanks !== "") shift += BLANK_MARGIN;
      writeBlanks();
      endArray();
      return operators.join(" ");
    },
  };
}

function drawLines(canvas: Canvas, text: TextItem, from: number, to: number): void {
  for (const { colour, thickness, offset } of text.lines) {
    const y = text.baseline + offset + thickness / 2;
    canvas.decorate(
      text.page,
      `q ${canvas.opacity(colour[3] * text.opacity)}${rgb(colour)} RG ${number(thickness)} w ` +
        `${numbers(from, y)} m ${numbers(to, y)} l S Q`,
    );
  }
}
