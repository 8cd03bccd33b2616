import type { RefObject } from "react";
import { assertNever } from "@taiyari/domain/result";
import { buttonClass } from "../../../ui/button.tsx";
import { ProgressLine } from "../../../ui/drop-zone.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { sayPartOfFile } from "../../../lib/file-size.ts";
import { sentenceFor } from "../sending/send-file.ts";
import type { UploadState } from "../sending/use-upload.ts";
import styles from "./quick-upload.module.css";

interface QuickUploadProps {
  /** "Upload a resume" where there is none yet. */
  readonly label: string;
  readonly state: UploadState;
  /** Asks for a file. */
  readonly onChoose: () => void;
  readonly onCancel: () => void;
}

/** A button that asks for a PDF, DOC or DOCX to send, and what became of it. */
export function QuickUpload({ label, state, onChoose, onCancel }: QuickUploadProps) {
  return (
    <div className={styles["upload"]}>
      <button
        type="button"
        className={buttonClass("line", styles["button"])}
        disabled={state.status === "uploading"}
        onClick={onChoose}
      >
        <LineIcon name="upload" />
        {label}
      </button>
      <div className={styles["state"]} aria-live="polite">
        <State state={state} onCancel={onCancel} />
      </div>
    </div>
  );
}

interface FileInputProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onFile: (file: File) => void;
}

/**
 * The hidden input behind the button. Stays on the page whatever else comes and goes: a file chosen for an input that
 * was taken away while the person was choosing would be lost without a word.
 */
export function FileInput({ ref, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept=".pdf,.doc,.docx"
      hidden
      aria-label="Resume to upload"
      onChange={(event) => {
        const file = event.target.files?.[0];
        // Emptied, so that choosing the same file again is a change again.
        event.target.value = "";
        if (file) onFile(file);
      }}
    />
  );
}

function State({ state, onCancel }: Pick<QuickUploadProps, "state" | "onCancel">) {
  switch (state.status) {
    case "idle":
      return null;
    case "uploading": {
      const percent = state.total === 0 ? 0 : Math.round((100 * state.sent) / state.total);
      return (
        <div className={styles["progress"]}>
          <span className={styles["file"]}>{state.fileName}</span>
          <ProgressLine label={`Uploading ${state.fileName}`} percent={percent} />
          <span className="num" aria-hidden="true">
            {percent} %, {sayPartOfFile(state.sent, state.total)}
          </span>
          <button type="button" className={buttonClass("quiet")} onClick={onCancel}>
            Cancel
          </button>
        </div>
      );
    }
    case "uploaded":
      return <p className={styles["done"]}>{state.upload.fileName} was uploaded.</p>;
    case "failed":
      return (
        <p className={styles["problem"]}>
          {sentenceFor(state.problem)} <span className={styles["file"]}>{state.fileName}</span>
        </p>
      );
    default:
      return assertNever(state);
  }
}
