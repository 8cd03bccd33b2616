/**
 * Parses JSON into values that the database can keep.
 *
 * PostgreSQL has no place for the character U+0000 nor for half a surrogate pair; both become U+FFFD.
 *
 * @throws SyntaxError for what is no JSON
 */
export function parseStorableJson(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === "string" ? storableText(value) : value,
  );
}

/** The same for one text. Keeps its length, so offsets into it stay right. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\u0000", "\uFFFD");
}

/** The same for every text in a JSON value. */
export function storableJson(value: unknown): unknown {
  return parseStorableJson(JSON.stringify(value));
}
