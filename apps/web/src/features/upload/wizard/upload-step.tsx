import type { RefObject } from "react";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { DropOverlay } from "../../../ui/drop-overlay.tsx";
import { usePageDrop } from "../../../ui/use-page-drop.ts";
import type { UploadState } from "../sending/use-upload.ts";
import { UploadBox } from "./upload-box.tsx";
import styles from "./wizard.module.css";

interface UploadStepProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly state: UploadState;
  /** True while the file of an earlier visit is being looked up. */
  readonly isLoading: boolean;
  /** The file arrived during this visit. */
  readonly isFresh: boolean;
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
  readonly onChangeFile: () => void;
  readonly onContinue: () => void;
}

/** Step 1: a PDF, or none. */
export function UploadStep({ heading, onContinue, ...box }: UploadStepProps) {
  const isUnreadable = box.state.status === "uploaded" && box.state.upload.problem !== null;
  const hasFile = box.state.status === "uploaded" && !isUnreadable;
  const takesFile =
    !box.isLoading && (box.state.status === "idle" || box.state.status === "failed");
  const isOver = usePageDrop(takesFile ? box.onFile : null);
  return (
    <section className={styles["narrow"]} aria-labelledby="upload-title">
      {isOver && <DropOverlay text="Drop your resume anywhere" />}
      <div className={styles["head"]}>
        <h1 id="upload-title" ref={heading} tabIndex={-1}>
          Resume Upload
        </h1>
        <p>The one you would send today. It stays on this installation.</p>
      </div>
      <UploadBox {...box} />
      <ul className={styles["gets"]}>
        <li>
          <LineIcon name="search" />
          <span>What a machine reads, line by line</span>
        </li>
        <li>
          <LineIcon name="check-circle" />
          <span>A score out of 100, every point explained</span>
        </li>
        <li>
          <LineIcon name="pen" />
          <span>What to change first, and what it is worth</span>
        </li>
      </ul>
      <div className={styles["foot"]}>
        <p>{footWords(hasFile, isUnreadable)}</p>
        <div>
          <Button kind={hasFile ? "primary" : "line"} onClick={onContinue}>
            {hasFile ? "Continue" : "Skip & Continue"}
          </Button>
        </div>
      </div>
    </section>
  );
}

function footWords(hasFile: boolean, isUnreadable: boolean): string {
  if (isUnreadable) return "Change the file, or skip, and build a resume.";
  return hasFile ? "" : "No resume yet? Skip, and build one.";
}
