import { fail, ok, type Result } from "../../result/index.ts";
import { readResume } from "../../read/read-resume.ts";
import type { Reading } from "../../resume/reading.ts";
import { toImported } from "../fit-draft.ts";
import { emptyGathered } from "../gathered.ts";
import { type Imported, type ImportProblem, MAX_IMPORT_TEXT } from "../imported.ts";
import { draftFromReading } from "../reading/draft-from-reading.ts";
import { textDocument } from "./text-document.ts";

/**
 * Takes a resume out of pasted text: from a form, an e-mail, a word processor, Markdown.
 *
 * @param newId  gives another id each time: for the entries
 * @returns      "no-resume" for a text in which no work, no study and no skills were found: nothing of it is kept, and
 *               `importAsSummary` is the way to keep it after all
 */
export function importText(text: string, newId: () => string): Result<Imported, ImportProblem> {
  const sound = soundText(text);
  if (!sound.ok) return sound;
  const reading = readResume(textDocument(sound.value));
  if (!isResume(reading)) return fail({ kind: "no-resume", ...sizeOf(sound.value) });
  return draftFromReading(reading, newId, "text");
}

/**
 * Takes a text as it is: as the summary of an empty resume. What is longer than a summary may be is listed as left out
 * and kept as far as there is room.
 */
export function importAsSummary(
  text: string,
  newId: () => string,
): Result<Imported, ImportProblem> {
  const sound = soundText(text);
  if (!sound.ok) return sound;
  const gathered = emptyGathered();
  gathered.personal.summary = sound.value
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
  return toImported(gathered, "text", newId);
}

function soundText(text: string): Result<string, ImportProblem> {
  if (text.length > MAX_IMPORT_TEXT) {
    return fail({ kind: "too-large", limit: MAX_IMPORT_TEXT, unit: "characters" });
  }
  const plain = text.toWellFormed().replace(/\r\n?/gu, "\n").replaceAll("\u0000", "");
  return /[\p{L}\p{N}]/u.test(plain) ? ok(plain) : fail({ kind: "empty" });
}

/** Work, study, projects or skills, each under a heading of its own: what no other text has. */
function isResume(reading: Reading): boolean {
  const { experience, education, projects, skills } = reading;
  return [experience, education, projects, skills].some((entries) => entries.length > 0);
}

function sizeOf(text: string): { readonly lines: number; readonly words: number } {
  return {
    lines: text.split("\n").filter((line) => line.trim() !== "").length,
    words: text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0,
  };
}
