import { fail, type Result } from "../../result/index.ts";
import { toImported } from "../fit-draft.ts";
import { type Imported, type ImportProblem, MAX_IMPORT_JSON } from "../imported.ts";
import { readOwnExport } from "./own-export.ts";
import { isJsonResume, readJsonResume } from "./read-json-resume.ts";
import { isReactiveResume, readReactiveResume } from "./reactive/read-reactive.ts";
import { isObject } from "../source.ts";

/** How many names of an unknown file are shown. */
const NAMES_TOLD = 10;

/**
 * Takes a resume out of a JSON file, recognised by what is in it: our own export, Reactive Resume 4 or 5, JSON Resume.
 *
 * Markup in any field becomes plain text, nothing in it is executed or fetched. Our own export gives the draft it was
 * made from; where another tool changed it since, what it shows is taken from the file and what is hidden from the
 * draft within.
 *
 * @param newId  gives another id each time: for the entries
 * @returns      "empty", "not-json", "other-schema" or "too-large" where there is no draft to be had
 */
export function importJson(text: string, newId: () => string): Result<Imported, ImportProblem> {
  if (text.length > MAX_IMPORT_JSON) {
    return fail({ kind: "too-large", limit: MAX_IMPORT_JSON, unit: "characters" });
  }
  const written = text.replace(/^\uFEFF/u, "");
  if (written.trim() === "") return fail({ kind: "empty" });
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch {
    return fail({ kind: "not-json" });
  }
  if (!isObject(value)) return fail({ kind: "other-schema", found: [] });
  const names = Object.keys(value);
  if (names.length === 0) return fail({ kind: "empty" });

  const own = readOwnExport(value, newId);
  if (own) return own;
  if (isReactiveResume(value)) {
    return toImported(readReactiveResume(value), "reactive-resume", newId);
  }
  if (isJsonResume(value)) return toImported(readJsonResume(value), "json-resume", newId);
  return fail({ kind: "other-schema", found: names.slice(0, NAMES_TOLD) });
}
