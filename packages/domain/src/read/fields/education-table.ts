import type { Found, ReadEducation } from "../../resume/reading.ts";
import { toBullets } from "../patterns/bullets.ts";
import { cellOf, readTable, type TableRow } from "../entries/tables.ts";
import type { NumberedLine } from "../line/line.ts";
import { withoutAffiliation } from "./affiliation.ts";
import { tableDates } from "./table-dates.ts";

/** A table of studies whose first row names the columns, as campus resumes have it; null when the lines are none. */
export function readEducationTable(
  lines: readonly NumberedLine[],
): { studies: ReadEducation[]; rest: readonly NumberedLine[] } | null {
  const table = readTable(lines);
  return table ? { studies: table.rows.map(toStudy), rest: table.rest } : null;
}

/** A school's board is named beside the school, and replaces it where the table names no school. */
function toStudy(row: TableRow): ReadEducation {
  const institution = cellOf(row, "institution", "company");
  const board = cellOf(row, "board", "by");
  const told = [institution ? board : null, cellOf(row, "duties"), cellOf(row, "other")];
  return {
    degree: withField(cellOf(row, "degree", "name"), cellOf(row, "field")),
    institution: withoutAffiliation(institution ?? board),
    location: cellOf(row, "place"),
    grade: cellOf(row, "grade"),
    ...tableDates(row),
    bullets: [...told.flatMap((field) => field ?? []), ...toBullets(row.body)],
  };
}

function withField(degree: Found | null, field: Found | null): Found | null {
  if (!degree || !field) return degree ?? field;
  return {
    value: `${degree.value} ${field.value}`,
    confidence: Math.min(degree.confidence, field.confidence),
    places: [...degree.places, ...field.places],
  };
}
