import { formatDate } from "../../lib/dates.ts";
import { type ReportContent, reportDocument } from "./report-document.ts";
import { documentFileName, writeDocument, type WrittenDocument } from "./write-document.ts";
import css from "./report.css?inline";

/** A report as a file. */
export interface WrittenReport extends WrittenDocument {
  /** "Report Meera_Joshi_Senior_Analyst 5 Nov 2026.pdf". */
  readonly fileName: string;
}

/**
 * Writes a report on a resume as a PDF.
 *
 * @throws  as `writeDocument` does
 */
export async function writeReport(content: ReportContent): Promise<WrittenReport> {
  const { stored } = content;
  const date = formatDate(stored.madeAt);
  const written = await writeDocument({
    body: reportDocument(content),
    css,
    title: [stored.targetRole, `Resume report of ${date}`].filter(Boolean).join(", "),
    running: ["Taiyari, resume report", `${stored.targetRole || "Resume report"}, ${date}`],
    madeAt: stored.madeAt,
  });
  const name = stored.fileName.replace(/\.[^.]+$/u, "");
  return { ...written, fileName: documentFileName("Report", name, date) };
}
