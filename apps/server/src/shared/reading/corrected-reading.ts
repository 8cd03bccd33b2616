import { applyCorrections } from "@taiyari/domain/correct";
import type { FileFacts, Reading, ReadProblem } from "@taiyari/domain/resume";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { ReadingDeps } from "./deps.ts";
import { readUpload } from "./read-upload.ts";
import { type CorrectableReading, findCorrectable } from "./reading-store.ts";
import type { UploadRow } from "../uploads/upload-store.ts";

/** What stands in an upload, as a machine read it and as its owner corrected it. */
export interface CorrectedUpload extends CorrectableReading {
  readonly corrected: Reading;
  readonly file: Omit<FileFacts, "today">;
}

/** The reading of an upload with its corrections; reads the file when that has not happened yet. */
export async function readCorrected(
  deps: ReadingDeps,
  upload: UploadRow,
): Promise<Result<CorrectedUpload, ReadProblem>> {
  const read = await readUpload(deps, upload);
  if (!read.ok) return fail(read.problem);
  const kept = await findCorrectable(deps.db, { userId: upload.userId, uploadId: upload.id });
  if (!kept) throw new Error(`upload ${upload.id} was read and has no reading`);
  return ok({ ...kept, corrected: correct(deps, upload.id, kept), file: read.value.file });
}

/**
 * Kept corrections fitted when they were saved. Should a later release take one for what it is not, those before it
 * still count.
 */
function correct(
  { log }: Pick<ReadingDeps, "log">,
  uploadId: string,
  { reading, corrections }: CorrectableReading,
): Reading {
  const applied = applyCorrections(reading, corrections);
  if (applied.ok) return applied.value;
  const { index, kind } = applied.problem;
  log.error({ uploadId, index, kind }, "a kept correction does not fit its reading");
  const before = applyCorrections(reading, corrections.slice(0, index));
  return before.ok ? before.value : reading;
}
