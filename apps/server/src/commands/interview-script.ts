import { existsSync, statSync } from "node:fs";
import path from "node:path";
import type { ReadInterviewScript } from "@taiyari/content/interviews";
import { readInterviewScript } from "@taiyari/content/interviews";
import type { ResumeDraft } from "@taiyari/domain/draft";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { openFile } from "./open-file.ts";
import { readDraft } from "./read-draft.ts";

/** A script with the files it names read. */
export interface OpenedScript extends ReadInterviewScript {
  /** Null where the script has no resume. */
  readonly draft: ResumeDraft | null;
  /** "" where it has no job. */
  readonly description: string;
}

/** Reads a script and what it names; paths are those from the script's own folder, or from where the command is run. */
export async function openScript(file: string): Promise<Result<OpenedScript, readonly string[]>> {
  const bytes = await openFile(file);
  if (!bytes) return fail([]);
  const read = readInterviewScript(new TextDecoder().decode(bytes), file);
  if (!read.ok) return read;
  const { script } = read.value;
  const folder = file === "-" ? "." : path.dirname(file);
  const resume = await resumeOf(script.resume, folder, file);
  if (!resume.ok) return resume;
  const job = await bytesOf(script.job, folder);
  if (!job) return fail([`${file}: the job “${script.job}” is no file.`]);
  return ok({
    ...read.value,
    draft: resume.value,
    description: new TextDecoder().decode(job),
  });
}

async function resumeOf(
  given: string | object | null,
  folder: string,
  file: string,
): Promise<Result<ResumeDraft | null, readonly string[]>> {
  if (given === null) return ok(null);
  const text = typeof given === "string" ? given : JSON.stringify(given);
  const bytes = await bytesOf(text, folder);
  if (!bytes) return fail([`${file}: the resume “${text}” is no file.`]);
  const draft = await readDraft(bytes);
  return draft.ok ? draft : fail([`${file}: the resume cannot be read: ${draft.problem}.`]);
}

const NAMES_FILE = /^[^\n]{1,300}\.(?:pdf|docx?|json|ya?ml|txt|md)$/iu;

/** The bytes of the file a text names, else of the text itself; null for the name of a file that is not there. */
async function bytesOf(given: string, folder: string): Promise<Uint8Array | null> {
  const isShort = given.length <= 300 && !given.includes("\n");
  if (isShort && given.trim() !== "") {
    const places = [path.resolve(folder, given.trim()), path.resolve(given.trim())];
    const found = places.find((place) => existsSync(place) && statSync(place).isFile());
    if (found) return openFile(found);
  }
  return NAMES_FILE.test(given.trim()) ? null : new TextEncoder().encode(given);
}
