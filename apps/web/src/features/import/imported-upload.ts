import type { UploadReading } from "@taiyari/contract";
import { draftFromReading, type Imported, type ImportProblem } from "@taiyari/domain/import";
import { correctedBy } from "@taiyari/domain/correct";
import type { Result } from "@taiyari/domain/result";
import { newId } from "../../lib/new-id.ts";
import { unsentCorrections } from "../../shared/uploads/stored-corrections.ts";
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
  const unsent = unsentCorrections(userId, uploadId);
  const isUnsent = unsent !== null && unsent.revision === revision;
  const corrections = isUnsent ? unsent.corrections : upload.corrections;
  return {
    outcome: draftFromReading(correctedBy(upload.reading, corrections).reading, newId),
    resumeId: isUnsent ? null : resumeIdOf(uploadId, revision),
  };
}
