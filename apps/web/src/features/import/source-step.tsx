import { assertNever } from "@taiyari/domain/result";
import type { Source } from "../../lib/documents/import-source.ts";
import { buttonClass } from "../../ui/button.tsx";
import { DropZone } from "../../ui/drop-zone.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { DropOverlay } from "../../ui/drop-overlay.tsx";
import { usePageDrop } from "../../ui/use-page-drop.ts";
import { IdlePicture, PagePicture } from "../../ui/upload-pictures.tsx";
import { PasteBox } from "./paste-box.tsx";
import { takeProblemSentences } from "./problem-words.ts";
import type { TakeState } from "./use-take.ts";
import styles from "./import.module.css";

const ACCEPT = ".pdf,.doc,.docx,.json,.zip,.txt,.md,.csv";

interface SourceStepProps {
  readonly state: Exclude<TakeState, { kind: "taken" }>;
  /** What was pasted so far; it outlives a refusal. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onTake: (source: Source) => void;
  readonly onCancel: () => void;
}

/** Asks for a file or a text, and says why the last one gave nothing. */
export function SourceStep({ state, text, onText, onTake, onCancel }: SourceStepProps) {
  const isReading = state.kind === "reading";
  const takeFile = (file: File) => onTake({ kind: "file", file, name: file.name });
  const isOver = usePageDrop(isReading ? null : takeFile);
  const isOfText = state.kind !== "idle" && state.source.kind !== "file";
  return (
    <section className={styles["narrow"]} aria-labelledby="import-title">
      {isOver && <DropOverlay text="Drop your resume anywhere" />}
      <div className={styles["head"]}>
        <h1 id="import-title">Import a resume</h1>
        <p>You see what was understood before anything is kept.</p>
      </div>
      <FileBox state={isOfText ? { kind: "idle" } : state} onFile={takeFile} onCancel={onCancel} />
      <p className={styles["local"]}>
        <LineIcon name="lock" small />
        Read on this device. Nothing is sent for it.
      </p>
      <PasteBox
        text={text}
        onText={onText}
        isReading={isReading && isOfText}
        problem={state.kind === "refused" && isOfText ? state.problem : null}
        onTake={onTake}
        onCancel={onCancel}
      />
    </section>
  );
}

interface FileBoxProps {
  readonly state: SourceStepProps["state"];
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
}

function FileBox({ state, onFile, onCancel }: FileBoxProps) {
  switch (state.kind) {
    case "idle":
      return (
        <DropZone accept={ACCEPT} label="Resume to import" onFile={onFile}>
          <IdlePicture />
          <b className="drop-zone__title">Drop your resume here</b>
          <span className="drop-zone__note">
            or <span className="drop-zone__browse">click to browse</span>
          </span>
          <small>PDF, DOC, DOCX, or text, up to 10 MB</small>
          <small>JSON Resume, Reactive Resume, LinkedIn’s data export (ZIP)</small>
        </DropZone>
      );
    case "reading":
      return (
        <div className="drop-zone drop-zone--busy">
          <PagePicture tone="busy" />
          <p role="status">Reading it</p>
          <small>{sourceName(state.source)}</small>
          <button type="button" className={buttonClass("line", styles["small"])} onClick={onCancel}>
            Cancel
          </button>
        </div>
      );
    case "refused": {
      const { what, whatToDo } = takeProblemSentences(state.problem);
      return (
        <DropZone accept={ACCEPT} label="Choose another file" onFile={onFile} isBad>
          <PagePicture tone="bad" />
          <span role="alert">
            <span className={`drop-zone__error ${styles["what"]}`}>{what}</span>
            <span className={`small ${styles["todo"]}`}>{whatToDo}</span>
          </span>
          <small>{sourceName(state.source)}</small>
          <span className={buttonClass("line", styles["small"])}>Choose another file</span>
        </DropZone>
      );
    }
    default:
      return assertNever(state);
  }
}

function sourceName(source: Source): string {
  return source.kind === "file" ? source.name : "";
}
