import type { Margins } from "../word/model.ts";
import { int32, uint16, uint32 } from "./little-endian.ts";

/** What the drawing part of a file says of one shape. */
export interface ArtShape {
  readonly id: number;
  readonly isPicture: boolean;
  /** The outermost group it belongs to, by that group's own number; its own number outside of groups. */
  readonly group: number;
  /** Its place in that group, as shares of the group's width and height. */
  readonly inGroup: Shares;
  /** Room around its text, in points, where that is said. */
  readonly margins?: Partial<Margins>;
  /** How it is placed, where that is said: numbers of [MS-ODRAW] 2.3.18. */
  readonly alignX?: number;
  readonly relativeX?: number;
  readonly alignY?: number;
  readonly relativeY?: number;
}

interface Shares {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Group {
  readonly id: number;
  /** The group's own coordinates, and what part of the outermost group it fills. */
  readonly bounds: Shares;
  readonly shares: Shares;
}

const HEADER_BYTES = 8;
const CONTAINER = 15;
const DEEPEST = 12;
const MOST_SHAPES = 5_000;
const WHOLE: Shares = { left: 0, top: 0, width: 1, height: 1 };

/** Record types of [MS-ODRAW] 2.2. */
const DRAWINGS = 0xf000;
const GROUP = 0xf003;
const SHAPE = 0xf004;
const GROUP_BOUNDS = 0xf009;
const SHAPE_ID = 0xf00a;
const CHILD_PLACE = 0xf00f;
const OPTIONS: ReadonlySet<number> = new Set([0xf00b, 0xf121, 0xf122]);

/** Reads all shapes of a document's drawings, by their numbers. */
export function readArt(bytes: Uint8Array): ReadonlyMap<number, ArtShape> {
  const shapes = new Map<number, ArtShape>();

  function visit(from: number, to: number, group: Group | null, depth: number): void {
    let own = group;
    let isFirst = true;
    for (const record of records(bytes, from, to)) {
      if (shapes.size > MOST_SHAPES || depth > DEEPEST) return;
      if (record.type === SHAPE) {
        const { shape, bounds } = readShape(bytes, record, own);
        shapes.set(shape.id, shape);
        // The first shape of a group is the group; the outermost of all is the page itself.
        const isGroup = isFirst && bounds !== null && depth > 2;
        if (isGroup) own = { id: group?.id ?? shape.id, bounds, shares: shape.inGroup };
        isFirst = false;
      } else if (record.isContainer) {
        visit(record.at, record.end, record.type === GROUP ? own : group, depth + 1);
      }
    }
  }

  // Between the drawings stands a byte that says whether they are the text's or the headers'.
  const [first] = records(bytes, 0, bytes.length);
  if (first?.type !== DRAWINGS) return shapes;
  for (let at = first.end + 1; at < bytes.length && shapes.size <= MOST_SHAPES;) {
    const end = at + HEADER_BYTES + uint32(bytes, at + 4);
    visit(at, Math.min(end, bytes.length), null, 0);
    at = end + 1;
  }
  return shapes;
}

interface ArtRecord {
  readonly type: number;
  readonly count: number;
  readonly isContainer: boolean;
  readonly at: number;
  readonly end: number;
}

function* records(bytes: Uint8Array, from: number, to: number): Generator<ArtRecord> {
  for (let at = from; at + HEADER_BYTES <= to;) {
    const kind = uint16(bytes, at);
    const end = at + HEADER_BYTES + uint32(bytes, at + 4);
    yield {
      type: uint16(bytes, at + 2),
      count: kind >> 4,
      isContainer: (kind & 15) === CONTAINER,
      at: at + HEADER_BYTES,
      end: Math.min(end, to),
    };
    at = end;
  }
}

function readShape(bytes: Uint8Array, shape: ArtRecord, group: Group | null) {
  let id = 0;
  let place: Shares | null = null;
  let bounds: Shares | null = null;
  const options = new Map<number, number>();
  for (const { type, at, end, count } of records(bytes, shape.at, shape.end)) {
    if (type === SHAPE_ID) id = uint32(bytes, at);
    if (type === GROUP_BOUNDS) bounds = rectangle(bytes, at);
    if (type === CHILD_PLACE) place = rectangle(bytes, at);
    if (!OPTIONS.has(type)) continue;
    for (let index = 0; index < count && at + 6 * index + 6 <= end; index += 1) {
      options.set(uint16(bytes, at + 6 * index) & 0x3fff, uint32(bytes, at + 6 * index + 2));
    }
  }
  const [alignX, relativeX, alignY, relativeY] = [0x38f, 0x390, 0x391, 0x392].map((option) =>
    options.get(option),
  );
  const read: ArtShape = {
    id,
    isPicture: options.has(0x104),
    group: group?.id ?? id,
    inGroup: group && place ? within(group, place) : WHOLE,
    margins: marginsIn(options),
    ...(alignX === undefined ? {} : { alignX }),
    ...(relativeX === undefined ? {} : { relativeX }),
    ...(alignY === undefined ? {} : { alignY }),
    ...(relativeY === undefined ? {} : { relativeY }),
  };
  return { shape: read, bounds };
}

/** Options 0x81 to 0x84 are the room around text, in English metric units. */
function marginsIn(options: ReadonlyMap<number, number>): Partial<Margins> {
  const names = ["left", "top", "right", "bottom"] as const;
  return Object.fromEntries(
    names.flatMap((name, index) => {
      const emus = options.get(0x81 + index);
      return emus === undefined ? [] : [[name, emus / 12_700]];
    }),
  );
}

function rectangle(bytes: Uint8Array, at: number): Shares {
  const [left, top] = [int32(bytes, at), int32(bytes, at + 4)];
  return { left, top, width: int32(bytes, at + 8) - left, height: int32(bytes, at + 12) - top };
}

/** Where something stands in the outermost group, by its place in its own group's coordinates. */
function within({ bounds, shares }: Group, place: Shares): Shares {
  const [across, down] = [shares.width / (bounds.width || 1), shares.height / (bounds.height || 1)];
  return {
    left: shares.left + (place.left - bounds.left) * across,
    top: shares.top + (place.top - bounds.top) * down,
    width: place.width * across,
    height: place.height * down,
  };
}
