import type { Evidence, ReportLine } from "./report-words.ts";

/** "Experience, Kaveri Retail, bullet 2, page 1, line 12."; "" for a place that has no words. */
export function placeInWords({ line, where }: Evidence, lines: readonly ReportLine[]): string {
  const page = lines.find(({ number }) => number === line)?.page;
  const parts = [
    where.replace(/\.$/u, ""),
    page && lines.length > 0 ? `page ${page}` : "",
    line ? `line ${line}` : "",
  ];
  const place = parts.filter(Boolean).join(", ");
  if (place === "") return "";
  // What is absent begins with its own name, and "dbt" is written small.
  return `${line === null ? place : capital(place)}.`;
}

/** The line before the quote and the first one after it; a quote may run over several lines. */
export function neighbours({ line, quote }: Evidence, lines: readonly ReportLine[]) {
  if (line === null) return { before: undefined, after: undefined };
  const first = lines.findIndex(({ number }) => number === line);
  if (first < 0) return { before: undefined, after: undefined };
  const after = lines.slice(first + 1).find(({ text }) => !plain(quote).includes(plain(text)));
  return { before: lines[first - 1], after };
}

function plain(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
