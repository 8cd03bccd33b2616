import { useState } from "react";
import type { ScenarioFile } from "@taiyari/domain/simulation";
import { LineIcon } from "../../../ui/line-icon.tsx";
import type { Day } from "../day/use-day.ts";
import { FileDialog, type ShowFile } from "./file-dialog.tsx";
import styles from "./task.module.css";

interface DeskFilesProps {
  readonly day: Day;
  readonly ShowFile: ShowFile;
}

/** The files on the desk, to be read beside what is written. */
export function DeskFiles({ day, ShowFile }: DeskFilesProps) {
  const { scenario, state } = day;
  const [open, setOpen] = useState<ScenarioFile | null>(null);
  const files = scenario.files.filter(({ id }) => state.files.includes(id));
  if (files.length === 0) return null;

  function read(file: ScenarioFile) {
    setOpen(file);
    // What follows from having read something follows here as it does at the desk.
    if (!state.opened.includes(file.id)) day.act({ kind: "opened", what: file.id });
  }

  return (
    <section className={styles["files"]} aria-label="Files on the desk">
      <h2>On the desk</h2>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <button type="button" onClick={() => read(file)}>
              <LineIcon name={file.kind === "table" ? "table" : "file"} small />
              {file.name}
            </button>
          </li>
        ))}
      </ul>
      {open && <FileDialog file={open} ShowFile={ShowFile} onClose={() => setOpen(null)} />}
    </section>
  );
}
