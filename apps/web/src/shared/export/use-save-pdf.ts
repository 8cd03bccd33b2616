import { useState } from "react";
import { saveFile } from "../../lib/save-file.ts";
import { showToast, type Toast } from "../../ui/toast-store.ts";

/** A PDF that was written. */
export interface WrittenPdf {
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What whoever reads it should know, in sentences; [] for nothing. */
  readonly remarks: readonly string[];
}

/** What is offered where it could not be written. */
interface Instead {
  /** A sentence after those that are always said. */
  readonly text?: string;
  readonly action?: Toast["action"];
}

/** Saves a PDF once it is written, and says what came of it. What writes it may reject. */
export function useSavePdf() {
  const [isBusy, setIsBusy] = useState(false);
  async function save(write: () => Promise<WrittenPdf>, instead: Instead = {}): Promise<void> {
    setIsBusy(true);
    try {
      const { fileName, bytes, remarks } = await write();
      saveFile(fileName, bytes, "application/pdf");
      showToast({
        title: `${fileName} was downloaded`,
        text: remarks.join(" "),
        kind: remarks.length > 0 ? "problem" : "done",
      });
    } catch {
      showToast({
        title: "The PDF was not made",
        text: ["Check your connection and try again.", instead.text].filter(Boolean).join(" "),
        kind: "problem",
        action: instead.action ?? null,
      });
    } finally {
      setIsBusy(false);
    }
  }
  return { save, isBusy };
}
