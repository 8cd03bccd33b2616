import { formatDate } from "../../../../lib/dates.ts";
import reportCss from "../../../../shared/report-paper/report.css?inline";
import {
  documentFileName,
  writeDocument,
  type WrittenDocument,
} from "../../../../shared/report-paper/write-document.ts";
import { type InterviewContent, interviewDocument } from "./interview-document.ts";
import css from "./paper.css?inline";

/** The report of an interview as a file. */
export interface WrittenInterview extends WrittenDocument {
  /** "Interview Data Analyst at Nandi Retail 12 Nov 2026.pdf". */
  readonly fileName: string;
}

/**
 * Writes the report of an interview as a PDF.
 *
 * @throws  as `writeDocument` does
 */
export async function writeInterview(content: InterviewContent): Promise<WrittenInterview> {
  const { shown, name } = content;
  const { startedAt } = shown.interview;
  const date = formatDate(startedAt);
  const written = await writeDocument({
    body: interviewDocument(content),
    css: `${reportCss}${css}`,
    title: `${name}, interview report of ${date}`,
    running: ["Taiyari, interview report", `${name}, ${date}`],
    madeAt: startedAt,
  });
  return { ...written, fileName: documentFileName("Interview", name, date) };
}
