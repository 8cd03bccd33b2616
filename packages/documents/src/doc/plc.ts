import { uint32 } from "./little-endian.ts";

/** One stretch of a table that says something about stretches of text. */
export interface PlcItem {
  readonly from: number;
  readonly to: number;
  /** What is said of the stretch, as stored. */
  readonly data: Uint8Array;
}

/** Reads a table of positions with an item of `itemBytes` between each two. Source: [MS-DOC] 2.2.2. */
export function readPlc(bytes: Uint8Array, itemBytes: number): PlcItem[] {
  const count = Math.floor((bytes.length - 4) / (4 + itemBytes));
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const at = 4 * (count + 1) + itemBytes * index;
    return {
      from: uint32(bytes, 4 * index),
      to: uint32(bytes, 4 * index + 4),
      data: bytes.subarray(at, at + itemBytes),
    };
  });
}

/** The item whose stretch holds `position`; the stretches are in order and do not overlap. */
export function itemAt<Item extends { readonly from: number; readonly to: number }>(
  items: readonly Item[],
  position: number,
): Item | undefined {
  let [low, high] = [0, items.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (!item) return undefined;
    if (position < item.from) high = middle - 1;
    else if (position >= item.to) low = middle + 1;
    else return item;
  }
  return undefined;
}
