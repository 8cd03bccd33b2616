import { useRef, type ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { DownloadButton } from "../download/download-button.tsx";
import { useEditor } from "../state/editor-context.ts";
import type { Saving } from "../state/saving.ts";
import { useDraft } from "../../../shared/drafts/use-draft.ts";
import { SavedLine } from "./saved-line.tsx";
import { useHeadHeight } from "./use-head-height.ts";
import { ViewTabs } from "./view-tabs.tsx";
import styles from "./header.module.css";

interface EditorHeaderProps {
  readonly saving: Saving;
  /** The resume's name, and what can be done with it as a whole. */
  readonly menu?: ReactNode;
  readonly onSave: () => void;
  readonly onStep: (direction: "undo" | "redo") => void;
  readonly onFind: () => void;
  readonly onDownload: () => void;
  readonly isDownloading: boolean;
  /** What else can be done with the resume. */
  readonly children?: ReactNode;
}

/** 'Resume Builder', whether it is saved, its views, and what can be done from anywhere in it. */
export function EditorHeader(props: EditorHeaderProps) {
  const { saving, menu, onSave, onStep, onFind, onDownload, isDownloading, children } = props;
  const { store } = useEditor();
  const canUndo = useDraft(store, (state) => state.canUndo);
  const canRedo = useDraft(store, (state) => state.canRedo);
  const header = useRef<HTMLDivElement>(null);
  useHeadHeight(header);
  return (
    <div ref={header} className={styles["header"]}>
      <div className={styles["who"]}>
        <h1>Resume Builder</h1>
        <div className={styles["line"]}>
          {menu}
          <SavedLine saving={saving} />
        </div>
      </div>
      <ViewTabs />
      <div className={styles["acts"]}>
        <div className={styles["tools"]}>
          <button
            type="button"
            className="icon-btn"
            aria-label="Undo"
            title="Undo"
            aria-disabled={!canUndo}
            onClick={() => onStep("undo")}
          >
            <LineIcon name="undo" />
          </button>
          <button
            type="button"
            className="icon-btn"
            aria-label="Redo"
            title="Redo"
            aria-disabled={!canRedo}
            onClick={() => onStep("redo")}
          >
            <LineIcon name="redo" />
          </button>
          <button
            type="button"
            className="icon-btn"
            aria-label="Find in your resume"
            title="Find"
            onClick={onFind}
          >
            <LineIcon name="search" />
          </button>
          {children}
        </div>
        <Button kind="line" className={styles["save"] ?? ""} onClick={onSave}>
          Save Draft
        </Button>
        <div className={styles["download"]}>
          <DownloadButton onPdf={onDownload} isBusy={isDownloading} />
        </div>
      </div>
    </div>
  );
}
