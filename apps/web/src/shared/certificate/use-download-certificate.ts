import { useSavePdf } from "../export/use-save-pdf.ts";
import type { SheetContent } from "./certificate-sheet.tsx";

/** Writes a certificate as a PDF and saves it. All that writes is fetched with the first file. */
export function useDownloadCertificate() {
  const { save, isBusy } = useSavePdf();
  const download = (content: SheetContent, madeAt: string) =>
    save(
      async () => {
        const { writeSheet } = await import("./write-sheet.ts");
        const title = `Certificate, ${content.title}, ${content.name}`;
        const written = await writeSheet(content, { title, madeAt });
        return { ...written, fileName: `Certificate ${content.code}.pdf` };
      },
      { text: "You can also print this page." },
    );
  return { download, isBusy };
}
