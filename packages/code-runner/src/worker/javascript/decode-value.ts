import { KIND, type TaggedValue, type Value } from "@taiyari/domain/practice";
import {
  define,
  indexOf,
  isArray,
  JsonParse,
  keysOf,
  Maps,
  mapSet,
  setAdd,
  Sets,
  ToBigInt,
} from "./primordials.ts";

/** @param json  the JSON text of a list of `Value`s; gives fresh values of JavaScript */
export function decodeList(json: string): unknown[] {
  const values = JsonParse(json) as Value[];
  if (indexOf(json, `"${KIND}"`) < 0) return values;
  return decode(values) as unknown[];
}

function decode(value: Value): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (isArray(value)) {
    const list = value as unknown[];
    for (let at = 0; at < list.length; at += 1) list[at] = decode(list[at] as Value);
    return list;
  }
  const keys = keysOf(value);
  if (KIND in value && value[KIND] !== undefined) return decodeTagged(value);
  const fields = value as Record<string, unknown>;
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] as string;
    fields[key] = decode(fields[key] as Value);
  }
  return fields;
}

function decodeTagged(value: TaggedValue): unknown {
  switch (value.$kind) {
    case "number":
      return +value.text;
    case "integer":
      return ToBigInt(value.digits);
    case "set": {
      const made = new Sets<unknown>();
      for (let at = 0; at < value.items.length; at += 1) {
        setAdd(made, decode(value.items[at] as Value));
      }
      return made;
    }
    case "map": {
      const made = new Maps<unknown, unknown>();
      for (let at = 0; at < value.entries.length; at += 1) {
        const entry = value.entries[at] as readonly [Value, Value];
        mapSet(made, decode(entry[0]), decode(entry[1]));
      }
      return made;
    }
    case "entries": {
      const made = {};
      for (let at = 0; at < value.entries.length; at += 1) {
        const entry = value.entries[at] as readonly [string, Value];
        define(made, entry[0], decode(entry[1]));
      }
      return made;
    }
    case "undefined":
    case "cycle":
    case "cut":
    case "other":
    default:
      return undefined;
  }
}
