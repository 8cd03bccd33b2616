import type { DrawingItem, ImageItem, Picture } from "../capture/display-list.ts";
import { boxInPoints, boxPath, type Canvas, rgb } from "./canvas.ts";
import { name, number, numbers, type PdfReference } from "./objects.ts";
import { pathOperators } from "./path.ts";
import type { Structure } from "./structure.ts";
import type { PdfWriter } from "./writer.ts";

const CAPS = { butt: 0, round: 1, square: 2 };
const JOINS = { miter: 0, round: 1, bevel: 2 };

/** Draws shapes: content of a Figure when they mean something, else decoration. */
export function drawDrawing(
  canvas: Canvas,
  structure: Structure,
  drawing: DrawingItem,
  pageHeight: number,
): void {
  const operators: string[] = [];
  for (const { data, matrix, fill, evenOdd, stroke, opacity } of drawing.paths) {
    const path = pathOperators(data);
    if (path === "" || (!fill && !stroke)) continue;
    // Fill and stroke may be differently translucent, so each is painted by itself.
    if (fill) {
      const paint = `${canvas.opacity(fill[3] * opacity)}${rgb(fill)} rg ${path} f${evenOdd ? "*" : ""}`;
      operators.push(`q ${numbers(...matrix)} cm ${paint} Q`);
    }
    if (stroke) {
      const { colour, width, cap, join, dash } = stroke;
      const pen =
        `${canvas.opacity(colour[3] * opacity)}${rgb(colour)} RG ${number(width)} w ` +
        `${CAPS[cap]} J ${JOINS[join]} j ${dash.length > 0 ? `[${numbers(...dash)}] 0 d ` : ""}`;
      operators.push(`q ${numbers(...matrix)} cm ${pen}${path} S Q`);
    }
  }
  if (operators.length === 0) return;
  if (drawing.meaningful) {
    canvas.draw(drawing.page, operators.join(" "));
    placeFigure(structure, boxInPoints(drawing, pageHeight));
  } else {
    canvas.decorate(drawing.page, operators.join(" "));
  }
}

/** Draws a photo or logo: content of a Figure when it has alternative text, else decoration. */
export function drawImage(
  writer: PdfWriter,
  canvas: Canvas,
  structure: Structure,
  image: ImageItem,
  pageHeight: number,
): void {
  const key = canvas.resource("XObject", embed(writer, image.picture));
  const { x, y, width, height } = image;
  const operators =
    `q ${canvas.opacity(image.opacity)}${boxPath(image, image.corners)} W n ` +
    `${numbers(width, 0, 0, -height, x, y + height)} cm /${key} Do Q`;
  if (structure.current()?.tag === "Figure") {
    canvas.draw(image.page, operators);
    placeFigure(structure, boxInPoints(image, pageHeight));
  } else {
    canvas.decorate(image.page, operators);
  }
}

function placeFigure(structure: Structure, box: readonly number[]): void {
  const figure = structure.current();
  if (figure?.tag === "Figure") figure.box = box;
}

function embed(writer: PdfWriter, picture: Picture): PdfReference {
  const entries = {
    Type: name("XObject"),
    Subtype: name("Image"),
    Width: picture.width,
    Height: picture.height,
    ColorSpace: name("DeviceRGB"),
    BitsPerComponent: 8,
  };
  if (picture.kind === "jpeg") {
    return writer.addStream({ ...entries, Filter: name("DCTDecode") }, picture.bytes, false);
  }
  const mask = writer.addStream({ ...entries, ColorSpace: name("DeviceGray") }, picture.alphas);
  return writer.addStream({ ...entries, SMask: mask }, picture.colours);
}
