import { hash } from "../../text/hash.ts";
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
  if (checker === "unordered") {
    const items = itemsOf(value);
    // No list has the text of an object: without the sign, that of none was the same as `{}`.
    return hash(items === null ? `=${canonical(value)}` : `{${sorted(items).join(",")}}`);
  }
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
