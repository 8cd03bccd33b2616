import { BULLET, bulletAt } from "./bullet-keys.ts";
import { bulletEnd } from "./marks.ts";
import { plainCharacters } from "./plain-characters.ts";
import { continues, joined, widthOf } from "./soft-wraps.ts";
import { DEEPEST_LEVEL } from "../../rich/lines.ts";

/** Signs that only the font means something by that the text was set in, and no other has. */
const PRIVATE = /[\uE000-\uF8FF]/gu;

/** Between the cells of a row of a table that became a line. */
export const CELL_GAP = " · ";

/** Where the lines of a pasted text come from. */
export interface PastedFrom {
  /** False where every break of a line was meant, as in HTML; true where a line may only have been full. */
  readonly isWrapped?: boolean;
}

/**
 * Text pasted from a word processor, a PDF or a web page, as a description keeps it: paragraphs and bullets, one a
 * line. Marks of any kind become "• ", also those on a line of their own, deeper ones by how far they are set in; lines
 * that were only wrapped are joined, rows of a table keep their cells apart, blank lines go, and so do characters that
 * cannot be seen. A single line keeps the blanks around it, as it may go into the middle of a sentence.
 */
export function cleanPasted(text: string, { isWrapped = true }: PastedFrom = {}): string {
  const rows = text.split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/u);
  const plain = plainCharacters(cellsApart(rows).join("\n"));
  if (!plain.includes("\n")) return withBullet(plain, 0).replaceAll(PRIVATE, "");

  const raw = plain.split("\n").map((line) => line.trim());
  // A soft hyphen at the end of a line takes the break with it.
  const levels = raw.length === rows.length ? levelsOf(rows) : [];
  const width = widthOf(raw);
  const lines: string[] = [];
  let previous = "";
  for (const [i, line] of raw.entries()) {
    const last = lines.at(-1) ?? "";
    if (last.trimStart() === BULLET && line !== "") {
      const words = bulletEnd(line) > 0 ? line.slice(bulletEnd(line)) : line;
      lines[lines.length - 1] = last + words;
    } else if (isWrapped && continues(previous, line, width)) {
      lines[lines.length - 1] = joined(last, line);
    } else if (line !== "") {
      lines.push(withBullet(line, levels[i] ?? 0));
    }
    previous = line;
  }
  return lines
    .map((line) => line.replaceAll(PRIVATE, ""))
    .filter((line) => line.trim() !== BULLET.trim())
    .join("\n");
}

function withBullet(line: string, level: number): string {
  const end = bulletEnd(line);
  return end === 0 ? line : bulletAt(level) + line.slice(end);
}

/** How deep each line is, by the blanks before its mark: those of the bullets around it say what counts as deeper. */
function levelsOf(rows: readonly string[]): readonly number[] {
  const open: number[] = [];
  return rows.map((row) => {
    if (bulletEnd(row) === 0) {
      if (row.trim() !== "") open.length = 0;
      return 0;
    }
    const indent = (/^[^\S\n]*/u.exec(row)?.[0] ?? "").replaceAll("\t", "    ").length;
    while (open.length > 0 && (open.at(-1) ?? 0) > indent) open.pop();
    if (open.length === 0 || indent >= (open.at(-1) ?? 0) + 2) open.push(indent);
    return Math.min(DEEPEST_LEVEL, open.length - 1);
  });
}

function tabsOf(row: string): number {
  return row.slice(bulletEnd(row)).trim().split("\t").length - 1;
}

/** Lines with as many tabs between words as another has are rows of a table. */
function cellsApart(rows: readonly string[]): readonly string[] {
  const counts = rows.map(tabsOf);
  const isTable = (count: number) =>
    count > 0 && counts.filter((each) => each === count).length > 1;
  return rows.map((row, i) => {
    if (!isTable(counts[i] ?? 0)) return row;
    const start = row.slice(0, bulletEnd(row));
    const cells = row
      .slice(start.length)
      .split("\t")
      .map((cell) => cell.trim());
    return start + cells.filter(Boolean).join(CELL_GAP);
  });
}
