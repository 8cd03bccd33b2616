import { KIND, type Value } from "../value.ts";

/**
 * A text that two values share exactly where they are equal: keys in order, numbers by what they are worth, whatever the type they had.
 * A map whose keys are all strings is the object of them, for Python's dict and JavaScript's Map mean the same.
 */
export function canonical(value: Value): string {
  if (typeof value === "number") return Object.is(value, -0) ? "0" : String(value);
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item: Value) => canonical(item)).join(",")}]`;
  if (!(KIND in value) || value.$kind === undefined) return ofEntries(Object.entries(value));
  switch (value.$kind) {
    case "number":
      return value.text;
    case "integer":
      return value.digits;
    case "entries":
      return ofEntries(value.entries);
    case "map":
      return value.entries.every(([key]) => typeof key === "string")
        ? ofEntries(value.entries as readonly (readonly [string, Value])[])
        : `map(${value.entries
            .map(([key, item]) => `${canonical(key)}:${canonical(item)}`)
            .toSorted()
            .join(",")})`;
    case "set":
      return `set(${sorted(value.items).join(",")})`;
    case "undefined":
      return "undefined";
    case "cycle":
    case "cut":
    case "other":
      return JSON.stringify(value);
  }
}

/** The canonical texts of values whose order does not count. */
export function sorted(values: readonly Value[]): readonly string[] {
  return values.map(canonical).toSorted();
}

function ofEntries(entries: readonly (readonly [string, Value | undefined])[]): string {
  const parts = entries
    .filter(([, item]) => item !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item ?? null)}`);
  return `{${parts.join(",")}}`;
}
