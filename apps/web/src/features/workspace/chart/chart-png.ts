/** Pixels for each unit of the drawing: sharp on the displays of today, and in a slide. */
const SCALE = 2;
/** Room for what the chart shows, above it. */
const HEAD = 44;
const MARGIN = 16;

interface Head {
  readonly text: string;
  /** As CSS writes a font: "600 16px Inter". */
  readonly font: string;
  readonly colour: string;
  readonly background: string;
}

/**
 * A chart as a PNG, as it looks on the screen: paths, rectangles, circles and lines of text, in the page's own fonts, with
 * what it shows above it.
 *
 * @returns  null where the browser can draw no picture of that size
 */
export function chartPng(chart: SVGSVGElement, head: Head): Promise<Blob | null> {
  const { width, height } = chart.viewBox.baseVal;
  const canvas = document.createElement("canvas");
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (height + HEAD + MARGIN) * SCALE;
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = head.background;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(SCALE, SCALE);
  pen.fillStyle = head.colour;
  pen.font = head.font;
  pen.fillText(head.text, MARGIN, 30, width);
  pen.translate(MARGIN, HEAD);
  for (const shape of chart.querySelectorAll<SVGElement>("path, rect, circle, text")) {
    drawShape(pen, shape, getComputedStyle(shape));
  }
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function drawShape(
  pen: CanvasRenderingContext2D,
  shape: SVGElement,
  style: CSSStyleDeclaration,
): void {
  if (shape instanceof SVGTextElement) return drawText(pen, shape, style);
  const path = pathOf(shape);
  if (style.fill !== "none") {
    pen.fillStyle = style.fill;
    pen.fill(path);
  }
  if (style.stroke !== "none") {
    pen.strokeStyle = style.stroke;
    pen.lineWidth = Number.parseFloat(style.strokeWidth) || 1;
    pen.lineJoin = "round";
    pen.stroke(path);
  }
}

function drawText(
  pen: CanvasRenderingContext2D,
  text: SVGTextElement,
  style: CSSStyleDeclaration,
): void {
  pen.fillStyle = style.fill;
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  pen.textAlign = ALIGN.get(style.textAnchor) ?? "left";
  pen.fillText(text.textContent ?? "", numberOf(text, "x"), numberOf(text, "y"));
}

const ALIGN: ReadonlyMap<string, CanvasTextAlign> = new Map([
  ["middle", "center"],
  ["end", "right"],
]);

function pathOf(shape: SVGElement): Path2D {
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute("d") ?? "");
  const path = new Path2D();
  if (shape instanceof SVGCircleElement) {
    path.arc(numberOf(shape, "cx"), numberOf(shape, "cy"), numberOf(shape, "r"), 0, 2 * Math.PI);
  } else {
    path.roundRect(
      numberOf(shape, "x"),
      numberOf(shape, "y"),
      numberOf(shape, "width"),
      numberOf(shape, "height"),
      numberOf(shape, "rx"),
    );
  }
  return path;
}

function numberOf(shape: SVGElement, name: string): number {
  return Number(shape.getAttribute(name) ?? 0);
}
