import { applyCorrections } from "@taiyari/domain/correct";
import type { Reading, ReadProblem } from "@taiyari/domain/resume";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { ReadingDeps } from "./deps.ts";
import { readUpload, type ReadUpload } from "./read-upload.ts";
import type { StoredReading } from "./reading-store.ts";
import type { UploadRow } from "../uploads/upload-store.ts";

/** What stands in an upload, as a machine read it and as its owner corrected it. */
export interface CorrectedUpload extends ReadUpload {
  readonly corrected: Reading;
}

/** The reading of an upload with its corrections; reads the file when that has not happened yet. */
export async function readCorrected(
  deps: ReadingDeps,
  upload: UploadRow,
): Promise<Result<CorrectedUpload, ReadProblem>> {
  const read = await readUpload(deps, upload);
  if (!read.ok) return fail(read.problem);
  return ok({ ...read.value, corrected: correct(deps, upload.id, read.value) });
}

/**
 * Kept corrections fitted when they were saved. Should a later release take one for what it is not, those before it
 * still count.
 */
function correct(
  { log }: Pick<ReadingDeps, "log">,
  uploadId: string,
  { reading, corrections }: StoredReading,
): Reading {
  const applied = applyCorrections(reading, corrections);
  if (applied.ok) return applied.value;
  const { index, kind } = applied.problem;
  log.error({ uploadId, index, kind }, "a kept correction does not fit its reading");
  const before = applyCorrections(reading, corrections.slice(0, index));
  return before.ok ? before.value : reading;
}
