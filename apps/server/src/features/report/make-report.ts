import { createHash } from "node:crypto";
import { targetFrom } from "@taiyari/domain/report";
import type { ReadProblem } from "@taiyari/domain/resume";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { dayNumber } from "../../shared/dates/india.ts";
import type { ReadingDeps } from "../../shared/reading/deps.ts";
import { readUpload } from "../../shared/reading/read-upload.ts";
import { type ReportRow, saveReport } from "./store.ts";
import type { UploadRow } from "../../shared/uploads/upload-store.ts";

/**
 * Makes and stores the report of an upload; gives the stored one where nothing it follows from has changed.
 *
 * Its lines are those of the file, whatever was corrected.
 */
export async function makeReport(
  deps: ReadingDeps,
  upload: UploadRow,
): Promise<Result<ReportRow, ReadProblem>> {
  const read = await readUpload(deps, upload);
  if (!read.ok) return fail(read.problem);

  const now = deps.clock();
  const { reading, readerVersion, corrections } = read.value;
  const target = targetFrom(upload.metadata, upload.details);
  const made = await deps.workers.report(upload.userId, {
    reading,
    corrections: JSON.stringify(corrections),
    file: { ...read.value.file, today: dayNumber(now) },
    target,
  });
  if (!made.ok) return fail(made.problem);
  const { misfit, ...report } = made.value;
  if (misfit) {
    deps.log.error({ uploadId: upload.id, misfit }, "a kept correction does not fit its reading");
  }

  const saved = await saveReport(deps.db, {
    userId: upload.userId,
    uploadId: upload.id,
    readerVersion,
    targetRole: target.role,
    madeAt: now,
    ...report,
    // The report itself is part of it: only where the day changes what it says does another day give another one.
    inputHash: hashOf([
      upload.sha256,
      target,
      readerVersion,
      deps.rules.rulesVersion,
      report.report,
      ...(corrections.length > 0 ? [corrections] : []),
    ]),
  });
  const { id: uploadId, fileName } = upload;
  return ok({ ...saved, uploadId, fileName, targetRole: target.role });
}

function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
