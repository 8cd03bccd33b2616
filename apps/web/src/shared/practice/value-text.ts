import type { Value } from "@taiyari/domain/practice";

/** A value on one line, as both languages nearly write it: `[1, 2]`, `{"name": "Asha"}`, `null`. */
export function valueText(value: Value): string {
  if (value === null || typeof value !== "object") return scalarText(value);
  if (Array.isArray(value)) return `[${(value as readonly Value[]).map(valueText).join(", ")}]`;
  if (!isTagged(value))
    return entriesText(Object.entries(value).map(([key, item]) => [key, item ?? null] as const));
  switch (value.$kind) {
    case "number":
      return value.text;
    case "integer":
      return value.digits;
    case "undefined":
      return "undefined";
    case "set":
      return `set {${value.items.map(valueText).join(", ")}}`;
    case "map":
      return `map ${entriesText(value.entries)}`;
    case "entries":
      return entriesText(value.entries);
    case "cycle":
      return "(itself again)";
    case "cut":
      return value.why === "deep" ? "(nested too deep)" : "(too large)";
    case "other":
      return value.text;
  }
}

function scalarText(value: null | boolean | number | string): string {
  if (Object.is(value, -0)) return "0";
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

function entriesText(entries: readonly (readonly [Value, Value])[]): string {
  return `{${entries.map(([key, item]) => `${valueText(key)}: ${valueText(item)}`).join(", ")}}`;
}

type Tagged = Extract<Value, { readonly $kind: string }>;

function isTagged(value: object): value is Tagged {
  return "$kind" in value && typeof value.$kind === "string";
}
