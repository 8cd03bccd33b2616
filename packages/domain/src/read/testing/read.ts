import type { Found, PartialDate } from "../../resume/reading.ts";
import type { NumberedLine } from "../line/line.ts";
import { readLines } from "../layout/read-lines.ts";
import { documentOf, page, type PageLine } from "./page.ts";

/** The lines of one made-up page, as the readers of a section take them. */
export function linesOf(...lines: readonly PageLine[]): readonly NumberedLine[] {
  return readLines(documentOf(page(lines, { top: 120 }))).lines;
}

export const valueOf = (field: Found | null): string | null => field?.value ?? null;

/** "2021-04", "2021", or null. */
export function dateOf(field: Found<PartialDate> | null): string | null {
  if (!field) return null;
  const { year, month } = field.value;
  return month === undefined ? `${year}` : `${year}-${String(month).padStart(2, "0")}`;
}
