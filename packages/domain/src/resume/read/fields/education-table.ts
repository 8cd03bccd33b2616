import type { Found, ReadEducation } from "../../reading.ts";
import type { Cell, NumberedLine } from "../layout/line.ts";
import { wordsOf } from "../lexicon/words.ts";
import { findDates } from "./dates.ts";
import { dateFound } from "./entry-dates.ts";
import { found, type Stretch } from "./found.ts";

type Column = "degree" | "institution" | "year" | "grade" | "other";

/** What the columns of a table of studies are headed. */
const HEADINGS: readonly (readonly [Column, ReadonlySet<string>])[] = [
  ["year", new Set(["year", "passing", "duration", "period", "session", "batch", "years"])],
  [
    "grade",
    new Set([
      "cgpa",
      "percentage",
      "marks",
      "score",
      "grade",
      "gpa",
      "sgpa",
      "result",
      "aggregate",
      "class",
      "division",
      "cpi",
    ]),
  ],
  [
    "degree",
    new Set([
      "degree",
      "course",
      "qualification",
      "examination",
      "exam",
      "standard",
      "program",
      "programme",
      "certificate",
      "level",
    ]),
  ],
  [
    "institution",
    new Set(["institute", "institution", "college", "university", "school", "board"]),
  ],
];

interface TableColumn {
  readonly kind: Column;
  readonly x: number;
  readonly right: number;
}

/** A table of studies as campus resumes have it; null when the lines are none. Its first row names the columns. */
export function readEducationTable(
  lines: readonly NumberedLine[],
): { studies: ReadEducation[]; rest: NumberedLine[] } | null {
  const at = lines.findIndex((line) => tableColumns(line) !== null);
  const head = lines[at];
  const columns = head ? tableColumns(head) : null;
  if (!columns) return null;
  const rows: { column: TableColumn; stretch: Stretch }[][] = [];
  let end = at + 1;
  for (const line of lines.slice(at + 1)) {
    const cells = line.cells.map((cell) => ({
      column: nearestColumn(columns, cell),
      stretch: { line, from: cell.from, to: cell.to },
    }));
    const row = rows.at(-1);
    const goesOn =
      row !== undefined &&
      cells.length < columns.length &&
      !cells.some(({ column }) => column.kind === "year") &&
      line.gap !== null &&
      line.gap < line.size * 1.6;
    if (goesOn) row.push(...cells);
    else if (cells.length >= 2) rows.push(cells);
    else break;
    end++;
  }
  if (rows.length === 0) return null;
  return { studies: rows.map(toStudy), rest: [...lines.slice(0, at), ...lines.slice(end)] };
}

/** The columns a heading row names, at least three of four kinds; null for another line. */
function tableColumns(line: NumberedLine): TableColumn[] | null {
  if (line.cells.length < 3) return null;
  const columns = line.cells.map((cell) => ({
    kind: columnKind(line.text.slice(cell.from, cell.to)),
    x: cell.x,
    right: cell.right,
  }));
  const kinds = new Set(columns.map(({ kind }) => kind));
  kinds.delete("other");
  return kinds.size >= 3 || (kinds.size === 2 && columns.length === 3) ? columns : null;
}

function columnKind(text: string): Column {
  const words = wordsOf(text);
  if (words.length > 5) return "other";
  return HEADINGS.find(([, names]) => words.some((word) => names.has(word)))?.[0] ?? "other";
}

/** The column a cell stands in: where an edge or the middle lines up best. */
function nearestColumn(columns: readonly TableColumn[], cell: Cell): TableColumn {
  const distance = (column: TableColumn) =>
    Math.min(
      Math.abs(column.x - cell.x),
      Math.abs(column.right - cell.right),
      Math.abs((column.x + column.right - cell.x - cell.right) / 2),
    );
  return (
    columns.toSorted((a, b) => distance(a) - distance(b))[0] ?? { kind: "other", x: 0, right: 0 }
  );
}

function toStudy(cells: readonly { column: TableColumn; stretch: Stretch }[]): ReadEducation {
  const of = (kind: Column): Found | null =>
    found(
      cells.filter(({ column }) => column.kind === kind).map(({ stretch }) => stretch),
      0.85,
    );
  const year = cells.find(({ column }) => column.kind === "year")?.stretch;
  const date = year
    ? findDates(year.line.text).find((match) => match.from >= year.from && match.to <= year.to)
    : undefined;
  const others = found(
    cells.filter(({ column }) => column.kind === "other").map(({ stretch }) => stretch),
    0.6,
  );
  return {
    degree: of("degree"),
    institution: of("institution"),
    location: null,
    grade: of("grade"),
    start: year && date ? dateFound(date.start, year.line, 0.85) : null,
    end: year && date ? dateFound(date.end, year.line, 0.85) : null,
    current: date?.current ?? false,
    bullets: others ? [others] : [],
  };
}
