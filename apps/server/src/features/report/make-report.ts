import { createHash } from "node:crypto";
import type { Careers } from "@taiyari/domain/careers";
import type { ReadProblem, Reading } from "@taiyari/domain/resume";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { readCorrected } from "../../shared/reading/corrected-reading.ts";
import { dayNumber } from "../../shared/dates/india.ts";
import type { ReadingDeps } from "../../shared/reading/deps.ts";
import { saveReport, type ReportLine, type ReportRow } from "./store.ts";
import type { UploadRow } from "../../shared/uploads/upload-store.ts";

export interface ReportDeps extends ReadingDeps {
  readonly careers: Careers;
}

/**
 * Makes and stores the report of an upload; gives the stored one where nothing it follows from has changed.
 *
 * Its lines are those of the file, whatever was corrected.
 */
export async function makeReport(
  deps: ReportDeps,
  upload: UploadRow,
): Promise<Result<ReportRow, ReadProblem>> {
  const read = await readCorrected(deps, upload);
  if (!read.ok) return fail(read.problem);

  const now = deps.clock();
  const { rules, careers } = deps;
  const { reading, readerVersion, corrections, corrected } = read.value;
  const target = rules.targetFrom(upload.metadata, upload.details);
  const file = { ...read.value.file, today: dayNumber(now) };
  const report = rules.reportOn(reading, file, target, careers, corrected);

  const saved = await saveReport(deps.db, {
    userId: upload.userId,
    uploadId: upload.id,
    readerVersion,
    targetRole: target.role,
    madeAt: now,
    report,
    lines: linesOf(reading),
    // The report itself is part of it: only where the day changes what it says does another day give another one.
    inputHash: hashOf([
      upload.sha256,
      target,
      readerVersion,
      rules.rulesVersion,
      report,
      ...(corrections.length > 0 ? [corrections] : []),
    ]),
  });
  const { id: uploadId, fileName } = upload;
  return ok({ ...saved, uploadId, fileName, targetRole: target.role });
}

function linesOf(reading: Reading): readonly ReportLine[] {
  return reading.lines.map(({ number, page, text }) => ({ number, page, text }));
}

function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
