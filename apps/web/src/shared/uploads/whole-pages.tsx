import type { ReadProblemKind } from "@taiyari/contract";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ResumeIcon } from "../../ui/icons.tsx";
import { Message } from "../../ui/message.tsx";
import { readProblemSentences } from "./sentences.ts";
import { ServerTrouble } from "../failures/server-trouble.tsx";

interface ResumeMessageProps {
  readonly title: string;
  readonly text: string;
  readonly eyebrow?: string;
  /** The way on: links. */
  readonly children: ReactNode;
}

/** A whole page about a resume that is not there, with the way on. */
function ResumeMessage(props: ResumeMessageProps) {
  return <Message {...props} picture={<EmptyState Icon={ResumeIcon} />} />;
}

/** Nothing was uploaded yet that this page could show. */
export function NothingUploaded(props: Pick<ResumeMessageProps, "title" | "text">) {
  return (
    <ResumeMessage {...props}>
      <Link to="/resume/metadata" className={buttonClass("primary")}>
        Upload a resume
      </Link>
    </ResumeMessage>
  );
}

/** Deleted, somebody else's, or the address is not complete. */
export function UploadNotFound(props: Pick<ResumeMessageProps, "title" | "text">) {
  return (
    <ResumeMessage {...props}>
      <Link to="/resume" className={buttonClass("primary")}>
        Resume Builder
      </Link>
    </ResumeMessage>
  );
}

interface UnreadableProps {
  readonly problem: ReadProblemKind;
  /** What there is not because of it. */
  readonly eyebrow: string;
}

/** The file could not be read: why, and what to do. */
export function UnreadableUpload({ problem, eyebrow }: UnreadableProps) {
  const { what, whatToDo } = readProblemSentences(problem);
  return (
    <ResumeMessage eyebrow={eyebrow} title={what} text={whatToDo}>
      <Link to="/resume/metadata" className={buttonClass("primary")}>
        Upload another file
      </Link>
      <Link to="/resume" className={buttonClass("line")}>
        Resume Builder
      </Link>
    </ResumeMessage>
  );
}

interface NotAResumeProps {
  readonly uploadId: string;
  /** What it looks like, in a sentence. */
  readonly why: string;
  /** It is to be scored all the same. */
  readonly onAnyway: () => void;
}

/** The file can be read and looks like another document: said before any score. */
export function NotAResume({ uploadId, why, onAnyway }: NotAResumeProps) {
  return (
    <ResumeMessage
      eyebrow="There is no score yet"
      title="This does not look like a resume"
      text={`${why} A score would say nothing about you. If it is your resume, score it all the same, or look at what a machine reads in it.`}
    >
      <Link to="/resume/metadata" className={buttonClass("primary")}>
        Upload another file
      </Link>
      <Button kind="line" onClick={onAnyway}>
        Score it all the same
      </Button>
      <Link to="/resume/report/machine" search={{ id: uploadId }} className={buttonClass("quiet")}>
        What a machine reads
      </Link>
    </ResumeMessage>
  );
}

interface TroublePageProps {
  /** What the page is called, for who cannot see it. */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A whole page that could not be loaded. */
export function TroublePage({ title, ...trouble }: TroublePageProps) {
  return (
    <div className="wrap">
      <h1 className="vh">{title}</h1>
      <ServerTrouble {...trouble} />
    </div>
  );
}
