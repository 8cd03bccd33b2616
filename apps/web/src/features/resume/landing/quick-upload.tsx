import { useRef } from "react";
import { buttonClass } from "../../../ui/button.tsx";
import { ProgressLine } from "../../../ui/drop-zone.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { sayPartOfFile } from "../file-size.ts";
import { sentenceFor } from "../send-file.ts";
import type { UploadState } from "../use-upload.ts";
import styles from "./quick-upload.module.css";

interface QuickUploadProps {
  /** "Upload a resume" where there is none yet. */
  readonly label: string;
  readonly state: UploadState;
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
}

/** A button that sends a PDF, DOC or DOCX, and what became of it. */
export function QuickUpload({ label, state, onFile, onCancel }: QuickUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles["upload"]}>
      <input
        ref={input}
        type="file"
        accept=".pdf,.doc,.docx"
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Emptied, so that choosing the same file again is a change again.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      <button
        type="button"
        className={buttonClass("line", styles["button"])}
        disabled={state.status === "uploading"}
        onClick={() => input.current?.click()}
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
  }
}
