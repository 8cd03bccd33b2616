import { toTemplateData } from "@taiyari/domain/draft";
import { useState } from "react";
import { showToast } from "../../../../ui/toast-store.ts";
import { useProofLink } from "../download/proof-link.tsx";
import { usePreview } from "../preview/preview-context.ts";
import { exportPdf, type ExportedResume } from "./export-pdf.ts";
import { printResume } from "./print-resume.ts";
import { saveFile } from "../../../../lib/save-file.ts";

/** How long the way to the proof is offered. */
const PROOF_OFFER_MS = 15_000;

/**
 * Writes, saves and prints the resume on the screen.
 *
 * `download` answers with the file, for whoever reads it back; with null when it could not be written, which the
 * person has then been told.
 */
export function useDownloadPdf() {
  const { preview, store } = usePreview();
  const openProof = useProofLink();
  const [busyWith, setBusyWith] = useState<"download" | "print" | null>(null);

  async function download(): Promise<ExportedResume | null> {
    setBusyWith("download");
    try {
      const data = toTemplateData(store.get().draft);
      const file = await exportPdf(preview, data, new Date());
      saveFile(file.fileName, file.bytes, "application/pdf");
      const hasRemarks = file.remarks.length > 0;
      showToast({
        title: `${file.fileName} was downloaded`,
        text: file.remarks.join(" "),
        kind: hasRemarks ? "problem" : "done",
        ...(openProof && {
          action: { label: "See what a machine reads", run: openProof },
          ...(!hasRemarks && { ms: PROOF_OFFER_MS }),
        }),
      });
      return file;
    } catch (error) {
      showToast({ title: "The PDF was not made", text: reasonOf(error), kind: "problem" });
      return null;
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

function reasonOf(error: unknown): string {
  const words = error instanceof Error ? error.message : "";
  return words.startsWith("Failed to load template")
    ? `${words}. Choose another template, or try again.`
    : "Check your connection and try again.";
}
