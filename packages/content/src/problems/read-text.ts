import { load, YAMLException } from "js-yaml";
import type { z } from "zod";
import type { Problems } from "../courses/problem.ts";
import { type LineOf, linesOf } from "./yaml-lines.ts";

export interface ReadText<Value> {
  readonly value: Value;
  readonly lineOf: LineOf;
}

/**
 * Reads a YAML text into a shape.
 *
 * @param firstLine  the line of its file that the text begins on
 * @returns          null where it cannot be read; what to mend, with its line, is in `problems`
 */
export function readText<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  { problems, firstLine = 1 }: { readonly problems: Problems; readonly firstLine?: number },
): ReadText<z.output<Schema>> | null {
  try {
    const value = load(text);
    const lineOf = linesOf(text, firstLine);
    const parsed = schema.safeParse(value);
    if (parsed.success) return { value: parsed.data, lineOf };
    for (const issue of parsed.error.issues)
      problems.add(lineOf(issue.path), `${placeOf(issue.path)}${issue.message}`);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = error.mark === undefined ? null : firstLine + error.mark.line;
    problems.add(line, `not valid YAML (${error.reason}). Correct this line or the one before.`);
  }
  return null;
}

function placeOf(path: readonly PropertyKey[]): string {
  return path.length === 0 ? "" : `${path.map(String).join(" ")}: `;
}
