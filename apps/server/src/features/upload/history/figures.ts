import type { HistoryItem, ResumeFigures } from "@taiyari/contract";
import { toIndianTime } from "../../../shared/dates/india.ts";
import type { ReportBrief } from "./store.ts";
import type { UploadRow } from "../../../shared/uploads/upload-store.ts";

const MONTHS = 6;
const REPORT_TIMES = 12;

/** One row of the history table for each upload, in the order given. */
export function historyOf(
  uploads: readonly UploadRow[],
  reports: readonly ReportBrief[],
): HistoryItem[] {
  const byUpload = Map.groupBy(reports, (report) => report.uploadId);
  return uploads.map((upload) => {
    const own = byUpload.get(upload.id) ?? [];
    const first = own[0];
    const latest = own.at(-1);
    return {
      id: upload.id,
      name: upload.fileName,
      date: upload.uploadedAt.toISOString(),
      status: upload.status,
      problem: upload.problem?.kind ?? null,
      targetRole: targetRoleOf(upload, latest),
      score: latest?.score ?? null,
      change: first && latest && own.length > 1 ? latest.score - first.score : null,
      reportId: latest?.id ?? null,
      reports: own.length,
      replacedAt: upload.replacedAt?.toISOString() ?? null,
    };
  });
}

function targetRoleOf(upload: UploadRow, latest: ReportBrief | undefined): string {
  return upload.details.targetRole || upload.metadata.targetRole || latest?.targetRole || "";
}

/**
 * The figures of the landing page.
 *
 * @param uploads  the person's, in any order
 * @param reports  the person's, oldest first
 */
export function figuresOf(
  uploads: readonly UploadRow[],
  reports: readonly ReportBrief[],
  now: Date,
): ResumeFigures {
  const analyzed = uploads.filter((upload) => upload.status === "read");
  const improvements = improvementsOf(reports);
  return {
    resumesAnalyzed: analyzed.length,
    resumesByMonth: byMonth(analyzed, now),
    averageImprovement: meanOf(improvements.map(({ first, latest }) => latest - first)),
    improvedResumes: improvements.length,
    improvements,
    jobAlignment: alignmentOf(reports),
    reportsGenerated: reports.length,
    reportTimes: reports.slice(-REPORT_TIMES).map((report) => report.madeAt.toISOString()),
    next: nextOf(uploads, reports.at(-1)),
  };
}

function byMonth(uploads: readonly UploadRow[], now: Date): number[] {
  const counts = Array.from({ length: MONTHS }, () => 0);
  for (const upload of uploads) {
    const age = monthNumber(now) - monthNumber(upload.uploadedAt);
    const at = MONTHS - 1 - age;
    if (at in counts) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/** Months since the year 0, as the calendar in India has them. */
function monthNumber(moment: Date): number {
  const local = toIndianTime(moment);
  return local.getUTCFullYear() * 12 + local.getUTCMonth();
}

function improvementsOf(reports: readonly ReportBrief[]): { first: number; latest: number }[] {
  return [...Map.groupBy(reports, (report) => report.uploadId).values()]
    .filter((own) => own.length > 1)
    .map((own) => ({ first: own[0]?.score ?? 0, latest: own.at(-1)?.score ?? 0 }));
}

function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function alignmentOf(reports: readonly ReportBrief[]): ResumeFigures["jobAlignment"] {
  for (const report of reports.toReversed()) {
    const match = report.axes.find(({ axis, maxPoints }) => axis === "match" && maxPoints > 0);
    if (match) {
      return {
        score: Math.round((100 * match.points) / match.maxPoints),
        role: report.targetRole || report.matchRole,
      };
    }
  }
  return null;
}

function nextOf(
  uploads: readonly UploadRow[],
  latest: ReportBrief | undefined,
): ResumeFigures["next"] {
  if (!latest?.next) return null;
  const upload = uploads.find(({ id }) => id === latest.uploadId);
  return {
    uploadId: latest.uploadId,
    reportId: latest.id,
    title: latest.next.title,
    name: upload?.fileName ?? "",
    gain: latest.next.gain,
    resultingScore: latest.next.resultingScore,
  };
}
