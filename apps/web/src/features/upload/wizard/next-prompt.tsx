import type { ResumeUpload } from "@taiyari/contract";
import { Link } from "@tanstack/react-router";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { currentResumeId } from "../../../shared/uploads/current-resume.ts";
import { EditorPicture, ReportPicture } from "./prompt-pictures.tsx";
import { NextMark } from "../../../ui/next-mark.tsx";
import styles from "./next-prompt.module.css";

interface NextPromptProps {
  readonly upload: ResumeUpload | null;
  readonly onClose: () => void;
}

/** The end of the wizard: a report, or the editor. */
export function NextPrompt({ upload, onClose }: NextPromptProps) {
  const id = upload?.id ?? currentResumeId();
  // What cannot be read is no beginning; one that is still asked for is known by its id.
  const toEdit = id && !upload?.problem ? { upload: id } : {};
  return (
    <ModalDialog title="What would you like to do next?" onClose={onClose}>
      <p className={styles["text"]}>You can come back for the other one at any time.</p>
      <div className={styles["two"]}>
        <Link className={styles["option"]} to="/resume/report/result" search={id ? { id } : {}}>
          <ReportPicture />
          <h3>Generate Report</h3>
          <p>What is read, what it scores, what to change first.</p>
          <span className={styles["go"]}>
            <NextMark />
            <LineIcon name="arrow" />
          </span>
        </Link>
        <Link className={styles["option"]} to="/resume/editor" search={toEdit}>
          <EditorPicture />
          <h3>Build Resume</h3>
          <p>Edit section by section beside a live preview.</p>
          <span className={styles["go"]}>
            <LineIcon name="arrow" />
          </span>
        </Link>
      </div>
    </ModalDialog>
  );
}
