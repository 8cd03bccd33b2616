import type { Margins, Offset, Place } from "../word/model.ts";
import type { InformationBlock } from "./information-block.ts";
import { int32, uint16 } from "./little-endian.ts";
import { type ArtShape, readArt } from "./office-art.ts";
import { type PlcItem, readPlc } from "./plc.ts";

/** The floating things of a document: boxes of text and pictures. */
export interface Shapes {
  /** What hangs on a letter; positions count from the beginning of the main text or of the headers. */
  readonly at: (story: "main" | "headers", position: number) => readonly Floating[];
}

export interface Floating {
  readonly place: Place;
  readonly width: number;
  readonly height: number;
  readonly margins: Margins;
  readonly isPicture: boolean;
  /** Its text, as positions from the beginning of the boxes' text; null for a shape without text. */
  readonly text: { readonly from: number; readonly to: number } | null;
}

const ANCHOR_BYTES = 26;
const BOX_BYTES = 22;
const TWIPS_PER_POINT = 20;
/** What a place is measured from. Source: [MS-DOC] 2.9.253 and [MS-ODRAW] 2.3.18.10. */
const ORIGINS: readonly Offset["from"][] = ["margin", "page", "paragraph", "paragraph"];

export function readShapes(
  table: (name: Parameters<InformationBlock["table"]>[0]) => Uint8Array,
): Shapes {
  const art = readArt(table("drawings"));
  const stories = {
    main: storyShapes(table("shapes"), table("boxes"), art),
    headers: storyShapes(table("headerShapes"), table("headerBoxes"), art),
  };
  return { at: (story, position) => stories[story].get(position) ?? [] };
}

function storyShapes(
  anchors: Uint8Array,
  boxes: Uint8Array,
  art: ReadonlyMap<number, ArtShape>,
): ReadonlyMap<number, readonly Floating[]> {
  const texts = new Map<number, PlcItem>();
  for (const item of readPlc(boxes, BOX_BYTES)) texts.set(int32(item.data, 14) >>> 0, item);
  const members = Map.groupBy(art.values(), (shape) => shape.group);

  const found = new Map<number, Floating[]>();
  for (const { from, data } of readPlc(anchors, ANCHOR_BYTES)) {
    const id = int32(data, 0) >>> 0;
    const whole = art.get(id);
    const shapes = members.get(id) ?? [];
    const floating = (shapes.length > 0 ? shapes : [{ ...BARE, id }]).map((shape) => {
      const text = texts.get(shape.id) ?? null;
      // Each text stands in one box, whatever a damaged table says.
      texts.delete(shape.id);
      return floatingThing(shape, whole, data, text);
    });
    const before = found.get(from);
    if (before) before.push(...floating);
    else found.set(from, floating);
  }
  return found;
}

const BARE = { isPicture: false, inGroup: { left: 0, top: 0, width: 1, height: 1 } };
/** Points. Source: [MS-ODRAW] 2.3.21. */
const USUAL_MARGINS: Margins = { top: 3.6, right: 7.2, bottom: 3.6, left: 7.2 };

/** Source: [MS-DOC] 2.9.253. */
function floatingThing(
  { isPicture, inGroup, margins }: Pick<ArtShape, "isPicture" | "inGroup" | "margins">,
  group: ArtShape | undefined,
  anchor: Uint8Array,
  text: Floating["text"],
): Floating {
  const [left, top, right, bottom] = [4, 8, 12, 16].map(
    (at) => int32(anchor, at) / TWIPS_PER_POINT,
  ) as [number, number, number, number];
  const flags = uint16(anchor, 20);
  const [width, height] = [right - left, bottom - top];
  return {
    place: {
      x: offset(group?.alignX, group?.relativeX ?? (flags >> 1) & 3, left + inGroup.left * width),
      y: offset(group?.alignY, group?.relativeY ?? (flags >> 3) & 3, top + inGroup.top * height),
    },
    width: inGroup.width * width,
    height: inGroup.height * height,
    margins: { ...USUAL_MARGINS, ...margins },
    isPicture,
    text,
  };
}

/** Aligned things have no distance: 1 is left or top, 2 the middle, 3 and more the far side. */
function offset(align: number | undefined, relative: number, by: number): Offset {
  const from = ORIGINS[relative] ?? "paragraph";
  if (align === undefined || align === 0) return { from, by };
  if (align >= 3) return { from: "far-margin", by: 0 };
  return align === 1 ? { from: from === "page" ? "page" : "margin", by: 0 } : { from, by };
}
