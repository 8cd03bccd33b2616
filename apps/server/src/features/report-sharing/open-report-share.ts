import { SharedReport } from "@taiyari/contract";
import { applyCorrections } from "@taiyari/domain/correct";
import type { Reading } from "@taiyari/domain/resume";
import { fail, ok, type Result } from "@taiyari/domain/result";
import {
  type AdmissionProblem,
  admitVisitor,
  type LinkDeps,
  type LinkRequest,
} from "../../shared/links/admit-visitor.ts";
import { findReading } from "../../shared/reading/reading-store.ts";
import {
  findPreviousReport,
  findReport,
  type ReportRow,
} from "../../shared/reports/report-store.ts";
import { personalDetails } from "./personal-details.ts";
import { withoutContact } from "./shared-report.ts";
import { findAccountName, findOpenReportShare } from "./store.ts";

export type OpenProblem = { readonly kind: "absent" } | AdmissionProblem;

/** Opens a link to a report, and counts that unless the owner did it. */
export async function openReportShare(
  deps: LinkDeps,
  opening: LinkRequest,
): Promise<Result<SharedReport, OpenProblem>> {
  const now = deps.clock();
  const share = await findOpenReportShare(deps.db, opening.token, now);
  const row = share && (await findReport(deps.db, share));
  if (!share || !row) return fail({ kind: "absent" });
  const problem = await admitVisitor(deps, share, opening, now);
  if (problem) return fail(problem);
  return ok(await sharedReport(deps, share.userId, row, share.showsContact));
}

async function sharedReport(
  { db }: LinkDeps,
  userId: string,
  row: ReportRow,
  showsContact: boolean,
): Promise<SharedReport> {
  const previous = await findPreviousReport(db, userId, row);
  const readings = await readingsOf(db, { userId, uploadId: row.uploadId });
  const shared: SharedReport = {
    name: readings.at(-1)?.contact.name?.value ?? "",
    fileName: row.fileName,
    madeAt: row.madeAt.toISOString(),
    ordinal: row.ordinal,
    targetRole: row.targetRole,
    report: row.report,
    lines: [...row.lines],
    previous: previous && SharedReport.shape.previous.parse(previous),
  };
  if (showsContact) return shared;
  const account = await findAccountName(db, userId);
  return withoutContact(shared, personalDetails(readings, { fileName: row.fileName, account }));
}

/** The reading of an upload as made, and as its owner corrected it; [] without one. */
async function readingsOf(
  db: LinkDeps["db"],
  key: { readonly userId: string; readonly uploadId: string },
): Promise<readonly Reading[]> {
  const stored = await findReading(db, key);
  if (!stored) return [];
  const made = JSON.parse(stored.reading) as Reading;
  const corrected = applyCorrections(made, stored.corrections);
  return corrected.ok ? [made, corrected.value] : [made];
}
