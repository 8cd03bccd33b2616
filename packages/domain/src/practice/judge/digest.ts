import type { CheckerName } from "../problem.ts";
import { KIND, type PlainObject, type Value } from "../value.ts";
import { canonical, sorted } from "./canonical.ts";

/**
 * A short text that stands for a value: equal values have the same, and two that differ have the same by a chance of 1 in 2^53. It hides nothing and
 * protects nothing; it saves sending megabytes.
 *
 * @param checker  under "unordered" lists of the same items have the same digest, under "float" numbers of the same nine first digits
 */
export function digestOf(value: Value, checker: CheckerName = "exact"): string {
  const items = checker === "unordered" ? itemsOf(value) : null;
  if (items !== null) return hash(`{${sorted(items).join(",")}}`);
  return hash(canonical(checker === "float" ? rounded(value) : value));
}

function rounded(value: Value): Value {
  if (typeof value === "number") return Number(value.toPrecision(9));
  if (Array.isArray(value)) return (value as readonly Value[]).map(rounded);
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, rounded(item ?? null)]),
  );
}

export function isPlain(value: Value): value is PlainObject {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    !Object.hasOwn(value, KIND)
  );
}

/** The items of a list or of a set; null for anything else. */
export function itemsOf(value: Value): readonly Value[] | null {
  if (Array.isArray(value)) return value as readonly Value[];
  if (typeof value === "object" && value !== null && "$kind" in value && value.$kind === "set")
    return value.items;
  return null;
}

/** cyrb53 by bryc (public domain): 53 bits as 14 hexadecimal digits. */
function hash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(16).padStart(14, "0");
}
