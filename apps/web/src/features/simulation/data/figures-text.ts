import type { ResultSet } from "@taiyari/domain/sql";
import { cellText } from "../../../shared/sql/cell-text.ts";

/** More rows than this belong into a file and not into a text. */
export const MOST_FIGURES = 20;

/** Rows as they may stand in a text: a single value as it is, else a line for each row. "" for no rows. */
export function figuresText({ columns, rows }: ResultSet): string {
  return rows
    .slice(0, MOST_FIGURES)
    .map((row) =>
      columns
        .map((column, at) => cellText(row[at] ?? null, column))
        .filter(Boolean)
        .join(", "),
    )
    .join("\n");
}
