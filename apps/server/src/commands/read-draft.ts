import type { ResumeDraft } from "@taiyari/domain/draft";
import { repairDraft } from "@taiyari/domain/draft";
import { draftFromReading, importAsSummary, importJson, importText } from "@taiyari/domain/import";
import type { Reading } from "@taiyari/domain/resume";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { createResumeWorkers } from "../adapters/resumes/resume-workers.ts";
import { readBytes } from "./read-bytes.ts";

/** How files begin that only the workers read: PDF, DOCX (a zip), DOC (a compound file). */
const BINARY = ["%PDF", "PK\u0003\u0004", "\u00D0\u00CF\u0011\u00E0"];

/**
 * The draft of a resume in any format: PDF, DOCX, DOC, a draft or another export as JSON, JSON Resume, or text. Text in
 * which no entries are found is taken as a summary.
 *
 * @returns  the kind of the problem as `parse` names it, or as the import does
 */
export async function readDraft(bytes: Uint8Array): Promise<Result<ResumeDraft, string>> {
  const start = String.fromCodePoint(...bytes.subarray(0, 4));
  const isBinary = BINARY.some((mark) => start.startsWith(mark));
  return isBinary ? draftOfFile(bytes) : draftOfText(new TextDecoder().decode(bytes));
}

async function draftOfFile(bytes: Uint8Array): Promise<Result<ResumeDraft, string>> {
  const workers = createResumeWorkers();
  try {
    const read = await readBytes(workers, bytes);
    if (!read.ok) return fail(read.problem.kind);
    return draftOf(draftFromReading(JSON.parse(read.value.reading) as Reading, idsFrom(1)));
  } finally {
    await workers.close();
  }
}

function draftOfText(text: string): Result<ResumeDraft, string> {
  if (!/^\uFEFF?\s*\{/u.test(text)) {
    const imported = importText(text, idsFrom(1));
    const isOther = !imported.ok && imported.problem.kind === "no-resume";
    return draftOf(isOther ? importAsSummary(text, idsFrom(1)) : imported);
  }
  const imported = importJson(text, idsFrom(1));
  if (imported.ok || imported.problem.kind !== "other-schema") return draftOf(imported);
  const draft = repairDraft(JSON.parse(text.replace(/^\uFEFF/u, "")));
  return draft ? ok(draft) : fail(imported.problem.kind);
}

function draftOf(
  imported: Result<{ readonly draft: ResumeDraft }, { readonly kind: string }>,
): Result<ResumeDraft, string> {
  return imported.ok ? ok(imported.value.draft) : fail(imported.problem.kind);
}

/** "1", "2", …: the same file gives the same draft. */
function idsFrom(first: number): () => string {
  let next = first;
  return () => String(next++);
}
