import type { SourcePage } from "../../resume/document.ts";
import type { Line } from "../line/line.ts";

/** The share of the page's height at its top and bottom where running headers and footers are. */
const EDGE_SHARE = 0.09;

const PAGE_NUMBER =
  /^(?:page|seite|página|pagina|pág\.?|पृष्ठ|p\.?|第)?\s*\d{1,3}\s*(?:页)?(?:\s*(?:\/|of|von|de|sur|-|–|\|)\s*\d{1,3})?$/iu;
const NAMED_PAGE =
  /(?:\bpage\s+\d{1,2}(?:\s+of\s+\d{1,2})?|[-–—|·]\s*(?:seite|p[áa]g(?:ina|\.)?|p\.)?\s*\d{1,2}\s*(?:\/|of|de|von|sur)\s*\d{1,2})$/iu;
const UPDATED = /^(?:last updated|updated|zuletzt aktualisiert|stand|mis à jour)\b.{0,40}$/iu;

/**
 * The lines that belong to the page rather than to the text: page numbers, "Last updated …", and what
 * several pages repeat at the same edge. Indexes into `lines`.
 */
export function findRunningHeaders(
  lines: readonly Line[],
  pages: readonly SourcePage[],
): ReadonlySet<number> {
  const found = new Set<number>();
  const repeated = new Map<string, number[]>();
  for (const [i, line] of lines.entries()) {
    if (saysPage(line, pages.length)) found.add(i);
    const height = pages[line.page - 1]?.height ?? 0;
    const edge =
      line.baseline < height * EDGE_SHARE
        ? "top"
        : line.baseline > height * (1 - EDGE_SHARE)
          ? "bottom"
          : null;
    if (!edge) continue;
    const text = line.text.trim();
    if (PAGE_NUMBER.test(text) || NAMED_PAGE.test(text) || UPDATED.test(text)) found.add(i);
    if (edge === "bottom" && hasPageCell(line, lines[i + 1])) found.add(i);
    const key = `${edge} ${text.replaceAll(/\d+/gu, "0")}`;
    repeated.set(key, [...(repeated.get(key) ?? []), i]);
  }
  for (const i of brokenPrints(lines, pages)) found.add(i);
  for (const [key, indexes] of repeated) {
    const onPages = new Set(indexes.map((i) => lines[i]?.page));
    if (onPages.size < 2) continue;
    // The first page keeps its head: there the name and the address may be at the edge for good reason.
    const isAtTop = key.startsWith("top");
    for (const i of indexes) if (!isAtTop || lines[i]?.page !== 1) found.add(i);
  }
  return found;
}

/** A line of fewer letters and digits may occur twice by chance. */
const FEWEST_LETTERS = 8;

/**
 * The lines that a page break cuts through, so that the page below prints them again: of two the one with fewer
 * letters left, else the first.
 */
function brokenPrints(lines: readonly Line[], pages: readonly SourcePage[]): number[] {
  return lines.flatMap((line, i) => {
    const below = lines[i + 1];
    if (!below || below.page !== line.page + 1) return [];
    const [height, next] = [pages[line.page - 1]?.height ?? 0, pages[below.page - 1]?.height ?? 0];
    const words = lettersOf(line.text);
    const isTwice =
      line.baseline > height * (1 - EDGE_SHARE) &&
      below.baseline < next * EDGE_SHARE &&
      Math.abs(line.x - below.x) < 1 &&
      Math.abs(line.size - below.size) < 0.1 &&
      words.length >= FEWEST_LETTERS &&
      words === lettersOf(below.text);
    if (!isTwice) return [];
    return [line.text.length > below.text.length ? i + 1 : i];
  });
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** True for the last line of a page whose own number is in a cell at its end: "5 Nov 2026   Asha Rao · CV   1". */
function hasPageCell({ text, cells, page }: Line, next: Line | undefined): boolean {
  const last = cells.at(-1);
  const isLast = next === undefined || next.page !== page;
  return (
    isLast &&
    last !== undefined &&
    cells.length > 1 &&
    text.slice(last.from, last.to).trim() === String(page)
  );
}

/** "2 / 3" on the second of three pages, wherever it is. */
function saysPage(line: Line, pages: number): boolean {
  const match = /^\D{0,8}(\d{1,2})\s*(?:\/|of|von|de|sur)\s*(\d{1,2})$/iu.exec(line.text.trim());
  return (
    match !== null && pages > 1 && Number(match[1]) === line.page && Number(match[2]) === pages
  );
}
