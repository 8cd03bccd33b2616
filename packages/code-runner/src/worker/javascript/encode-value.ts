import { KIND, MAX_VALUE_DEPTH, MAX_VALUE_PARTS } from "@taiyari/domain/practice";
import {
  bigintText,
  isFiniteNumber,
  isoDate,
  JsonStringify,
  objectTag,
  setAdd,
  setDelete,
  setHas,
  Sets,
  slice,
  ToString,
} from "./primordials.ts";
import { partsOf, type Parts } from "./value-parts.ts";

const CHARACTERS_OF_A_PART = 1_000;
const TOO_LARGE = tagged("cut", '"why":"large"');

/** A value whose parts are being written. A chain, not a stack: lists call what a person's code may have changed. */
interface Open extends Parts {
  readonly item: object;
  readonly outer: Open | null;
  readonly depth: number;
  at: number;
}

/**
 * A value of JavaScript as the JSON text of a `Value`. Reads each property once and trusts none: one whose getter throws
 * is undefined. Goes down by a loop, for a worker's stack is short.
 */
export function encodeValue(given: unknown): string {
  const within = new Sets<unknown>();
  let inner = null as Open | null;
  let made = "";
  let parts = 0;

  function begin(item: unknown, depth: number): void {
    parts += typeof item === "string" ? 1 + item.length / CHARACTERS_OF_A_PART : 1;
    if (typeof item !== "object" || item === null) made += encodeSimple(item);
    else if (setHas(within, item)) made += tagged("cycle", "");
    else if (depth > MAX_VALUE_DEPTH) made += tagged("cut", '"why":"deep"');
    else {
      const inside = partsOf(item);
      if (!inside) made += encodeOther(item);
      else {
        made += inside.open;
        setAdd(within, item);
        inner = { __proto__: null, ...inside, item, outer: inner, depth, at: 0 } as Open;
      }
    }
  }

  begin(given, 0);
  for (let now: Open | null = inner; now; now = inner) {
    if (parts > MAX_VALUE_PARTS || now.length > MAX_VALUE_PARTS) return TOO_LARGE;
    if (now.at === now.length) {
      made += now.close;
      setDelete(within, now.item);
      inner = now.outer;
      // What stands behind an entry of the one around it.
      if (now.outer) made += now.outer.after(now.outer.at - 1);
      continue;
    }
    const { at } = now;
    now.at += 1;
    made += now.before(at);
    begin(now.read(at), now.depth + 1);
    if (inner === now) made += now.after(at);
  }
  return parts > MAX_VALUE_PARTS ? TOO_LARGE : made;
}

function encodeSimple(item: unknown): string {
  switch (typeof item) {
    case "string":
      return JsonStringify(item);
    case "number":
      return isFiniteNumber(item) ? `${item}` : tagged("number", `"text":"${item}"`);
    case "boolean":
      return item ? "true" : "false";
    case "undefined":
      return tagged("undefined", "");
    case "bigint":
      return tagged("integer", `"digits":"${bigintText(item)}"`);
    case "object":
      return "null";
    case "function":
    case "symbol":
    default:
      return encodeOther(item);
  }
}

export function tagged(kind: string, rest: string): string {
  return `{"${KIND}":"${kind}"${rest === "" ? "" : ","}${rest}}`;
}

const LONGEST_TEXT = 200;

function encodeOther(item: unknown): string {
  let type: string = typeof item;
  let words = "";
  try {
    if (type === "object") type = slice(objectTag(item), 8, -1);
    words = type === "Date" ? isoDate(item) : ToString(item);
  } catch {
    words = `[${type}]`;
  }
  const shown = slice(words, 0, LONGEST_TEXT);
  return tagged("other", `"type":${JsonStringify(type)},"text":${JsonStringify(shown)}`);
}
