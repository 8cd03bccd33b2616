import { sayFileSize } from "../../lib/file-size.ts";
import { Button } from "../../ui/button.tsx";
import type { ExportProgress } from "./export-all.ts";
import styles from "./own-data.module.css";

interface ExportStateProps {
  readonly progress: ExportProgress;
  readonly onCancel: () => void;
}

/** How far an export is, and the way to end it. */
export function ExportState({ progress, onCancel }: ExportStateProps) {
  return (
    <>
      <div className={`num ${styles["state"]}`}>
        <p>
          {progress.kind === "fetching"
            ? `${sayFileSize(progress.bytes)} so far`
            : `PDF ${progress.done + 1} of ${progress.of}`}
        </p>
        {progress.kind === "pdfs" && (
          <progress aria-label="PDFs made" max={progress.of} value={progress.done} />
        )}
        <p role="status" className="vh">
          {progress.kind === "fetching" ? "Fetching your data" : "Making PDFs"}
        </p>
      </div>
      <Button kind="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </>
  );
}
