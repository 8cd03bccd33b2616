import { isDefinedError } from "@orpc/client";
import type { UploadReading } from "@taiyari/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { api } from "../../../lib/api.ts";
import type { WorkerLike } from "../../../lib/documents/documents.ts";
import { useUser } from "../../../lib/session.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyNiche } from "../../../ui/empty-niche.tsx";
import { ResumeIcon } from "../../../ui/icons.tsx";
import { Message } from "../../../ui/message.tsx";
import { currentResumeId } from "../current-resume.ts";
import { readProblemSentences } from "../sentences.ts";
import { ServerTrouble } from "../server-trouble.tsx";
import { MachineSkeleton } from "./machine-skeleton.tsx";
import { MachineView } from "./machine-view.tsx";

interface MachinePageProps {
  /** Starts the worker that draws and scores; a test passes a stand-in. */
  readonly startWorker?: () => WorkerLike;
}

/**
 * `/resume/report/machine`: what a machine reads of a resume, and its correction by hand.
 *
 * `?id=` names the upload; without it the resume opened last is shown, or that of the latest report. `?line=` begins
 * at the field on that line.
 */
export function MachinePage({ startWorker }: MachinePageProps) {
  const { id } = useSearch({ strict: false });
  const known = id ?? currentResumeId();
  const latest = useQuery({ ...api.resume.latestReport.queryOptions(), enabled: known === null });
  if (known !== null) return <ReadingPage uploadId={known} startWorker={startWorker} />;
  if (latest.data?.report) {
    return <ReadingPage uploadId={latest.data.report.uploadId} startWorker={startWorker} />;
  }
  if (latest.data) return <NoResume />;
  if (latest.error) {
    return <Trouble error={latest.error} onRetry={() => void latest.refetch()} />;
  }
  return <MachineSkeleton />;
}

interface ReadingPageProps {
  readonly uploadId: string;
  readonly startWorker: MachinePageProps["startWorker"];
}

function ReadingPage({ uploadId, startWorker }: ReadingPageProps) {
  const { line } = useSearch({ strict: false });
  const user = useUser();
  const reading = useQuery({
    ...api.resume.getReading.queryOptions({ input: { uploadId } }),
    // Each visit starts from what the server has now; while the page is open it keeps the lead.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (reading.data) {
    return (
      <MachineView
        key={uploadId}
        // The client knows values by name only as far as they are schemas.
        upload={reading.data as UploadReading}
        userId={user?.id ?? ""}
        startLine={line ?? null}
        startWorker={startWorker}
      />
    );
  }
  if (!reading.error) return <MachineSkeleton />;
  if (isDefinedError(reading.error)) {
    if (reading.error.code === "NOT_FOUND") return <NoSuchResume />;
    if (reading.error.code === "RESUME_UNREADABLE") {
      const { what, whatToDo } = readProblemSentences(reading.error.data.problem);
      return (
        <Message
          eyebrow="A machine reads nothing of this file"
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
  return <Trouble error={reading.error} onRetry={() => void reading.refetch()} />;
}

function NoResume() {
  return (
    <Message
      title="Nothing to read yet"
      picture={<EmptyNiche Icon={ResumeIcon} />}
      text="Here you see your resume as an applicant tracking system does. Upload the one you would send today."
    >
      <Link to="/resume/metadata" className={buttonClass("primary")}>
        Upload a resume
      </Link>
    </Message>
  );
}

function NoSuchResume() {
  return (
    <Message
      title="This resume is not here"
      picture={<EmptyNiche Icon={ResumeIcon} />}
      text="It was deleted, or the address is not complete. Your other resumes are in the history."
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
      <h1 className="vh">What a machine reads</h1>
      <ServerTrouble {...props} />
    </div>
  );
}
