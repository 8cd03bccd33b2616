import type { Box } from "@taiyari/domain/resume";
import { OPS } from "unpdf/pdfjs";
import { BLACK, type Colour, colourOf } from "./colours.ts";
import { asMatrix, boxAround, compose, IDENTITY, type Matrix } from "./geometry.ts";

/** What a page's drawing commands have set up so far. Source of the names: ISO 32000-1, 8.4 and 9.3. */
export interface GraphicsState {
  matrix: Matrix;
  /** Null before anything was cut off. `isWhole` is false where what is left is no rectangle. */
  clip: { readonly box: Box; readonly isWhole: boolean } | null;
  /** Null for a pattern. */
  fill: Colour | null;
  /** 0 to 1. */
  alpha: number;
  /** True where what is painted mixes with what is beneath in a way that is not followed here. */
  isMixed: boolean;
  font: string;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  /** 0 fills letters, 3 draws nothing. */
  mode: number;
  textMatrix: Matrix;
  /** Where the line began and where the next letter stands, in the text matrix. */
  line: Point;
  at: Point;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const ORIGIN: Point = { x: 0, y: 0 };

/** The state a page begins with. */
export function firstState(toPage: Matrix): GraphicsState {
  return {
    matrix: toPage,
    clip: null,
    fill: BLACK,
    alpha: 1,
    isMixed: false,
    font: "",
    size: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    textMatrix: IDENTITY,
    line: ORIGIN,
    at: ORIGIN,
  };
}

/** Changes the state as a command asks; commands that set nothing of it leave it alone. */
export function applyCommand(state: GraphicsState, command: number, args: unknown): void {
  const [first, second] = (args as readonly unknown[] | null) ?? [];
  switch (command) {
    case OPS.transform:
      state.matrix = compose(state.matrix, asMatrix(args) ?? IDENTITY);
      break;
    case OPS.paintFormXObjectBegin:
      enterForm(state, first, second);
      break;
    case OPS.setFillRGBColor:
      state.fill = colourOf(first);
      break;
    case OPS.setFillColorN:
    case OPS.setFillTransparent:
      state.fill = null;
      break;
    case OPS.setGState:
      setParameters(state, first);
      break;
    case OPS.beginText:
      state.textMatrix = IDENTITY;
      state.line = state.at = ORIGIN;
      break;
    case OPS.setFont:
      state.font = String(first);
      state.size = Number(second);
      break;
    case OPS.setCharSpacing:
      state.charSpacing = Number(first);
      break;
    case OPS.setWordSpacing:
      state.wordSpacing = Number(first);
      break;
    case OPS.setHScale:
      state.scale = Number(first) / 100;
      break;
    case OPS.setLeading:
      state.leading = -Number(first);
      break;
    case OPS.setTextRise:
      state.rise = Number(first);
      break;
    case OPS.setTextRenderingMode:
      state.mode = Number(first);
      break;
    case OPS.setTextMatrix:
      state.textMatrix = asMatrix(first) ?? asMatrix(args) ?? IDENTITY;
      state.line = state.at = ORIGIN;
      break;
    case OPS.moveText:
      moveBy(state, Number(first), Number(second));
      break;
    case OPS.setLeadingMoveText:
      state.leading = Number(second);
      moveBy(state, Number(first), Number(second));
      break;
    case OPS.nextLine:
      moveBy(state, 0, state.leading);
      break;
  }
}

function moveBy(state: GraphicsState, x: number, y: number): void {
  state.line = state.at = { x: state.line.x + x, y: state.line.y + y };
}

function enterForm(state: GraphicsState, own: unknown, bounds: unknown): void {
  state.matrix = compose(state.matrix, asMatrix(own) ?? IDENTITY);
  if (!Array.isArray(bounds) && !ArrayBuffer.isView(bounds)) return;
  const [x1, y1, x2, y2] = Array.from(bounds as ArrayLike<unknown>, Number);
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return;
  clipTo(state, boxAround(state.matrix, [x1, y1, x2, y2]), true);
}

/** Cuts off everything outside of a box. */
export function clipTo(state: GraphicsState, box: Box, isWhole: boolean): void {
  const { clip } = state;
  state.clip = clip
    ? { box: shared(clip.box, box), isWhole: clip.isWhole && isWhole }
    : { box, isWhole };
}

/** What two boxes share; a box without width or height where they share nothing. */
export function shared(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x);
  return { x, y, width, height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y) };
}

function setParameters(state: GraphicsState, parameters: unknown): void {
  for (const pair of Array.isArray(parameters) ? parameters : []) {
    const [name, value]: unknown[] = Array.isArray(pair) ? pair : [];
    if (name === "ca") state.alpha = Number(value);
    if (name === "BM") state.isMixed = value !== "source-over";
    if (name === "SMask" && value) state.isMixed = true;
    if (name === "Font" && Array.isArray(value)) {
      state.font = String(value[0]);
      state.size = Number(value[1]);
    }
  }
}
