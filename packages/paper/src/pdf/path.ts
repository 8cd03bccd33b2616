import { numbers } from "./objects.ts";

const TOKEN = /[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/giu;

/**
 * Turns SVG path data to PDF path operators, in the path's own units. Arcs become cubic curves.
 *
 * @returns  what comes before a syntax error, as SVG demands; "" for nothing
 *
 * Sources: SVG 2, chapter 9 ("Paths") and appendix B.2.4 (arc conversion); ISO 32000-1:2008 §8.5.2.
 */
export function pathOperators(data: string): string {
  const tokens = data.match(TOKEN) ?? [];
  const out: string[] = [];
  let at = 0;
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  /** The last control point, which a smooth curve mirrors. */
  let [handleX, handleY] = [0, 0];
  let before = "";
  let command = "";

  const take = () => Number.parseFloat(tokens[at++] ?? "");
  /** Flags of an arc may stand together: "01" is two. */
  const flag = () => {
    const token = tokens[at] ?? "";
    if (token.length > 1 && /^[01]/u.test(token)) {
      tokens[at] = token.slice(1);
      return token.startsWith("1");
    }
    at++;
    return token === "1";
  };
  const lineTo = (toX: number, toY: number) => {
    out.push(`${numbers(toX, toY)} l`);
    [x, y] = [toX, toY];
  };
  const curveTo = (c: Cubic) => {
    out.push(`${numbers(...c)} c`);
    [x, y] = [c[4], c[5]];
  };
  const quadraticTo = (cx: number, cy: number, toX: number, toY: number) => {
    [handleX, handleY] = [cx, cy];
    curveTo([twoThirds(x, cx), twoThirds(y, cy), twoThirds(toX, cx), twoThirds(toY, cy), toX, toY]);
  };

  while (at < tokens.length) {
    const token = tokens[at] ?? "";
    if (/^[a-z]$/iu.test(token)) {
      command = token;
      at++;
    } else if (command === "M" || command === "m") {
      command = command === "M" ? "L" : "l";
    } else if (command.toUpperCase() === "Z" || command === "") {
      break;
    }
    const relative = command === command.toLowerCase();
    const [baseX, baseY] = relative ? [x, y] : [0, 0];
    const from = out.length;
    switch (command.toUpperCase()) {
      case "M":
        [x, y] = [baseX + take(), baseY + take()];
        [startX, startY] = [x, y];
        out.push(`${numbers(x, y)} m`);
        break;
      case "L":
        lineTo(baseX + take(), baseY + take());
        break;
      case "H":
        lineTo(baseX + take(), y);
        break;
      case "V":
        lineTo(x, baseY + take());
        break;
      case "C": {
        const [ax, ay] = [baseX + take(), baseY + take()];
        [handleX, handleY] = [baseX + take(), baseY + take()];
        curveTo([ax, ay, handleX, handleY, baseX + take(), baseY + take()]);
        break;
      }
      case "S": {
        const smooth = /[CS]/iu.test(before);
        const [ax, ay] = smooth ? [2 * x - handleX, 2 * y - handleY] : [x, y];
        [handleX, handleY] = [baseX + take(), baseY + take()];
        curveTo([ax, ay, handleX, handleY, baseX + take(), baseY + take()]);
        break;
      }
      case "Q":
        quadraticTo(baseX + take(), baseY + take(), baseX + take(), baseY + take());
        break;
      case "T": {
        const smooth = /[QT]/iu.test(before);
        const [ax, ay] = smooth ? [2 * x - handleX, 2 * y - handleY] : [x, y];
        quadraticTo(ax, ay, baseX + take(), baseY + take());
        break;
      }
      case "A": {
        const [rx, ry, turn] = [take(), take(), take()];
        const [large, sweep] = [flag(), flag()];
        const [toX, toY] = [baseX + take(), baseY + take()];
        const curves = arc(x, y, { rx, ry, turn, large, sweep, toX, toY });
        if (curves) curves.forEach(curveTo);
        else lineTo(toX, toY);
        [x, y] = [toX, toY];
        break;
      }
      case "Z":
        out.push("h");
        [x, y] = [startX, startY];
        break;
      default:
        return out.join(" ");
    }
    if (out.slice(from).some((operator) => operator.includes("NaN"))) {
      return out.slice(0, from).join(" ");
    }
    before = command;
  }
  return out.join(" ");
}

/** The control point of a cubic curve that draws a quadratic one. */
function twoThirds(from: number, handle: number): number {
  return from + (2 / 3) * (handle - from);
}

type Cubic = readonly [ax: number, ay: number, bx: number, by: number, x: number, y: number];

interface Arc {
  readonly rx: number;
  readonly ry: number;
  /** Degrees. */
  readonly turn: number;
  readonly large: boolean;
  readonly sweep: boolean;
  readonly toX: number;
  readonly toY: number;
}

/** An arc as curves of at most a quarter turn each; null where SVG draws a straight line. */
function arc(
  x: number,
  y: number,
  { turn, large, sweep, toX, toY, ...radii }: Arc,
): Cubic[] | null {
  let [rx, ry] = [Math.abs(radii.rx), Math.abs(radii.ry)];
  if (rx === 0 || ry === 0) return null;
  if (x === toX && y === toY) return [];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [dx, dy] = [(x - toX) / 2, (y - toY) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const excess = (px / rx) ** 2 + (py / ry) ** 2;
  if (excess > 1) [rx, ry] = [rx * Math.sqrt(excess), ry * Math.sqrt(excess)];
  const rest = (rx * py) ** 2 + (ry * px) ** 2;
  const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - rest) / rest)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(root * rx * py) / ry, (-root * ry * px) / rx];
  const centreX = cos * cx - sin * cy + (x + toX) / 2;
  const centreY = sin * cx + cos * cy + (y + toY) / 2;
  const first = Math.atan2((py - cy) / ry, (px - cx) / rx);
  let span = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - first;
  if (sweep && span < 0) span += 2 * Math.PI;
  if (!sweep && span > 0) span -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-6));
  const handle = (4 / 3) * Math.tan(span / count / 4);
  const point = (u: number, v: number) =>
    [centreX + rx * u * cos - ry * v * sin, centreY + rx * u * sin + ry * v * cos] as const;
  return Array.from({ length: count }, (_, index) => {
    const a = first + (span * index) / count;
    const b = first + (span * (index + 1)) / count;
    return [
      ...point(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a)),
      ...point(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b)),
      ...point(Math.cos(b), Math.sin(b)),
    ] as const;
  });
}
