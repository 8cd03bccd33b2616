import type { Box } from "@taiyari/domain/resume";
import { OPS } from "unpdf/pdfjs";
import { asMatrix, boxAround, compose, IDENTITY, type Matrix } from "./geometry.ts";
import { subpathBoxes } from "./paths.ts";

/** What a page draws besides text. Boxes are points from the page's top-left corner. */
interface Drawing {
  readonly images: readonly Box[];
  readonly rules: readonly Box[];
  readonly marks: readonly Box[];
}

/** A page's drawing commands as pdf.js lists them: `argsArray[i]` belongs to `fnArray[i]`. */
interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** Anything smaller is a dot or an empty move of the origin, not a picture. Points. */
const SMALLEST_PICTURE = 3;
/** A line is at most this thick, a bar at most this high. Points. */
const THICKEST_RULE = 3;
const HIGHEST_BAR = 40;
/** How many times longer than thick a bar is, and the shortest line worth knowing in points. */
const BAR_STRETCH = 3;
const SHORTEST_RULE = 12;
/** A list's disc or square: this wide and high in points, and nearly as wide as high. */
const SMALLEST_MARK = 1;
const LARGEST_MARK = 7;
const SQUAREST_MARK = 1.6;
/** Files drawn from thousands of paths are pictures; nobody reads that many rules. */
const MOST_BOXES = 2_000;

const PAINTS_PATH: ReadonlySet<number> = new Set([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/** Commands that may stand between a picture's coordinate system and the picture without drawing anything. */
const DRAWS_NOTHING: ReadonlySet<number> = new Set([
  OPS.dependency,
  OPS.setGState,
  OPS.setRenderingIntent,
  OPS.setLineWidth,
  OPS.setStrokeColorSpace,
  OPS.setFillColorSpace,
  OPS.setStrokeColor,
  OPS.setFillColor,
  OPS.setStrokeColorN,
  OPS.setFillColorN,
  OPS.setStrokeGray,
  OPS.setFillGray,
  OPS.setStrokeRGBColor,
  OPS.setFillRGBColor,
  OPS.setStrokeCMYKColor,
  OPS.setFillCMYKColor,
  OPS.clip,
  OPS.eoClip,
  OPS.beginMarkedContent,
  OPS.beginMarkedContentProps,
  OPS.endMarkedContent,
]);

/**
 * Finds pictures, rules, bars and the marks of lists in a page's drawing commands.
 *
 * Pictures are never decoded: the document is opened with `maxImageSize: 0`, so pdf.js leaves each one out
 * and its place shows as a coordinate system that is set up, unused and dropped again. That saves most
 * of the time and keeps image decoders away from hostile files.
 *
 * @param toPage  from the file's coordinates to points from the page's top-left corner
 */
export function readDrawing({ fnArray, argsArray }: OperatorList, toPage: Matrix): Drawing {
  const images: Box[] = [];
  const rules: Box[] = [];
  const marks: Box[] = [];
  const saved: Matrix[] = [];
  let matrix = toPage;
  /** The coordinate system just set up, until something is drawn in it. */
  let unused: Matrix | null = null;

  for (const [index, command] of fnArray.entries()) {
    const args = argsArray[index];
    if (DRAWS_NOTHING.has(command) || isClippingPath(command, args)) continue;

    if (command === OPS.transform) {
      matrix = compose(matrix, asMatrix(args) ?? IDENTITY);
      unused = matrix;
      continue;
    }
    if (command === OPS.restore && unused && images.length < MOST_BOXES) {
      const box = boxAround(unused, [0, 0, 1, 1]);
      if (Math.min(box.width, box.height) >= SMALLEST_PICTURE) images.push(box);
    }
    unused = null;

    if (command === OPS.save) {
      saved.push(matrix);
    } else if (command === OPS.restore || command === OPS.paintFormXObjectEnd) {
      matrix = saved.pop() ?? toPage;
    } else if (command === OPS.paintFormXObjectBegin) {
      saved.push(matrix);
      matrix = compose(matrix, asMatrix(Array.isArray(args) ? args[0] : null) ?? IDENTITY);
    } else if (command === OPS.constructPath && rules.length < MOST_BOXES) {
      const boxes = pathBoxes(args, matrix);
      rules.push(...boxes.filter(isRule));
      // Icons are made of many pieces, a mark is one.
      const [mark] = boxes;
      if (mark && boxes.length === 1 && isMark(mark) && marks.length < MOST_BOXES) marks.push(mark);
    }
  }
  return { images, rules, marks };
}

function isClippingPath(command: number, args: unknown): boolean {
  return command === OPS.constructPath && Array.isArray(args) && args[0] === OPS.endPath;
}

function pathBoxes(args: unknown, matrix: Matrix): Box[] {
  if (!Array.isArray(args) || !PAINTS_PATH.has(Number(args[0]))) return [];
  const path: unknown = Array.isArray(args[1]) ? args[1][0] : null;
  return path instanceof Float32Array ? subpathBoxes(path, matrix) : [];
}

function isRule({ width, height }: Box): boolean {
  const [thin, long] = width < height ? [width, height] : [height, width];
  if (long < SHORTEST_RULE) return false;
  return thin <= THICKEST_RULE || (thin <= HIGHEST_BAR && long >= BAR_STRETCH * thin);
}

function isMark({ width, height }: Box): boolean {
  const [short, long] = width < height ? [width, height] : [height, width];
  return short >= SMALLEST_MARK && long <= LARGEST_MARK && long <= SQUAREST_MARK * short;
}
