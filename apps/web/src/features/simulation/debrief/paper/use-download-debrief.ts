import { useSavePdf } from "../../../../shared/export/use-save-pdf.ts";
import type { PlayedDay } from "../debrief-view.tsx";

/** Writes the debrief of a day as a PDF and saves it. All that writes is fetched with the first file. */
export function useDownloadDebrief(day: PlayedDay) {
  const { save, isBusy } = useSavePdf();
  const download = () => save(async () => (await import("./write-debrief.ts")).writeDebrief(day));
  return { download, isBusy };
}
