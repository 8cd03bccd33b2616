import { KIND } from "@taiyari/domain/practice";
import {
  hasOwn,
  isArray,
  isView,
  JsonStringify,
  keysOf,
  mapEach,
  mapSize,
  objectTag,
  pushTo,
  setEach,
  setSize,
} from "./primordials.ts";

/** How a value that has parts is written: what stands around it and around each of them. */
export interface Parts {
  readonly open: string;
  readonly close: string;
  readonly length: number;
  readonly before: (at: number) => string;
  readonly read: (at: number) => unknown;
  readonly after: (at: number) => string;
}

/** @returns  null for a value without parts: a function, a date, a generator */
export function partsOf(item: object): Parts | null {
  try {
    if (isArray(item)) return listParts(item, "[", "]");
    if (isView(item) && "length" in item) return listParts(item as never, "[", "]");
    if (hasSize(setSize as never, item)) {
      const items: unknown[] = [];
      setEach(item, (each) => pushTo(items, each));
      return listParts(items, `{"${KIND}":"set","items":[`, "]}");
    }
    if (hasSize(mapSize as never, item)) {
      const both: unknown[] = [];
      mapEach(item, (value, key) => {
        pushTo(both, key);
        pushTo(both, value);
      });
      return pairParts(both, "map");
    }
    return objectTag(item) === "[object Object]" ? fieldParts(item) : null;
  } catch {
    // A proxy that refuses.
    return null;
  }
}

function listParts(list: ArrayLike<unknown>, open: string, close: string): Parts {
  return {
    open,
    close,
    length: list.length,
    before: comma,
    read: (at) => read(list, at),
    after: nothing,
  };
}

/** @param both  first and second of each pair, one after the other */
function pairParts(both: ArrayLike<unknown>, kind: "map" | "entries"): Parts {
  return {
    ...listParts(both, `{"${KIND}":"${kind}","entries":[`, "]}"),
    before: (at) => comma(at) + (at % 2 === 0 ? "[" : ""),
    after: (at) => (at % 2 === 0 ? "" : "]"),
  };
}

/** Plain objects and those of a person's own classes: what they are is in their fields. */
function fieldParts(item: object): Parts {
  const keys = keysOf(item);
  if (hasOwn(item, KIND)) {
    const both: unknown[] = [];
    for (let at = 0; at < keys.length; at += 1) {
      pushTo(both, keys[at]);
      pushTo(both, read(item, keys[at] as string));
    }
    return pairParts(both, "entries");
  }
  return {
    open: "{",
    close: "}",
    length: keys.length,
    before: (at) => `${comma(at)}${JsonStringify(keys[at])}:`,
    read: (at) => read(item, keys[at] as string),
    after: nothing,
  };
}

function comma(at: number): string {
  return at > 0 ? "," : "";
}

function nothing(): string {
  return "";
}

function read(item: object, key: string | number): unknown {
  try {
    return (item as Readonly<Record<string | number, unknown>>)[key];
  } catch {
    return undefined;
  }
}

function hasSize(size: (item: object) => number, item: object): boolean {
  try {
    return size(item) >= 0;
  } catch {
    return false;
  }
}
