import { isSeen, readColour } from "./colour.ts";
import type { Border, Corners } from "./display-list.ts";
import { readGradient } from "./gradient.ts";
import { type Context, pageOf, pageTop, pixels, type Recorder } from "./recorder.ts";

type Rect = Pick<DOMRect, "left" | "top" | "width" | "height">;

const SIDES = ["Top", "Right", "Bottom", "Left"] as const;
const CORNERS = ["TopLeft", "TopRight", "BottomRight", "BottomLeft"] as const;

/**
 * Records the background and borders of an element.
 *
 * @param rects  its boxes: one, or one per line for an inline element, which has its ends on the first and last
 */
export function captureBoxes(
  recorder: Recorder,
  where: Element | string,
  style: CSSStyleDeclaration,
  context: Context,
  rects: readonly Rect[],
): void {
  const fill = readColour(style.backgroundColor);
  const isPlain = !isSeen(fill) && style.backgroundImage === "none";
  if (isPlain && SIDES.every((side) => style[`border${side}Width`] === "0px")) return;
  const borders = SIDES.map((side) => borderOf(recorder, where, style, side));
  const gradient = gradientOf(recorder, where, style);
  if (!isSeen(fill) && !gradient && borders.every((border) => border === null)) return;
  for (const [index, rect] of rects.entries()) {
    if (rect.width <= 0 && rect.height <= 0) continue;
    const first = index === 0;
    const last = index === rects.length - 1;
    const [top = null, right = null, bottom = null, left = null] = borders;
    const corners = cornersOf(style, rect).map((radius, corner) =>
      (corner === 0 || corner === 3 ? first : last) ? radius : 0,
    ) as unknown as Corners;
    const y = rect.top - recorder.top;
    const [from, to] = [pageOf(recorder, y), pageOf(recorder, y + rect.height - 1)];
    for (let page = from; page <= to; page++) {
      recorder.items.push({
        kind: "box",
        page,
        x: rect.left - recorder.left,
        y: y - pageTop(recorder, page),
        width: rect.width,
        height: rect.height,
        fill: isSeen(fill) ? fill : null,
        gradient,
        borders: [top, last ? right : null, bottom, first ? left : null],
        corners: corners.some((radius) => radius > 0) ? corners : null,
        clip: context.clip,
        opacity: context.opacity,
      });
    }
  }
}

/** The radii of a box's corners, no larger than the box allows; the horizontal one where they differ. */
export function cornersOf(
  style: CSSStyleDeclaration,
  rect: Pick<Rect, "width" | "height">,
): Corners {
  const most = Math.min(rect.width, rect.height) / 2;
  return CORNERS.map((corner) => {
    const [value = "0"] = style[`border${corner}Radius`].split(" ");
    const radius = value.endsWith("%") ? (pixels(value) / 100) * 2 * most : pixels(value);
    return Math.min(radius, most);
  }) as unknown as Corners;
}

function borderOf(
  recorder: Recorder,
  where: Element | string,
  style: CSSStyleDeclaration,
  side: (typeof SIDES)[number],
): Border | null {
  const width = pixels(style[`border${side}Width`]);
  const kind = style[`border${side}Style`];
  const colour = readColour(style[`border${side}Color`]);
  if (width === 0 || kind === "none" || kind === "hidden" || !isSeen(colour)) return null;
  if (kind === "dashed" || kind === "dotted") return { width, style: kind, colour };
  if (kind !== "solid") recorder.warnings.add("border-style", where, kind);
  return { width, style: "solid", colour };
}

function gradientOf(recorder: Recorder, where: Element | string, style: CSSStyleDeclaration) {
  const value = style.backgroundImage;
  if (value === "none") return null;
  const gradient = readGradient(value);
  if (!gradient)
    recorder.warnings.add(value.includes("url(") ? "background-image" : "gradient", where, value);
  else if (gradient.stops.some(({ colour }) => colour[3] < 1)) {
    recorder.warnings.add("gradient", where, value);
  }
  return gradient;
}
