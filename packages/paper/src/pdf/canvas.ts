import type { Colour, Corners, Frame } from "../capture/display-list.ts";
import { dictionary, number, numbers, type PdfValue } from "./objects.ts";
import type { Structure, StructureElement } from "./structure.ts";
import type { PdfWriter } from "./writer.ts";

/** PDF points in a CSS pixel. */
export const POINTS = 0.75;

/** How far along a tangent the handles of a quarter circle lie: 4/3 × (√2 − 1). */
const QUARTER = 0.5523;

type ResourceKind = "Font" | "ExtGState" | "XObject" | "Shading";

/** What pages are drawn on. Coordinates are the display list's: CSS pixels from the top left, y downwards. */
export interface Canvas {
  /** Draws content of the open structure element. */
  readonly draw: (page: number, operators: string) => void;
  /** Draws what is no content: backgrounds, rules, decoration. */
  readonly decorate: (page: number, operators: string) => void;
  /** Whether what is drawn from now on is an artifact: on the page, and outside of the structure. */
  readonly setArtifact: (isArtifact: boolean) => void;
  /** Ends the marked content that is open. To be called before the structure changes. */
  readonly close: () => void;
  /** A resource of all pages under a name of its own: "F0", "G0". */
  readonly resource: (kind: ResourceKind, value: PdfValue) => string;
  /** The operator that sets an opacity, "" for none. */
  readonly opacity: (value: number) => string;
  readonly operatorsOf: (page: number) => string;
  readonly resources: () => PdfValue;
}

export function createCanvas(
  writer: PdfWriter,
  structure: Structure,
  pages: number,
  height: number,
): Canvas {
  const contents = Array.from({ length: pages }, () => [
    `${numbers(POINTS, 0, 0, -POINTS, 0, height * POINTS)} cm`,
  ]);
  const resources: Record<ResourceKind, Record<string, PdfValue>> = {
    Font: {},
    ExtGState: {},
    XObject: {},
    Shading: {},
  };
  const opacities = new Map<string, string>();
  let open: { readonly page: number; readonly element: StructureElement | null } | null = null;

  const put = (page: number, operators: string) => contents[page]?.push(operators);
  const close = () => {
    if (open) put(open.page, "EMC");
    open = null;
  };
  let isArtifact = false;
  const decorate = (page: number, operators: string) => {
    close();
    put(page, `/Artifact BMC ${operators} EMC`);
  };
  const resource = (kind: ResourceKind, value: PdfValue) => {
    const key = `${kind[0]}${Object.keys(resources[kind]).length}`;
    resources[kind][key] = value;
    return key;
  };
  return {
    close,
    resource,
    decorate,
    setArtifact(value) {
      isArtifact = value;
    },
    draw(page, operators) {
      if (isArtifact) return decorate(page, operators);
      const element = structure.current();
      if (open?.page !== page || open.element !== element) {
        close();
        put(page, `/${element?.tag ?? "Span"} <</MCID ${structure.mark(page)}>> BDC`);
        open = { page, element };
      }
      put(page, operators);
    },
    opacity(value) {
      const key = number(value);
      if (value >= 1) return "";
      const known = opacities.get(key);
      if (known) return `/${known} gs `;
      const state = writer.add(dictionary({ ca: Number(key), CA: Number(key) }));
      const made = resource("ExtGState", state);
      opacities.set(key, made);
      return `/${made} gs `;
    },
    operatorsOf: (page) => (contents[page] ?? []).join("\n"),
    resources: () =>
      dictionary(
        Object.fromEntries(
          Object.entries(resources).map(([kind, entries]) => [kind, dictionary(entries)]),
        ),
      ),
  };
}

/** Operands of `rg` and `RG`. */
export function rgb([red, green, blue]: Colour): string {
  return numbers(red / 255, green / 255, blue / 255);
}

/** The path of a box, with rounded corners where it has them. */
export function boxPath({ x, y, width, height }: Frame, corners: Corners | null): string {
  if (!corners || corners.every((radius) => radius === 0)) {
    return `${numbers(x, y, width, height)} re`;
  }
  const [a, b, c, d] = corners;
  const k = QUARTER;
  const [right, bottom] = [x + width, y + height];
  return [
    `${numbers(x + a, y)} m`,
    `${numbers(right - b, y)} l`,
    `${numbers(right - b + b * k, y, right, y + b - b * k, right, y + b)} c`,
    `${numbers(right, bottom - c)} l`,
    `${numbers(right, bottom - c + c * k, right - c + c * k, bottom, right - c, bottom)} c`,
    `${numbers(x + d, bottom)} l`,
    `${numbers(x + d - d * k, bottom, x, bottom - d + d * k, x, bottom - d)} c`,
    `${numbers(x, y + a)} l`,
    `${numbers(x, y + a - a * k, x + a - a * k, y, x + a, y)} c h`,
  ].join(" ");
}

/** A box on its page in PDF points, as annotations and figures have it: left, bottom, right, top. */
export function boxInPoints({ x, y, width, height }: Frame, pageHeight: number): number[] {
  return [x, pageHeight - y - height, x + width, pageHeight - y].map((length) => length * POINTS);
}
