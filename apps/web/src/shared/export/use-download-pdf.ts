import { toTemplateData } from "@taiyari/domain/draft";
import { useState } from "react";
import { saveFile } from "../../lib/save-file.ts";
import { showToast } from "../../ui/toast-store.ts";
import { usePreview } from "../preview/preview-context.ts";
import { captureDraft } from "./capture-draft.ts";
import { exportPages, type WrittenResume } from "./export-pdf.ts";
import { printResume } from "./print-resume.ts";

/**
 * Writes, saves and prints the resume on the screen. What fails is reported; neither function rejects.
 *
 * @param onDownloaded  gets each file that was saved, and tells the person of it; null has the file's remarks told
 */
export function useDownloadPdf(onDownloaded: ((written: WrittenResume) => void) | null = null) {
  const { preview, store } = usePreview();
  const [busyWith, setBusyWith] = useState<"download" | "print" | null>(null);

  async function download(): Promise<void> {
    setBusyWith("download");
    try {
      const at = new Date();
      const { list, draft } = await captureDraft(preview, store);
      const exported = await exportPages(list, toTemplateData(draft), at);
      saveFile(exported.fileName, exported.bytes, "application/pdf");
      if (onDownloaded) onDownloaded({ draft, exported, at, isDownloaded: true });
      else tellRemarks(exported.fileName, exported.remarks);
    } catch (error) {
      showToast({ title: "The PDF was not made", text: reasonOf(error), kind: "problem" });
    } finally {
      setBusyWith(null);
    }
  }

  async function print(): Promise<void> {
    setBusyWith("print");
    try {
      await printResume(preview);
    } catch (error) {
      showToast({ title: "Nothing was printed", text: reasonOf(error), kind: "problem" });
    } finally {
      setBusyWith(null);
    }
  }

  return { download, print, busyWith };
}

function tellRemarks(fileName: string, remarks: readonly string[]): void {
  showToast({
    title: `${fileName} was downloaded`,
    text: remarks.join(" "),
    kind: remarks.length > 0 ? "problem" : "done",
  });
}

function reasonOf(error: unknown): string {
  const words = error instanceof Error ? error.message : "";
  return words.startsWith("Failed to load template")
    ? `${words}. Choose another template, or try again.`
    : "Check your connection and try again.";
}
