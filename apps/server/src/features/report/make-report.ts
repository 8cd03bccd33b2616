import { createHash } from "node:crypto";
import { targetFrom } from "@taiyari/domain/report";
import type { Misplaced, ReadProblem } from "@taiyari/domain/resume";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { dayNumber } from "../../shared/dates/india.ts";
import type { ReadingDeps } from "../../shared/reading/deps.ts";
import { needsReading, readUpload } from "../../shared/reading/read-upload.ts";
import {
  findReportAskedWith,
  hasReport,
  type ReportRow,
  saveReport,
} from "../../shared/reports/report-store.ts";
import type { UploadRow } from "../../shared/uploads/upload-store.ts";

export interface ReportDeps extends ReadingDeps {
  /** Names the roles and skills that score. */
  readonly careersVersion: string;
}

/** Why there is no report: the file cannot be read, or it looks like another document. */
export type ReportProblem =
  | ReadProblem
  | { readonly kind: "not-a-resume"; readonly misplaced: Misplaced };

/**
 * Makes and stores the report of an upload; gives the stored one where nothing it follows from has changed.
 *
 * A file that does not look like a resume gets none, unless it is wanted anyway or the file has one already.
 *
 * Its lines are those of the file, whatever was corrected.
 */
export async function makeReport(
  deps: ReportDeps,
  upload: UploadRow,
  { anyway = false }: { readonly anyway?: boolean } = {},
): Promise<Result<ReportRow, ReportProblem>> {
  const now = deps.clock();
  const target = targetFrom(upload.metadata, upload.details);
  const today = dayNumber(now);
  const key = { userId: upload.userId, uploadId: upload.id };
  const askedHashOf = (readerVersion: string | null, revision: number) => {
    const { rules, careersVersion } = deps;
    const { sha256 } = upload;
    const versions = [readerVersion, revision, rules.rulesVersion, careersVersion];
    return hashOf([sha256, target, ...versions, today]);
  };
  if (upload.status === "read" && !needsReading(deps, upload)) {
    const askedHash = askedHashOf(upload.readerVersion, upload.correctionsRevision);
    const stored = await findReportAskedWith(deps.db, { ...key, askedHash });
    if (stored) return ok(stored);
  }

  const read = await readUpload(deps, upload);
  if (!read.ok) return fail(read.problem);
  const { reading, readerVersion, corrections, revision, file } = read.value;
  const made = await deps.workers.report(upload.userId, {
    reading,
    corrections: JSON.stringify(corrections),
    file: { ...file, today },
    target,
  });
  if (!made.ok) return fail(made.problem);
  const { misfit, misplaced, ...report } = made.value;
  if (misfit) {
    deps.log.error({ uploadId: upload.id, misfit }, "a kept correction does not fit its reading");
  }

  if (misplaced && !anyway && !(await hasReport(deps.db, key)))
    return fail({ kind: "not-a-resume", misplaced });

  const saved = await saveReport(deps.db, {
    ...key,
    ...report,
    readerVersion,
    targetRole: target.role,
    madeAt: now,
    askedHash: askedHashOf(readerVersion, revision),
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
  const { fileName } = upload;
  return ok({ ...saved, uploadId: upload.id, fileName, targetRole: target.role });
}

function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
