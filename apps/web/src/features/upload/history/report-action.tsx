import type { HistoryItem } from "@taiyari/contract";
import { api } from "../../../lib/api.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { sourceOf } from "../../../shared/report-paper/find-report.ts";
import { useDownloadReport } from "../../../shared/report-paper/use-download-report.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import styles from "./history-table.module.css";

/** Downloads the report of a resume, or leads to where it is made. */
export function ReportAction({ item }: { readonly item: HistoryItem }) {
  if (item.reportId) {
    return <DownloadReport uploadId={item.id} reportId={item.reportId} name={item.name} />;
  }
  if (item.status === "unreadable") return null;
  return (
    <Link
      to="/resume/report/result"
      search={{ id: item.id }}
      className={buttonClass("line", styles["action"])}
      aria-label={`Make a report for ${item.name}`}
    >
      Make report
    </Link>
  );
}

interface DownloadReportProps {
  readonly uploadId: string;
  /** The latest that is stored: stands in where the report cannot be written here. */
  readonly reportId: string;
  /** Of the file it is about. */
  readonly name: string;
}

/** The report that its page shows: that of today's rules, which is made where there is only an older one. */
function DownloadReport({ uploadId, reportId, name }: DownloadReportProps) {
  const client = useQueryClient();
  const { download, isBusy } = useDownloadReport(async () =>
    sourceOf(
      client,
      await client.fetchQuery(api.resume.makeReport.queryOptions({ input: { uploadId } })),
    ),
  );
  return (
    <Button
      kind="line"
      className={styles["action"]}
      isBusy={isBusy}
      aria-label={`Report: download for ${name}`}
      onClick={() => void download(reportId)}
    >
      <LineIcon name="download" small />
      {isBusy ? "Writing" : "Report"}
    </Button>
  );
}
