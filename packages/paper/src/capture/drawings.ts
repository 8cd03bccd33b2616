import { rectOf, snapped, snappedFactor } from "../layout/rects.ts";
import { isSeen, readColour } from "./colour.ts";
import type { Colour, DrawnPath, Stroke } from "./display-list.ts";
import { type Context, pageTop, pixels, placeOf, type Recorder } from "./recorder.ts";

const SHAPES = "path,circle,ellipse,rect,line,polyline,polygon";
const UNSUPPORTED =
  "text,image,use,foreignObject,linearGradient,radialGradient,pattern,filter,marker";

/** What an SVG says in words: `aria-label` or its `title`; "" for decoration. */
export function alternativeOf(svg: Element): string {
  if (svg.getAttribute("aria-hidden") === "true") return "";
  return (svg.getAttribute("aria-label") ?? svg.querySelector("title")?.textContent ?? "").trim();
}

/** Records the shapes of an inline SVG as the style sheet paints them; a Figure where it means something. */
export function captureDrawing(recorder: Recorder, svg: SVGSVGElement, context: Context): void {
  const unsupported = svg.querySelector(UNSUPPORTED);
  if (unsupported) recorder.warnings.add("svg-content", svg, unsupported.tagName);
  const place = placeOf(recorder, rectOf(svg));
  const paths = [...svg.querySelectorAll<SVGGraphicsElement>(SHAPES)]
    .filter((shape) => !shape.closest("defs,clipPath,mask,symbol"))
    .flatMap((shape) => pathOf(recorder, svg, shape, place.page, context) ?? []);
  if (paths.length === 0) return;
  const alt = alternativeOf(svg);
  if (alt !== "") recorder.items.push({ kind: "begin", tag: "Figure", alt });
  recorder.items.push({ kind: "drawing", ...place, paths, meaningful: alt !== "" });
  if (alt !== "") recorder.items.push({ kind: "end" });
}

function pathOf(
  recorder: Recorder,
  svg: SVGSVGElement,
  shape: SVGGraphicsElement,
  page: number,
  context: Context,
): DrawnPath | null {
  const style = recorder.window.getComputedStyle(shape);
  const matrix = shape.getScreenCTM();
  if (!matrix || style.display === "none" || style.visibility !== "visible") return null;
  const fill = paintOf(recorder, svg, style.fill, style.fillOpacity);
  const line = paintOf(recorder, svg, style.stroke, style.strokeOpacity);
  const width = snapped(pixels(style.strokeWidth));
  let opacity = context.opacity;
  for (let up: Element | null = shape; up && up !== svg; up = up.parentElement) {
    opacity *= Number(recorder.window.getComputedStyle(up).opacity);
  }
  const { a, b, c, d, e, f } = matrix;
  const [left, top] = [recorder.left, recorder.top + pageTop(recorder, page)];
  return {
    data: dataOf(shape),
    matrix: [
      snappedFactor(a),
      snappedFactor(b),
      snappedFactor(c),
      snappedFactor(d),
      snapped(e - left),
      snapped(f - top),
    ],
    fill,
    evenOdd: style.fillRule === "evenodd",
    stroke: line && width > 0 ? strokeOf(style, line, width) : null,
    opacity,
  };
}

function strokeOf(style: CSSStyleDeclaration, colour: Colour, width: number): Stroke {
  const cap = style.strokeLinecap;
  const join = style.strokeLinejoin;
  return {
    colour,
    width,
    cap: cap === "round" || cap === "square" ? cap : "butt",
    join: join === "round" || join === "bevel" ? join : "miter",
    dash:
      style.strokeDasharray === "none"
        ? []
        : style.strokeDasharray.split(/[ ,]+/u).map(Number.parseFloat),
  };
}

function paintOf(recorder: Recorder, svg: Element, paint: string, opacity: string): Colour | null {
  if (paint === "none") return null;
  if (paint.startsWith("url(")) {
    recorder.warnings.add("svg-content", svg, paint);
    return null;
  }
  const [red, green, blue, alpha] = readColour(paint);
  const colour = [red, green, blue, alpha * Number(opacity)] as const;
  return isSeen(colour) ? colour : null;
}

/** The outline of any basic shape as path data. Source: SVG 2, chapter 10. */
function dataOf(shape: SVGGraphicsElement): string {
  const number = (name: string) =>
    (shape as unknown as Record<string, SVGAnimatedLength | undefined>)[name]?.baseVal.value ?? 0;
  const points = (shape.getAttribute("points") ?? "").trim().split(/[\s,]+/u);
  switch (shape.tagName) {
    case "path":
      return shape.getAttribute("d") ?? "";
    case "circle":
      return ellipse(number("cx"), number("cy"), number("r"), number("r"));
    case "ellipse":
      return ellipse(number("cx"), number("cy"), number("rx"), number("ry"));
    case "rect":
      return rectangle(
        number("x"),
        number("y"),
        number("width"),
        number("height"),
        number("rx") || number("ry"),
      );
    case "line":
      return `M${number("x1")} ${number("y1")}L${number("x2")} ${number("y2")}`;
    case "polygon":
      return `M${points.join(" ")}Z`;
    default:
      return `M${points.join(" ")}`;
  }
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}A${rx} ${ry} 0 1 0 ${x + rx} ${y}A${rx} ${ry} 0 1 0 ${x - rx} ${y}Z`;
}

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  if (r <= 0) return `M${x} ${y}H${right}V${bottom}H${x}Z`;
  const arc = (toX: number, toY: number) => `A${r} ${r} 0 0 1 ${toX} ${toY}`;
  return (
    `M${x + r} ${y}H${right - r}${arc(right, y + r)}V${bottom - r}${arc(right - r, bottom)}` +
    `H${x + r}${arc(x, bottom - r)}V${y + r}${arc(x + r, y)}Z`
  );
}
