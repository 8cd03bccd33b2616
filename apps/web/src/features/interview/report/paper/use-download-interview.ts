import { useSavePdf } from "../../../../shared/export/use-save-pdf.ts";
import type { InterviewContent } from "./interview-document.ts";

/** Writes the report of an interview as a PDF and saves it. All that writes is fetched with the first file. */
export function useDownloadInterview(content: InterviewContent) {
  const { save, isBusy } = useSavePdf();
  const download = () =>
    save(async () => (await import("./write-interview.ts")).writeInterview(content));
  return { download, isBusy };
}
