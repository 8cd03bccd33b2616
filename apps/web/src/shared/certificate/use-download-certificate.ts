import { useState } from "react";
import { saveFile } from "../../lib/save-file.ts";
import { showToast } from "../../ui/toast-store.ts";
import type { SheetContent } from "./certificate-sheet.tsx";

/** Writes a certificate as a PDF and saves it. All that writes is fetched with the first file. */
export function useDownloadCertificate() {
  const [isBusy, setIsBusy] = useState(false);

  async function download(content: SheetContent, madeAt: string): Promise<void> {
    setIsBusy(true);
    try {
      const { writeSheet } = await import("./write-sheet.ts");
      const title = `Certificate, ${content.title}, ${content.name}`;
      const { bytes, remarks } = await writeSheet(content, { title, madeAt });
      const fileName = `Certificate ${content.code}.pdf`;
      saveFile(fileName, bytes, "application/pdf");
      showToast({
        title: `${fileName} was downloaded`,
        text: remarks.join(" "),
        kind: remarks.length > 0 ? "problem" : "done",
      });
    } catch {
      showToast({
        title: "The PDF was not made",
        text: "Check your connection and try again. You can also print this page.",
        kind: "problem",
      });
    } finally {
      setIsBusy(false);
    }
  }

  return { download, isBusy };
}
