import type { StoredReport } from "@taiyari/contract";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import type { ReportSource } from "./use-download-report.ts";

/** What the document of one's own report is made of. The report before it may be gone: then its points are enough. */
export async function sourceOf(client: QueryClient, stored: StoredReport): Promise<ReportSource> {
  const { previous } = stored;
  const before = previous && (await findReport(client, previous.id).catch(() => null));
  return {
    stored,
    before: before?.report ?? null,
    path: `/resume/report/result?report=${stored.id}`,
  };
}

/** A stored report, asked for once: it never changes. */
export function findReport(client: QueryClient, reportId: string): Promise<StoredReport> {
  return client.ensureQueryData({
    ...api.resume.getReport.queryOptions({ input: { reportId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
