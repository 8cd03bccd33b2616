import { isDefinedError } from "@orpc/client";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { api } from "../../lib/api.ts";
import type { WorkerLike } from "../../lib/documents/documents.ts";
import { useUser } from "../../lib/session.ts";
import { currentResumeId } from "../../shared/uploads/current-resume.ts";
import {
  UploadNotFound,
  NothingUploaded,
  TroublePage,
  UnreadableUpload,
} from "../../shared/uploads/whole-pages.tsx";
import { ReviewSkeleton } from "./review-skeleton.tsx";
import { ReviewView } from "./review-view.tsx";

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
export function ReviewPage({ startWorker }: MachinePageProps) {
  const { id } = useSearch({ strict: false });
  const known = id ?? currentResumeId();
  const latest = useQuery({ ...api.resume.latestReport.queryOptions(), enabled: known === null });
  if (known !== null) return <ReadingPage uploadId={known} startWorker={startWorker} />;
  if (latest.data?.report) {
    return <ReadingPage uploadId={latest.data.report.uploadId} startWorker={startWorker} />;
  }
  if (latest.data) {
    return (
      <NothingUploaded
        title="Nothing to read yet"
        text="Here you see your resume as an applicant tracking system does. Upload the one you would send today."
      />
    );
  }
  if (latest.error) {
    return <Trouble error={latest.error} onRetry={() => void latest.refetch()} />;
  }
  return <ReviewSkeleton />;
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
      <ReviewView
        key={`${user?.id ?? ""} ${uploadId}`}
        upload={reading.data}
        userId={user?.id ?? ""}
        startLine={line ?? null}
        startWorker={startWorker}
      />
    );
  }
  if (!reading.error) return <ReviewSkeleton />;
  if (isDefinedError(reading.error)) {
    if (reading.error.code === "NOT_FOUND") {
      return (
        <UploadNotFound
          title="This resume is not here"
          text="It was deleted, or the address is not complete. Your other resumes are in the history."
        />
      );
    }
    if (reading.error.code === "RESUME_UNREADABLE") {
      const { problem } = reading.error.data;
      return <UnreadableUpload problem={problem} eyebrow="A machine reads nothing of this file" />;
    }
  }
  return <Trouble error={reading.error} onRetry={() => void reading.refetch()} />;
}

function Trouble(props: Omit<ComponentProps<typeof TroublePage>, "title">) {
  return <TroublePage title="What a machine reads" {...props} />;
}
