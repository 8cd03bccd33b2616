import type { ComponentType } from "react";
import type { ScenarioFile } from "@taiyari/domain/simulation";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import styles from "./task.module.css";

/** Shows a file as what it is; the desk has it. */
export type ShowFile = ComponentType<{ readonly file: ScenarioFile }>;

interface FileDialogProps {
  readonly file: ScenarioFile;
  readonly ShowFile: ShowFile;
  readonly onClose: () => void;
}

/** A file of the desk over what is written. */
export function FileDialog({ file, ShowFile, onClose }: FileDialogProps) {
  return (
    <ModalDialog title={file.name} onClose={onClose}>
      <div className={styles["file"]}>
        <ShowFile file={file} />
      </div>
    </ModalDialog>
  );
}
