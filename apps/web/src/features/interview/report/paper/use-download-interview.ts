import { useState } from "react";
import { saveFile } from "../../../../lib/save-file.ts";
import { showToast } from "../../../../ui/toast-store.ts";
import type { InterviewContent } from "./interview-document.ts";

/** Writes the report of an interview as a PDF and saves it. All that writes is fetched with the first file. */
export function useDownloadInterview(content: InterviewContent) {
  const [isBusy, setIsBusy] = useState(false);
  async function download(): Promise<void> {
    setIsBusy(true);
    try {
      const { writeInterview } = await import("./write-interview.ts");
      const written = await writeInterview(content);
      saveFile(written.fileName, written.bytes, "application/pdf");
      showToast({
        title: `${written.fileName} was downloaded`,
        text: written.remarks.join(" "),
        kind: written.remarks.length > 0 ? "problem" : "done",
      });
    } catch {
      showToast({
        title: "The PDF was not made",
        text: "Check your connection and try again.",
        kind: "problem",
      });
    } finally {
      setIsBusy(false);
    }
  }
  return { download, isBusy };
}
