import type { Block, Margins, Offset, Picture, Place, TextBox } from "../word/model.ts";
import { emus } from "./units.ts";
import { child, children, descendants, textOf, type XmlElement } from "./xml.ts";

type ReadFrame = (content: XmlElement) => Block[];

/** A text box without a width of its own is as wide as a narrow column. Points. */
const USUAL_WIDTH = 180;
/** Points. Source: ECMA-376 part 1, 21.1.2.1.1. */
const USUAL_INSETS: Margins = { top: 3.6, right: 7.2, bottom: 3.6, left: 7.2 };

/** Reads a modern drawing: its pictures, and its text boxes as one frame in the drawing's place. */
export function readDrawing(drawing: XmlElement, readFrame: ReadFrame): Block[] {
  const holder = child(drawing, "anchor") ?? child(drawing, "inline");
  if (!holder) return [];
  const extent = child(holder, "extent")?.attributes;
  const size = { width: emus(extent?.get("cx")), height: emus(extent?.get("cy")) };
  const place = holder.name === "anchor" ? placeOf(holder) : null;
  return [
    ...frames(
      holder,
      {
        place,
        width: size.width || USUAL_WIDTH,
        ...(child(holder, "wrapTopAndBottom") ? { clears: size.height } : {}),
      },
      readFrame,
    ),
    ...(descendants(holder, "blip").length > 0 ? [picture(place, size)] : []),
  ];
}

/** Reads an old drawing (VML), as Word 2003 and some converters write it. */
export function readShape(shape: XmlElement, readFrame: ReadFrame): Block[] {
  const style = children(shape)
    .map((node) => node.attributes.get("style"))
    .find((value) => value !== undefined);
  const rules = new Map(
    (style ?? "").split(";").map((rule) => {
      const [name = "", value = ""] = rule.split(":");
      return [name.trim(), points(value)];
    }),
  );
  const size = { width: rules.get("width") ?? 0, height: rules.get("height") ?? 0 };
  const isFloating = /position:\s*absolute/.test(style ?? "");
  const place: Place | null = isFloating
    ? {
        x: { from: "margin", by: rules.get("margin-left") ?? 0 },
        y: { from: "paragraph", by: rules.get("margin-top") ?? 0 },
      }
    : null;
  return [
    ...frames(
      shape,
      {
        place,
        width: size.width || USUAL_WIDTH,
        ...(isBetweenLines(shape) ? { clears: size.height } : {}),
      },
      readFrame,
    ),
    ...(descendants(shape, "imagedata").length > 0 ? [picture(place, size)] : []),
  ];
}

function frames(
  holder: XmlElement,
  place: Pick<TextBox, "place" | "width" | "clears">,
  readFrame: ReadFrame,
): TextBox[] {
  const blocks = descendants(holder, "txbxContent").flatMap(readFrame);
  if (blocks.length === 0) return [];
  return [{ kind: "box", ...place, margins: insetsOf(holder), blocks }];
}

/** True where text goes on below an old drawing and never beside it. */
function isBetweenLines(shape: XmlElement): boolean {
  return descendants(shape, "wrap").some((wrap) => wrap.attributes.get("type") === "topAndBottom");
}

function insetsOf(holder: XmlElement): Margins {
  const insets = descendants(holder, "bodyPr")[0]?.attributes;
  const inset = (name: string, usual: number) =>
    insets?.has(name) ? emus(insets.get(name)) : usual;
  return {
    top: inset("tIns", USUAL_INSETS.top),
    right: inset("rIns", USUAL_INSETS.right),
    bottom: inset("bIns", USUAL_INSETS.bottom),
    left: inset("lIns", USUAL_INSETS.left),
  };
}

function picture(place: Place | null, size: { width: number; height: number }): Picture {
  return { kind: "picture", place, ...size };
}

function placeOf(anchor: XmlElement): Place {
  return {
    x: offsetOf(child(anchor, "positionH"), "margin"),
    y: offsetOf(child(anchor, "positionV"), "paragraph"),
  };
}

function offsetOf(position: XmlElement | undefined, usual: Offset["from"]): Offset {
  const align = child(position, "align");
  const relative = position?.attributes.get("relativeFrom") ?? "";
  if (align) {
    const isFar = ["right", "bottom", "outside"].includes(textOf(align).trim());
    return { from: isFar ? "far-margin" : relative === "page" ? "page" : "margin", by: 0 };
  }
  const offset = child(position, "posOffset");
  return { from: anchorOf(relative) ?? usual, by: emus(offset ? textOf(offset) : undefined) };
}

function anchorOf(relativeFrom: string): Offset["from"] | null {
  if (relativeFrom === "page") return "page";
  if (["margin", "leftMargin", "topMargin"].includes(relativeFrom)) return "margin";
  return ["column", "character", "paragraph", "line"].includes(relativeFrom) ? "paragraph" : null;
}

function points(length: string): number {
  const number = Number.parseFloat(length);
  if (!Number.isFinite(number)) return 0;
  if (length.includes("in")) return number * 72;
  return length.includes("mm") ? (number * 72) / 25.4 : number;
}
