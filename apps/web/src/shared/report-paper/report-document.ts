import type { ShownReport } from "../report/shown-report.ts";
import type { Report } from "../report/report-words.ts";
import { checksPart, comparisonPart, methodPart } from "./checks-part.ts";
import { improvementsPart } from "./improvements-part.ts";
import { html, type Markup } from "./markup.ts";
import { matchPart, measuresPart } from "./measures-part.ts";
import { axesPart, insightsPart, titlePart, verdictPart } from "./score-part.ts";

/** A report, and what its document says beside it. */
export interface ReportContent {
  readonly stored: ShownReport;
  /** The report before it, whole; null where only its points are known. */
  readonly before: Report | null;
  /** Where the report can be opened; null where nobody else could open it. */
  readonly address: string | null;
}

/** A report as HTML for `report.css`: what the page shows, with nothing folded. */
export function reportDocument({ stored, before, address }: ReportContent): Markup {
  const { report, lines } = stored;
  return html`<main class="report">
    ${titlePart(stored, address)} ${verdictPart(stored)} ${axesPart(report)} ${insightsPart(report)}
    ${improvementsPart(report, lines)} ${measuresPart(stored)} ${matchPart(report.match)}
    ${comparisonPart(stored, before)} ${checksPart(report)} ${methodPart(report)}
  </main>`;
}
