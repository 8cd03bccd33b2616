import type { StoredReport } from "@taiyari/contract";
import type { Db } from "../../db/client.ts";
import { findPreviousReport, type ReportRow } from "../../shared/reports/report-store.ts";

/** A report with the person's previous one beside it, as the contract sends it. */
export async function toStoredReport(
  db: Db,
  userId: string,
  row: ReportRow,
): Promise<StoredReport> {
  return {
    id: row.id,
    uploadId: row.uploadId,
    fileName: row.fileName,
    madeAt: row.madeAt.toISOString(),
    ordinal: row.ordinal,
    targetRole: row.targetRole,
    report: row.report,
    lines: [...row.lines],
    previous: await findPreviousReport(db, userId, row),
  };
}
