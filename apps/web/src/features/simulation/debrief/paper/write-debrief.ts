import { formatDate } from "../../../../lib/dates.ts";
import reportCss from "../../../../shared/report-paper/report.css?inline";
import {
  documentFileName,
  writeDocument,
  type WrittenDocument,
} from "../../../../shared/report-paper/write-document.ts";
import type { PlayedDay } from "../debrief-view.tsx";
import { debriefDocument } from "./debrief-document.ts";
import css from "./paper.css?inline";

/** The debrief of a day as a file. */
export interface WrittenDebrief extends WrittenDocument {
  /** "Debrief Diwali week 12 Nov 2026.pdf". */
  readonly fileName: string;
}

/**
 * Writes the debrief of a day as a PDF.
 *
 * @throws  as `writeDocument` does
 */
export async function writeDebrief(day: PlayedDay): Promise<WrittenDebrief> {
  const { scenario, startedAt } = day;
  const date = formatDate(startedAt);
  const written = await writeDocument({
    body: debriefDocument(day),
    css: `${reportCss}${css}`,
    title: `${scenario.title}, debrief of ${date}`,
    running: ["Taiyari, work simulation (practice)", `${scenario.title}, ${date}`],
    madeAt: startedAt,
  });
  return { ...written, fileName: documentFileName("Debrief", scenario.title, date) };
}
