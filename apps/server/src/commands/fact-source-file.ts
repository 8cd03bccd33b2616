import { randomUUID } from "node:crypto";
import { sniff } from "@taiyari/documents";
import { factSourceOf } from "@taiyari/domain/coach";
import type { ResumeDraft } from "@taiyari/domain/draft";
import { importJson } from "@taiyari/domain/import";
import type { Reading } from "@taiyari/domain/resume";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { createResumeWorkers } from "../adapters/resumes/resume-workers.ts";
import { readBytes } from "./read-bytes.ts";

/** Why a file gives no source: as the reader, or the import of JSON, calls it. */
export interface FactSourceProblem {
  readonly kind: string;
}

/**
 * All the words of a resume: the lines of a PDF, DOCX or DOC, every field of JSON (JSON Resume, our own export, a draft
 * as it is stored), any other file as UTF-8 text.
 */
export async function factSourceOfFile(
  bytes: Uint8Array,
): Promise<Result<string, FactSourceProblem>> {
  if (sniff(bytes) !== "unknown") return sourceOfDocument(bytes);
  const text = new TextDecoder().decode(bytes);
  return /^\s*\{/u.test(text) ? sourceOfJson(text) : ok(text);
}

async function sourceOfDocument(bytes: Uint8Array): Promise<Result<string, FactSourceProblem>> {
  const workers = createResumeWorkers();
  try {
    const read = await readBytes(workers, bytes);
    if (!read.ok) return read;
    const { lines } = JSON.parse(read.value.reading) as Reading;
    return ok(lines.map(({ text }) => text).join("\n"));
  } finally {
    await workers.close();
  }
}

function sourceOfJson(text: string): Result<string, FactSourceProblem> {
  const draft = storedDraft(text);
  if (draft) return ok(factSourceOf(draft));
  const imported = importJson(text, randomUUID);
  if (!imported.ok) return fail({ kind: imported.problem.kind });
  const { draft: taken, leftOut } = imported.value;
  return ok([factSourceOf(taken), ...leftOut.map((left) => left.text)].join("\n"));
}

/** A draft as the editor stores it; null for other JSON. */
function storedDraft(text: string): ResumeDraft | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const data = (value as { readonly resumeData?: unknown }).resumeData;
  if (typeof data !== "object" || data === null) return null;
  const { personal, skills, ...lists } = data as Readonly<Record<string, unknown>>;
  const isWhole =
    [personal, skills].every((part) => typeof part === "object" && part !== null) &&
    Array.isArray(lists["custom"]) &&
    Object.values(lists).every((list) => Array.isArray(list));
  return isWhole ? (value as ResumeDraft) : null;
}
