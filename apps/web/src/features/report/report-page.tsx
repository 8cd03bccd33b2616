import { isDefinedError } from "@orpc/client";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { StoredReport } from "@taiyari/contract";
import { misplacedSentence } from "@taiyari/domain/report";
import { type ComponentProps, type ComponentType, useState } from "react";
import { api } from "../../lib/api.ts";
import {
  NotAResume,
  UploadNotFound,
  NothingUploaded,
  TroublePage,
  UnreadableUpload,
} from "../../shared/uploads/whole-pages.tsx";
import { ReportSkeleton } from "./report-skeleton.tsx";
import { ReportView } from "./report-view.tsx";

/**
 * `/resume/report/result`: one report.
 *
 * `?report=` opens a stored one, `?id=` makes the report of that upload (or finds the one made already), and
 * without either the latest is shown.
 */
export function ReportPage({ Actions }: ReportPageProps = {}) {
  const { id, report } = useSearch({ strict: false });
  if (report) return <StoredReportPage reportId={report} Actions={Actions} />;
  return id ? (
    <MadeReportPage uploadId={id} Actions={Actions} />
  ) : (
    <LatestReportPage Actions={Actions} />
  );
}

/** What can be done with a report besides reading it: buttons at the end of its head. */
export type ReportActions = ComponentType<{ readonly stored: StoredReport }>;

interface ReportPageProps {
  readonly Actions?: ReportActions | undefined;
}

function StoredReportPage({ reportId, Actions }: ReportPageProps & { readonly reportId: string }) {
  const report = useQuery(api.resume.getReport.queryOptions({ input: { reportId } }));
  if (report.data)
    return <ReportView key={report.data.id} stored={report.data} Actions={Actions} />;
  if (!report.error) return <ReportSkeleton />;
  if (isDefinedError(report.error) && report.error.code === "NOT_FOUND") return <NoSuchReport />;
  return <Trouble error={report.error} onRetry={() => void report.refetch()} />;
}

function MadeReportPage({ uploadId, Actions }: ReportPageProps & { readonly uploadId: string }) {
  const [anyway, setAnyway] = useState(false);
  const input = anyway ? { uploadId, anyway } : { uploadId };
  const report = useQuery({
    ...api.resume.makeReport.queryOptions({ input }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (report.data)
    return <ReportView key={report.data.id} stored={report.data} Actions={Actions} />;
  if (!report.error) return <ReportSkeleton isBeingMade />;
  if (isDefinedError(report.error)) {
    if (report.error.code === "NOT_FOUND") return <NoSuchReport />;
    if (report.error.code === "NOT_A_RESUME") {
      return (
        <NotAResume
          uploadId={uploadId}
          why={misplacedSentence(report.error.data)}
          onAnyway={() => setAnyway(true)}
        />
      );
    }
    if (report.error.code === "RESUME_UNREADABLE") {
      const { problem } = report.error.data;
      const eyebrow = "There is no report, because nothing could be read";
      return <UnreadableUpload problem={problem} eyebrow={eyebrow} />;
    }
  }
  return <Trouble error={report.error} onRetry={() => void report.refetch()} />;
}

function LatestReportPage({ Actions }: ReportPageProps) {
  const latest = useQuery(api.resume.latestReport.queryOptions());
  if (latest.error && !latest.data) {
    return <Trouble error={latest.error} onRetry={() => void latest.refetch()} />;
  }
  if (!latest.data) return <ReportSkeleton />;
  if (latest.data.report) {
    return <ReportView key={latest.data.report.id} stored={latest.data.report} Actions={Actions} />;
  }
  return (
    <NothingUploaded
      title="No report yet"
      text="A report starts from a resume. Upload the one you would send today; it takes about a minute."
    />
  );
}

function NoSuchReport() {
  return (
    <UploadNotFound
      title="This report is not here"
      text="It was deleted with its resume, or the address is not complete. Your other reports are in the history."
    />
  );
}

function Trouble(props: Omit<ComponentProps<typeof TroublePage>, "title">) {
  return <TroublePage title="Resume report" {...props} />;
}
