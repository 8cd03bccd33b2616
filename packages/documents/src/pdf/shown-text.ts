import type { Box } from "@taiyari/domain/resume";
import { OPS } from "unpdf/pdfjs";
import { emptyBackdrop, FAINTEST, type Backdrop } from "./backdrop.ts";
import type { Matrix } from "./geometry.ts";
import { compose } from "./geometry.ts";
import { createOutlines, type Outlines } from "./outlines.ts";
import { isRectangle, subpathBoxes } from "./paths.ts";
import { type SpacedGlyph, spreadText } from "./spread-text.ts";
import {
  applyCommand,
  clipTo,
  firstState,
  shared,
  type GraphicsState,
  type Point,
} from "./text-state.ts";

/** Letters or blanks that one command puts on a page. Points from the page's top-left corner. */
export interface ShownText {
  readonly text: string;
  readonly start: Point;
  readonly end: Point;
  readonly size: number;
  /** False for letters that nobody can see: of the colour beneath them, or drawn with no ink at all. */
  readonly isSeen: boolean;
  /** Its words where the letters are set apart, as `spreadText` reads them; null elsewhere. */
  readonly spread: string | null;
}

/** A page's drawing commands as pdf.js lists them: `argsArray[i]` belongs to `fnArray[i]`. */
interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

interface PageFacts {
  readonly toPage: Matrix;
  readonly width: number;
  readonly height: number;
  /** Where pictures stand. */
  readonly images: readonly Box[];
  /** Points of width for a unit of a font's glyph widths: 0.001 but for fonts that draw their own letters. */
  readonly unitOf: (font: string) => number;
}

const FILLS: ReadonlySet<number> = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

const SAVES: ReadonlySet<number> = new Set([OPS.save, OPS.beginGroup, OPS.paintFormXObjectBegin]);
const RESTORES: ReadonlySet<number> = new Set([OPS.restore, OPS.endGroup, OPS.paintFormXObjectEnd]);

/** A picture over this share of a page is a scan, and text without ink on it is what a machine read from it. */
const SCAN_SHARE = 0.5;

/** The text that a page's commands show, in their order, and whether it can be seen. */
export function readShownText({ fnArray, argsArray }: OperatorList, page: PageFacts): ShownText[] {
  const shown: ShownText[] = [];
  const saved: GraphicsState[] = [];
  const backdrop = emptyBackdrop(page.images);
  const outlines = createOutlines();
  /** Texts without ink: seen where their letters are drawn, before them or after. */
  const inkless = new Set<ShownText>();
  let state = firstState(page.toPage);
  let isClipping = false;
  /** How many transparency masks are open: what is painted into one is not painted on the page. */
  let masks = 0;

  for (const [index, command] of fnArray.entries()) {
    const args = argsArray[index];
    // What follows belongs to forms and comments on the page, not to its text.
    if (command === OPS.beginAnnotation) break;
    if (SAVES.has(command)) saved.push({ ...state });
    if (command === OPS.beginGroup || command === OPS.endGroup)
      masks += isMask(args) ? (command === OPS.beginGroup ? 1 : -1) : 0;

    if (RESTORES.has(command)) {
      state = saved.pop() ?? state;
    } else if (command === OPS.clip || command === OPS.eoClip) {
      isClipping = true;
    } else if (command === OPS.constructPath) {
      if (masks === 0) paintPath(args, state, backdrop, outlines);
      if (isClipping) clipToPath(state, args);
      isClipping = false;
    } else if (command === OPS.shadingFill && state.clip && masks === 0) {
      backdrop.paint({ box: state.clip.box, colour: null, isWhole: false });
    } else if (command === OPS.showText) {
      const piece = showText(args, state, page, backdrop);
      if (piece && masks === 0) {
        shown.push(piece);
        if (!piece.isSeen && isInkless(state)) inkless.add(piece);
      }
    } else {
      applyCommand(state, command, args);
    }
  }
  return shown.map((piece) =>
    inkless.has(piece) && outlines.draw(piece) ? { ...piece, isSeen: true } : piece,
  );
}

function isInkless({ mode, alpha }: GraphicsState): boolean {
  return mode === 3 || alpha < FAINTEST;
}

function isMask(args: unknown): boolean {
  const [group]: unknown[] = Array.isArray(args) ? args : [];
  return (
    typeof group === "object" && group !== null && Boolean((group as { smask?: unknown }).smask)
  );
}

function pathOf(args: unknown): { paint: number; path: Float32Array } | null {
  if (!Array.isArray(args) || !Array.isArray(args[1])) return null;
  const [path]: unknown[] = args[1];
  return path instanceof Float32Array ? { paint: Number(args[0]), path } : null;
}

