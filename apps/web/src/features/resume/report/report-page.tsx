import { isDefinedError } from "@orpc/client";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { api } from "../../../lib/api.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyNiche } from "../../../ui/empty-niche.tsx";
import { ResumeIcon } from "../../../ui/icons.tsx";
import { Message } from "../../../ui/message.tsx";
import { readProblemSentences } from "../sentences.ts";
import { ServerTrouble } from "../server-trouble.tsx";
import { ReportSkeleton } from "./report-skeleton.tsx";
import { ReportView } from "./report-view.tsx";

/**
 * `/resume/report/result`: one report.
 *
 * `?report=` opens a stored one, `?id=` makes the report of that upload (or finds the one made already), and
 * without either the latest is shown.
 */
export function ReportPage() {
  const { id, report } = useSearch({ strict: false });
  if (report) return <StoredReportPage reportId={report} />;
  return id ? <MadeReportPage uploadId={id} /> : <LatestReportPage />;
}

function StoredReportPage({ reportId }: { readonly reportId: string }) {
  const report = useQuery(api.resume.getReport.queryOptions({ input: { reportId } }));
  if (report.data) return <ReportView key={report.data.id} stored={report.data} />;
  if (!report.error) return <ReportSkeleton />;
  if (isDefinedError(report.error) && report.error.code === "NOT_FOUND") return <NoSuchReport />;
  return <Trouble error={report.error} onRetry={() => void report.refetch()} />;
}

function MadeReportPage({ uploadId }: { readonly uploadId: string }) {
  const report = useQuery({
    ...api.resume.makeReport.queryOptions({ input: { uploadId } }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (report.data) return <ReportView key={report.data.id} stored={report.data} />;
  if (!report.error) return <ReportSkeleton isBeingMade />;
  if (isDefinedError(report.error)) {
    if (report.error.code === "NOT_FOUND") return <NoSuchReport />;
    if (report.error.code === "RESUME_UNREADABLE") {
      const { what, whatToDo } = readProblemSentences(report.error.data.problem);
      return (
        <Message
          eyebrow="There is no report, because nothing could be read"
          picture={<EmptyNiche Icon={ResumeIcon} />}
          title={what}
          text={whatToDo}
        >
          <Link to="/resume/metadata" className={buttonClass("primary")}>
            Upload another file
          </Link>
          <Link to="/resume" className={buttonClass("line")}>
            Resume Builder
          </Link>
        </Message>
      );
    }
  }
  return <Trouble error={report.error} onRetry={() => void report.refetch()} />;
}

function LatestReportPage() {
  const latest = useQuery(api.resume.latestReport.queryOptions());
  if (latest.error && !latest.data) {
    return <Trouble error={latest.error} onRetry={() => void latest.refetch()} />;
  }
  if (!latest.data) return <ReportSkeleton />;
  if (latest.data.report) {
    return <ReportView key={latest.data.report.id} stored={latest.data.report} />;
  }
  return (
    <Message
      title="No report yet"
      picture={<EmptyNiche Icon={ResumeIcon} />}
      text="A report starts from a resume. Upload the one you would send today; it takes about a minute."
    >
      <Link to="/resume/metadata" className={buttonClass("primary")}>
        Upload a resume
      </Link>
    </Message>
  );
}

function NoSuchReport() {
  return (
    <Message
      title="This report is not here"
      picture={<EmptyNiche Icon={ResumeIcon} />}
      text="It was deleted with its resume, or the address is not complete. Your other reports are in the history."
    >
      <Link to="/resume" className={buttonClass("primary")}>
        Resume Builder
      </Link>
    </Message>
  );
}

function Trouble(props: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <div className="wrap">
      <h1 className="vh">Resume report</h1>
      <ServerTrouble {...props} />
    </div>
  );
}
