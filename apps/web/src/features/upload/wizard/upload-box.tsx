import type { ResumeUpload } from "@taiyari/contract";
import { assertNever } from "@taiyari/domain/result";
import { useEffect, useRef, type ReactNode } from "react";
import { count } from "../../../lib/numbers.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { DropZone, ProgressLine } from "../../../ui/drop-zone.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { sayFileSize, sayPartOfFile } from "../../../lib/file-size.ts";
import { sentenceFor, type SendProblem } from "../sending/send-file.ts";
import { readProblemSentences } from "../../../shared/uploads/sentences.ts";
import type { UploadState } from "../sending/use-upload.ts";
import { IdlePicture, PagePicture } from "../../../ui/upload-pictures.tsx";
import styles from "./wizard.module.css";

interface UploadBoxProps {
  readonly state: UploadState;
  readonly isLoading: boolean;
  /** The file arrived during this visit: what had the focus until then is gone. */
  readonly isFresh: boolean;
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
  readonly onChangeFile: () => void;
}

const ACCEPT = "application/pdf,.pdf";

/** The box of step 1 in each of its states. It keeps its height: nothing jumps. */
export function UploadBox(props: UploadBoxProps) {
  const { state, isLoading, isFresh, onFile, onCancel, onChangeFile } = props;
  if (isLoading) return <div className="drop-zone drop-zone--busy" aria-busy="true" />;
  switch (state.status) {
    case "idle":
      return (
        <DropZone accept={ACCEPT} label="Resume, PDF, up to 10 MB" onFile={onFile}>
          <IdlePicture />
          <b className="drop-zone__title">Drop your resume here</b>
          <span className="drop-zone__note">
            or <span className="drop-zone__browse">click to browse</span>
          </span>
          <small>PDF, up to 10 MB</small>
        </DropZone>
      );
    case "uploading":
      return <Uploading state={state} onCancel={onCancel} />;
    case "uploaded":
      return <Uploaded upload={state.upload} isFresh={isFresh} onChangeFile={onChangeFile} />;
    case "failed":
      return (
        <DropZone accept={ACCEPT} label="Choose a PDF" onFile={onFile} isBad>
          <PagePicture tone="bad" />
          <span className="drop-zone__error" role="alert">
            {sentenceFor(state.problem)}
          </span>
          <small>{state.fileName}</small>
          {hintFor(state.fileName, state.problem)}
          <span className={buttonClass("line", styles["small"])}>Choose a PDF</span>
        </DropZone>
      );
    default:
      return assertNever(state);
  }
}

type Busy = Extract<UploadState, { status: "uploading" }>;

function Uploading({ state, onCancel }: { readonly state: Busy; readonly onCancel: () => void }) {
  const percent = state.total === 0 ? 0 : Math.round((100 * state.sent) / state.total);
  return (
    <div className="drop-zone drop-zone--busy">
      <PagePicture tone="busy" percent={percent} />
      <p className="vh" role="status">
        Uploading {state.fileName}
      </p>
      <span className="drop-zone__percent num" aria-hidden="true">
        {percent} %
      </span>
      <ProgressLine label="Uploading" percent={percent} />
      <span className="small drop-zone__note">{state.fileName}</span>
      <small className="num">
        {percent === 100 ? "Reading it" : sayPartOfFile(state.sent, state.total)}
      </small>
      <button type="button" className={buttonClass("line", styles["small"])} onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}

interface UploadedProps {
  readonly upload: ResumeUpload;
  readonly isFresh: boolean;
  readonly onChangeFile: () => void;
}

function Uploaded({ upload, isFresh, onChangeFile }: UploadedProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFresh && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [isFresh]);
  const { read, problem } = upload;
  const facts = [sayFileSize(upload.fileSize)];
  if (upload.status === "pending") facts.push("being read");
  if (read) facts.push(count(read.pages, "page"), "text can be read");
  return (
    <div className={`drop-zone ${problem ? "drop-zone--warned" : "drop-zone--done"}`}>
      <PagePicture tone={problem ? "warned" : "done"} />
      <div role="status">
        <span className="drop-zone__state">
          <LineIcon name={problem ? "warn" : "check"} small />
          {problem ? "Cannot be read" : "Uploaded"}
        </span>
        <b className={`drop-zone__title ${styles["name"]}`}>{upload.fileName}</b>
        <small>{facts.join(", ")}</small>
        {problem && <UnreadableNote problem={problem} />}
      </div>
      <button
        ref={button}
        type="button"
        className={buttonClass("line", styles["small"])}
        onClick={onChangeFile}
      >
        Change File
      </button>
    </div>
  );
}

function UnreadableNote({ problem }: { readonly problem: NonNullable<ResumeUpload["problem"]> }) {
  const { what, whatToDo } = readProblemSentences(problem);
  return (
    <p className={styles["unreadable"]}>
      <b>{what}</b> {whatToDo}
    </p>
  );
}

function hintFor(fileName: string, problem: SendProblem): ReactNode {
  if (problem.kind !== "not-supported" || !/\.docx?$/iu.test(fileName)) return null;
  return <span className="small drop-zone__note">In Word: File, Save As, PDF.</span>;
}
