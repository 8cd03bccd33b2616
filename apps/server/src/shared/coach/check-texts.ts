/**
 * A value with each of its texts put through `check`, and all else as it was. Ids are no texts: one word of small
 * letters, digits and hyphens passes.
 */
export function withCheckedTexts<Value>(value: Value, check: (text: string) => string): Value {
  return checked(value, check) as Value;
}

function checked(value: unknown, check: (text: string) => string): unknown {
  if (typeof value === "string") return isId(value) ? value : check(value);
  if (Array.isArray(value)) return value.map((item) => checked(item, check));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, checked(inner, check)]),
    );
  }
  return value;
}

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u;

function isId(text: string): boolean {
  return text.length <= 40 && ID.test(text);
}

/** Whether any text is left in a value. */
export function hasText(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "" && !isId(value);
  if (typeof value === "object" && value !== null) return Object.values(value).some(hasText);
  return false;
}
