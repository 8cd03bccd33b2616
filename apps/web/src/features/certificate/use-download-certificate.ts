import type { Certificate } from "@taiyari/contract";
import { useState } from "react";
import { saveFile } from "../../lib/save-file.ts";
import { showToast } from "../../ui/toast-store.ts";

/** Writes a certificate as a PDF and saves it. All that writes is fetched with the first file. */
export function useDownloadCertificate() {
  const [isBusy, setIsBusy] = useState(false);

  async function download(certificate: Certificate): Promise<void> {
    setIsBusy(true);
    try {
      const { writeCertificate } = await import("./write-certificate.ts");
      const { bytes, remarks } = await writeCertificate(certificate);
      const fileName = `Certificate ${certificate.code}.pdf`;
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
