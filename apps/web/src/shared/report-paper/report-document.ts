import type { PageGeometry } from "@taiyari/paper";
import type { ShownReport } from "../report/shown-report.ts";
import { formatDate } from "../../lib/dates.ts";
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

/** A running header on each page but the first, and the number of each page. Drawn over the broken pages. */
export function pageFurniture(stored: ShownReport, pages: number, page: PageGeometry): Markup {
  const pitch = page.height + page.gap;
  const name = stored.targetRole || "Resume report";
  return html`${Array.from({ length: pages }, (_, index) => {
    const head = html`<div class="running" style="${at(index * pitch + 34)}">
      <span>Taiyari, resume report</span> <span>${name}, ${formatDate(stored.madeAt)}</span>
    </div>`;
    return html`<div data-artifact>
      ${index === 0 ? null : head}
      <div class="folio" style="${at(index * pitch + page.height - 48)}">
        Page ${index + 1} of ${pages}
      </div>
    </div>`;
  })}`;
}

function at(y: number): string {
  return `top:${Math.round(y * 100) / 100}px`;
}
