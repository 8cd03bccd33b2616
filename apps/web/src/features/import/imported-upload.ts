import type { UploadReading } from "@taiyari/contract";
import { draftFromReading, type Imported, type ImportProblem } from "@taiyari/domain/import";
import { applyCorrections } from "@taiyari/domain/correct";
import type { Correction, Reading } from "@taiyari/domain/resume";
import type { Result } from "@taiyari/domain/result";
import { newId } from "../../lib/new-id.ts";
import { correctionDraft } from "../../shared/uploads/correction-draft.ts";
import { resumeIdOf } from "../../shared/drafts/resume-of-upload.ts";

/** What a stored upload gives, with the person's corrections. */
export interface ImportedUpload {
  readonly outcome: Result<Imported, ImportProblem>;
  /** The id of the resume that is made of it; null where the corrections are on this device alone. */
  readonly resumeId: string | null;
}

/** Makes what was read of an upload, with its corrections, into a resume. Those not sent yet are included. */
export function importedUpload(upload: UploadReading, userId: string): ImportedUpload {
  const { uploadId, revision } = upload;
  const unsent = correctionDraft(userId, uploadId).read();
  const isUnsent = unsent !== null && unsent.revision === revision;
  const corrections = isUnsent ? unsent.corrections : upload.corrections;
  return {
    outcome: draftFromReading(correctedReading(upload.reading, corrections), newId),
    resumeId: isUnsent ? null : resumeIdOf(uploadId, revision),
  };
}

/** With as many corrections as fit, from the first on: newer rules may read the file otherwise. */
function correctedReading(made: Reading, corrections: readonly Correction[]): Reading {
  const all = applyCorrections(made, corrections);
  if (all.ok) return all.value;
  const some = applyCorrections(made, corrections.slice(0, all.problem.index));
  return some.ok ? some.value : made;
}
