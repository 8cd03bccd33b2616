import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Result } from "@taiyari/domain/result";
import { fail, ok } from "@taiyari/domain/result";
import { load, YAMLException } from "js-yaml";
import type { z } from "zod";

/**
 * Reads one YAML file and checks its shape.
 *
 * @param folder  the folder the messages leave out
 * @param path    the file, relative to `folder`, with `/`
 * @returns       the value with the schema's defaults filled in, or sentences that each name the file
 *                and what to do; never throws for what a writer can get wrong
 */
export function readYaml<Schema extends z.ZodType>(
  folder: string,
  path: string,
  schema: Schema,
): Result<z.output<Schema>, readonly string[]> {
  const text = readText(join(folder, path));
  if (text === null) {
    return fail([`${path}: the file cannot be read. Create it, or check its name.`]);
  }
  const parsedText = parseText(path, text);
  if (!parsedText.ok) {
    return parsedText;
  }

  const value = parsedText.value;
  const parsed = schema.safeParse(value);
  if (parsed.success) {
    return ok(parsed.data);
  }
  return fail(
    parsed.error.issues.map((issue) => `${path}${placeOf(value, issue.path)}: ${issue.message}`),
  );
}

/** The YAML files of a folder by name, without the ending: ["accountant", "nurse"]; [] for no folder. */
export function yamlFilesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => basename(name, ".yaml"))
      .toSorted();
  } catch {
    return [];
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

function parseText(path: string, text: string): Result<unknown, readonly string[]> {
  try {
    return ok(load(text));
  } catch (error) {
    if (!(error instanceof YAMLException)) {
      throw error;
    }
    const line = error.mark === undefined ? "" : `, line ${error.mark.line + 1}`;
    return fail([
      `${path}${line}: not valid YAML (${error.reason}). Correct this line or the one before.`,
    ]);
  }
}

/** `, item 12 "react", kind`: a writer finds an item by its id sooner than by its number. */
function placeOf(value: unknown, path: readonly PropertyKey[]): string {
  const [first, ...rest] = path;
  if (first === undefined) {
    return "";
  }
  if (typeof first !== "number" || !Array.isArray(value)) {
    return `, ${path.map(String).join(" ")}`;
  }
  const item: unknown = value[first];
  const id =
    typeof item === "object" && item !== null && "id" in item ? ` "${String(item.id)}"` : "";
  return [`, item ${first + 1}${id}`, ...rest.map(String)].join(", ");
}
