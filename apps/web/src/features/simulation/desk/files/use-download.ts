import { useState } from "react";
import { showToast } from "../../../../ui/toast-store.ts";

/** Makes a file and saves it. What makes it is fetched with the first one. */
export function useDownload() {
  const [isBusy, setBusy] = useState(false);
  /** @param make  saves the file; gives what the person should know of it */
  async function download(make: () => Promise<readonly string[]>): Promise<void> {
    setBusy(true);
    try {
      const remarks = await make();
      if (remarks.length > 0)
        showToast({ title: "The file was downloaded", text: remarks.join(" "), kind: "problem" });
    } catch {
      showToast({
        title: "The file was not made",
        text: "Check your connection and try again.",
        kind: "problem",
      });
    } finally {
      setBusy(false);
    }
  }
  return { download, isBusy };
}
