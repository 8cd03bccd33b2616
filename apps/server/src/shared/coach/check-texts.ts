import type { Shape } from "./within-schema.ts";

/** A value with each of its texts put through `check`, and all else as it was. Ids are no texts. */
export function withCheckedTexts<Value>(
  value: Value,
  check: (text: string) => string,
  ids: ReadonlySet<string>,
): Value {
  return checked(value, check, ids) as Value;
}

function checked(
  value: unknown,
  check: (text: string) => string,
  ids: ReadonlySet<string>,
): unknown {
  if (typeof value === "string") return ids.has(value) ? value : check(value);
  if (Array.isArray(value)) return value.map((item) => checked(item, check, ids));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, checked(inner, check, ids)]),
    );
  }
  return value;
}

/** Whether any text is left in a value. */
export function hasText(value: unknown, ids: ReadonlySet<string>): boolean {
  if (typeof value === "string") return value.trim() !== "" && !ids.has(value);
  if (typeof value === "object" && value !== null) {
    return Object.values(value).some((inner) => hasText(inner, ids));
  }
  return false;
}

/** The texts that a schema spells out: "yes" of `z.enum(["yes", "no"])`. */
export function namedIn(shape: Shape): readonly string[] {
  const own = [...(shape.enum ?? []), shape.const].filter((value) => typeof value === "string");
  const inner = [
    ...Object.values(shape.properties ?? {}),
    ...(shape.items ? [shape.items] : []),
    ...(shape.anyOf ?? []),
  ];
  return [...own, ...inner.flatMap(namedIn)];
}
