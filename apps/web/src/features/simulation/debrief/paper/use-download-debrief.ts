import { useState } from "react";
import { saveFile } from "../../../../lib/save-file.ts";
import { showToast } from "../../../../ui/toast-store.ts";
import type { PlayedDay } from "../debrief-view.tsx";

/** Writes the debrief of a day as a PDF and saves it. All that writes is fetched with the first file. */
export function useDownloadDebrief(day: PlayedDay) {
  const [isBusy, setIsBusy] = useState(false);
  async function download(): Promise<void> {
    setIsBusy(true);
    try {
      const { writeDebrief } = await import("./write-debrief.ts");
      const written = await writeDebrief(day);
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
