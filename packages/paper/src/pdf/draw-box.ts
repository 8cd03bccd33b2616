import type { Border, BoxItem, Corners, Gradient } from "../capture/display-list.ts";
import { boxPath, type Canvas, rgb } from "./canvas.ts";
import { dictionary, name, numbers, type PdfValue } from "./objects.ts";
import type { PdfWriter } from "./writer.ts";

/** Draws a background and borders, as decoration. */
export function drawBox(writer: PdfWriter, canvas: Canvas, box: BoxItem): void {
  const clip = box.clip ? `${boxPath(box.clip, box.clip.corners)} W n ` : "";
  const parts: string[] = [];
  const path = boxPath(box, box.corners);
  if (box.fill) {
    const opacity = canvas.opacity(box.fill[3] * box.opacity);
    parts.push(`q ${clip}${opacity}${rgb(box.fill)} rg ${path} f Q`);
  }
  if (box.gradient) {
    const shading = canvas.resource("Shading", writer.add(shadingOf(box.gradient, box)));
    parts.push(`q ${clip}${canvas.opacity(box.opacity)}${path} W n /${shading} sh Q`);
  }
  parts.push(...bordersOf(canvas, box).map((border) => `q ${clip}${border} Q`));
  if (parts.length > 0) canvas.decorate(box.page, parts.join(" "));
}

function bordersOf(canvas: Canvas, box: BoxItem): string[] {
  const [top] = box.borders;
  if (top && box.borders.every((border) => sameBorder(border, top))) {
    return [
      pen(canvas, box, top) + boxPath(inset(box, top.width / 2), insetCorners(box, top)) + " S",
    ];
  }
  return box.borders.flatMap((border, side) => {
    if (!border) return [];
    const { x, y, width, height } = box;
    const half = border.width / 2;
    const line = [
      [x, y + half, x + width, y + half],
      [x + width - half, y, x + width - half, y + height],
      [x, y + height - half, x + width, y + height - half],
      [x + half, y, x + half, y + height],
    ][side];
    const [fromX = 0, fromY = 0, toX = 0, toY = 0] = line ?? [];
    return [`${pen(canvas, box, border)}${numbers(fromX, fromY)} m ${numbers(toX, toY)} l S`];
  });
}

function sameBorder(border: Border | null, other: Border): boolean {
  return (
    border !== null &&
    border.width === other.width &&
    border.style === other.style &&
    border.colour.join() === other.colour.join()
  );
}

/** Colour, width and dashes of a border. Dashes are as browsers draw them, without fitting them to the corners. */
function pen(canvas: Canvas, box: BoxItem, { colour, width, style }: Border): string {
  const dash =
    style === "dashed"
      ? `[${numbers(2 * width, 2 * width)}] 0 d `
      : style === "dotted"
        ? `[${numbers(0, 2 * width)}] 0 d 1 J `
        : "";
  return `${canvas.opacity(colour[3] * box.opacity)}${rgb(colour)} RG ${numbers(width)} w ${dash}`;
}

function inset(box: BoxItem, by: number) {
  const { x, y, width, height } = box;
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

function insetCorners({ corners }: BoxItem, { width }: Border): Corners | null {
  return (
    corners && (corners.map((radius) => Math.max(0, radius - width / 2)) as unknown as Corners)
  );
}

/**
 * A linear gradient as an axial shading. A translucent stop is mixed with white.
 *
 * Sources: CSS Images Module Level 3, section 3.1.1 (the line's length); ISO 32000-1:2008 §8.7.4.5.3.
 */
function shadingOf({ angle, stops }: Gradient, { x, y, width, height }: BoxItem): PdfValue {
  const turn = (angle * Math.PI) / 180;
  const length = Math.abs(width * Math.sin(turn)) + Math.abs(height * Math.cos(turn));
  const [dx, dy] = [(Math.sin(turn) * length) / 2, (-Math.cos(turn) * length) / 2];
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const shown = stops.map(({ at, colour: [red, green, blue, alpha] }) => ({
    at,
    colour: [red, green, blue].map((part) => (part * alpha + 255 * (1 - alpha)) / 255),
  }));
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) throw new Error("A gradient has at least two stops.");
  if (first.at > 0) shown.unshift({ ...first, at: 0 });
  if (last.at < 1) shown.push({ ...last, at: 1 });
  const steps = shown.slice(1).map((to, index) =>
    dictionary({
      FunctionType: 2,
      Domain: [0, 1],
      C0: shown[index]?.colour,
      C1: to.colour,
      N: 1,
    }),
  );
  return dictionary({
    ShadingType: 2,
    ColorSpace: name("DeviceRGB"),
    Coords: [middleX - dx, middleY - dy, middleX + dx, middleY + dy],
    Extend: [true, true],
    Function: dictionary({
      FunctionType: 3,
      Domain: [0, 1],
      Functions: steps,
      Bounds: shown.slice(1, -1).map(({ at }) => at),
      Encode: steps.flatMap(() => [0, 1]),
    }),
  });
}