function paintPath(
  args: unknown,
  state: GraphicsState,
  backdrop: Backdrop,
  outlines: Outlines,
): void {
  const drawn = pathOf(args);
  if (!drawn || !FILLS.has(drawn.paint) || state.alpha === 0) return;
  const { clip } = state;
  const isWhole = isRectangle(drawn.path, state.matrix) && (clip?.isWhole ?? true);
  const colour = state.isMixed || state.alpha < 1 ? null : state.fill;
  for (const whole of subpathBoxes(drawn.path, state.matrix)) {
    const box = clip ? shared(whole, clip.box) : whole;
    if (!colour || !backdrop.hides(colour, 1, box)) outlines.add(box);
    backdrop.paint({ box, colour, isWhole });
  }
}

function clipToPath(state: GraphicsState, args: unknown): void {
  const path = pathOf(args)?.path;
  const [box, ...others] = path ? subpathBoxes(path, state.matrix) : [];
  if (!path || !box) return;
  if (others.length === 0) clipTo(state, box, isRectangle(path, state.matrix));
  else if (state.clip) state.clip = { ...state.clip, isWhole: false };
}

/** Moves on by the letters of a command and says what they are; null for none. */
function showText(
  args: unknown,
  state: GraphicsState,
  page: PageFacts,
  backdrop: Backdrop,
): ShownText | null {
  const glyphs: unknown = Array.isArray(args) ? args[0] : null;
  if (!Array.isArray(glyphs)) return null;
  const { text, advance, spaced } = measured(glyphs, state, page.unitOf(state.font));
  const at = { x: state.at.x + advance * state.scale, y: state.at.y };
  const matrix = compose(state.matrix, state.textMatrix);
  const [start, end] = [pointAt(matrix, state.at, state.rise), pointAt(matrix, at, state.rise)];
  const size = Math.abs(state.size) * Math.hypot(matrix[2], matrix[3]);
  state.at = at;
  if (text === "" || ![start.x, start.y, end.x, end.y, size].every(Number.isFinite)) return null;
  const isSeen = text.trim() === "" || canBeSeen(state, placeOf(start, end, size), page, backdrop);
  const spread = spreadText(spaced, (state.charSpacing / (state.size || 1)) * 1000);
  return { text, start, end, size, isSeen, spread };
}

/** The letters of glyphs, and how far they reach in the units of the text. Source: ISO 32000-1, 9.4.4. */
function measured(
  glyphs: readonly unknown[],
  state: GraphicsState,
  unit: number,
): { readonly text: string; readonly advance: number; readonly spaced: readonly SpacedGlyph[] } {
  let text = "";
  let advance = 0;
  const spaced: SpacedGlyph[] = [];
  for (const glyph of glyphs) {
    if (typeof glyph === "number") {
      advance -= (glyph * state.size) / 1000;
      spaced.push(glyph);
    } else if (typeof glyph === "object" && glyph !== null) {
      const { unicode, width, isSpace } = glyph as Record<string, unknown>;
      if (typeof unicode === "string") text += unicode;
      spaced.push({ text: typeof unicode === "string" ? unicode : "" });
      advance += Number(width) * state.size * unit + state.charSpacing;
      if (isSpace === true) advance += state.wordSpacing;
    }
  }
  return { text, advance, spaced };
}

function pointAt(matrix: Matrix, { x, y }: Point, rise: number): Point {
  const up = y + rise;
  return {
    x: matrix[0] * x + matrix[2] * up + matrix[4],
    y: matrix[1] * x + matrix[3] * up + matrix[5],
  };
}

/** The box of small letters on the line from start to end. */
function placeOf(start: Point, end: Point, size: number): Box {
  const [x, y] = [Math.min(start.x, end.x), Math.min(start.y, end.y) - size * 0.5];
  return {
    x,
    y,
    width: Math.abs(end.x - start.x),
    height: Math.abs(end.y - start.y) + size * 0.5,
  };
}

function canBeSeen(state: GraphicsState, place: Box, page: PageFacts, backdrop: Backdrop): boolean {
  if (state.mode === 3) return page.images.some((image) => isScan(image, page));
  const isFilled = state.mode === 0 || state.mode === 4;
  if (!isFilled || state.fill === null || state.isMixed) return true;
  return !backdrop.hides(state.fill, state.alpha, place);
}

function isScan(image: Box, { width, height }: PageFacts): boolean {
  const onPage = shared(image, { x: 0, y: 0, width, height });
  return onPage.width * onPage.height > SCAN_SHARE * width * height;
}
