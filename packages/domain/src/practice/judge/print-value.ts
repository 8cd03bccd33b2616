import type { Language } from "../run.ts";
import type { TaggedValue, Value } from "../value.ts";

/** How a language writes the values that languages write differently. */
export interface Spelling {
  readonly nothing: string;
  readonly yes: string;
  readonly no: string;
}

const PYTHON: Spelling = { nothing: "None", yes: "True", no: "False" };
const JAVASCRIPT: Spelling = { nothing: "null", yes: "true", no: "false" };

export function spellingOf(language: Language): Spelling {
  return language === "python" ? PYTHON : JAVASCRIPT;
}

/** A value as it stands in code, on one line: `[0, 1]`, `{"city": "Pune"}`, in Python `None`. */
export function printValue(value: Value, language: Language): string {
  return printAs(value, spellingOf(language));
}

export function printAs(value: Value, spelling: Spelling): string {
  if (value === null) return spelling.nothing;
  if (value === true) return spelling.yes;
  if (value === false) return spelling.no;
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number") return Object.is(value, -0) ? "0" : String(value);
  const inner = (item: Value) => printAs(item, spelling);
  if (Array.isArray(value)) return `[${(value as readonly Value[]).map(inner).join(", ")}]`;
  if (isTagged(value)) return printTagged(value, inner);
  const entries = Object.entries(value as Readonly<Record<string, Value>>);
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}: ${inner(item)}`).join(", ")}}`;
}

export function isTagged(value: Value): value is TaggedValue {
  return (
    typeof value === "object" && value !== null && "$kind" in value && value.$kind !== undefined
  );
}

function printTagged(value: TaggedValue, inner: (item: Value) => string): string {
  switch (value.$kind) {
    case "number":
      return value.text;
    case "integer":
      return value.digits;
    case "undefined":
      return "undefined";
    case "set":
      return `set(${value.items.map(inner).join(", ")})`;
    case "map":
    case "entries": {
      const entries: readonly (readonly [Value, Value])[] = value.entries;
      return `{${entries.map(([key, item]) => `${inner(key)}: ${inner(item)}`).join(", ")}}`;
    }
    case "cycle":
      return "… (itself)";
    case "cut":
      return "…";
    case "other":
      return value.text;
  }
}
