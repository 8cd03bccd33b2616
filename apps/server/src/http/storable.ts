/** What JSON writes for a character that the database cannot keep; also what only looks like one. */
const PERHAPS_UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

/**
 * Parses JSON into values that the database can keep.
 *
 * PostgreSQL has no place for the character U+0000 nor for half a surrogate pair; both become U+FFFD.
 *
 * @throws SyntaxError for what is no JSON
 */
export function parseStorableJson(text: string): unknown {
  // Looking at each value takes ten times as long as parsing, and hardly any text needs it.
  if (!PERHAPS_UNSTORABLE.test(text) && text.isWellFormed()) return JSON.parse(text);
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

/** A JSON value as text that the database can keep. */
export function toStorableJson(value: unknown): string {
  const text = JSON.stringify(value);
  return PERHAPS_UNSTORABLE.test(text) ? JSON.stringify(parseStorableJson(text)) : text;
}
