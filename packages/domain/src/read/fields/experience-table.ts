import type { ReadExperience } from "../../resume/reading.ts";
import { toBullets } from "../patterns/bullets.ts";
import { cellOf, readTable, type TableRow } from "../entries/tables.ts";
import type { NumberedLine } from "../line/line.ts";
import { tableDates } from "./table-dates.ts";

/** A table of posts whose first row names the columns; null when the lines are none. */
export function readExperienceTable(
  lines: readonly NumberedLine[],
): { jobs: ReadExperience[]; rest: readonly NumberedLine[] } | null {
  const table = readTable(lines);
  const isOfJobs = table?.rows.some((row) => cellOf(row, "company", "institution", "title"));
  return table && isOfJobs ? { jobs: table.rows.map(toJob), rest: table.rest } : null;
}

function toJob(row: TableRow): ReadExperience {
  const told = [cellOf(row, "duties"), cellOf(row, "project"), cellOf(row, "other")];
  return {
    title: cellOf(row, "title", "degree"),
    company: cellOf(row, "company", "institution", "board", "name"),
    location: cellOf(row, "place"),
    ...tableDates(row),
    bullets: [...told.flatMap((field) => field ?? []), ...toBullets(row.body)],
  };
}
