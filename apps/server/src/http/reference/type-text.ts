import type { JsonSchema } from "./document.ts";

const INDENT = "  ";

/**
 * A JSON schema in the short form that programmers read: `{ name: string, score: integer | null }`.
 *
 * Objects are laid out one property a line; a property that may be absent has a question mark.
 */
export function typeText(schema: JsonSchema, depth = 0): string {
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => typeText(choice, depth)).join(" | ");
  if (schema.items) return listText(schema.items, depth);
  if (schema.properties) return objectText(schema, depth);
  if (schema.contentMediaType) return "file";
  return plainText(schema);
}

function listText(items: JsonSchema, depth: number): string {
  const text = typeText(items, depth);
  return text.includes(" | ") && !text.includes("\n") ? `(${text})[]` : `${text}[]`;
}

function objectText({ properties = {}, required = [] }: JsonSchema, depth: number): string {
  const entries = Object.entries(properties);
  if (entries.length === 0) return "{}";
  const inner = INDENT.repeat(depth + 1);
  const lines = entries.map(([name, schema]) => {
    const mark = required.includes(name) ? "" : "?";
    return `${inner}${name}${mark}: ${typeText(schema, depth + 1)}`;
  });
  return `{\n${lines.join("\n")}\n${INDENT.repeat(depth)}}`;
}

function plainText({ type = "anything", format, maxLength }: JsonSchema): string {
  const kind = format ?? type;
  return maxLength === undefined ? kind : `${kind}, at most ${maxLength} characters`;
}
