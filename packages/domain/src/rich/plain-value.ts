import { plainText } from "./stored.ts";

/** A value with all its texts plain; parts in which nothing changed are the same objects. */
export function plainValue<Value>(
  value: Value,
  plain: (stored: string) => string = plainText,
): Value {
  if (typeof value === "string") return plain(value) as Value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const made = value.map((each: unknown) => plainValue(each, plain));
    return made.every((each, i) => each === value[i]) ? value : (made as Value);
  }
  const entries = Object.entries(value);
  const made = entries.map(([name, each]) => [name, plainValue(each, plain)] as const);
  return made.every(([, each], i) => each === entries[i]?.[1])
    ? value
    : (Object.fromEntries(made) as Value);
}
