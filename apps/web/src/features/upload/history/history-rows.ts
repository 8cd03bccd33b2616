import type { HistoryItem } from "@taiyari/contract";
import { assertNever } from "@taiyari/domain/result";

export type SortColumn = "name" | "date" | "score";

export interface SortOrder {
  readonly column: SortColumn;
  readonly direction: "ascending" | "descending";
}

export const NEWEST_FIRST: SortOrder = { column: "date", direction: "descending" };

/**
 * The rows to show: those whose name or target role holds every word of the search, in the order asked for.
 *
 * A resume without a score comes last in either direction.
 */
export function rowsToShow(
  items: readonly HistoryItem[],
  search: string,
  order: SortOrder,
): HistoryItem[] {
  const words = fold(search).split(/\s+/u).filter(Boolean);
  const found = items.filter((item) => {
    const text = fold(`${item.name} ${item.targetRole}`);
    return words.every((word) => text.includes(word));
  });
  return found.toSorted((a, b) => compare(a, b, order));
}

/** A file of the history with the uploads that it replaced. */
export interface FileVersions {
  /** The latest of that name. */
  readonly latest: HistoryItem;
  /** Those before it, newest first; [] for a file that was uploaded once. */
  readonly earlier: readonly HistoryItem[];
}

/** Uploads of one name as one row, where the first of them stands. A later file of a name takes the place of the one before. */
export function withVersions(rows: readonly HistoryItem[]): FileVersions[] {
  const byName = Map.groupBy(rows, ({ name }) => name);
  return [...byName.values()].flatMap((files) => {
    const [latest, ...earlier] = files.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
    return latest ? [{ latest, earlier }] : [];
  });
}

/** The order after a press on a column's heading: the other way round, or that column's usual way. */
export function nextOrder(order: SortOrder, column: SortColumn): SortOrder {
  if (order.column === column) {
    return { column, direction: order.direction === "ascending" ? "descending" : "ascending" };
  }
  return { column, direction: column === "name" ? "ascending" : "descending" };
}

function compare(a: HistoryItem, b: HistoryItem, { column, direction }: SortOrder): number {
  const sign = direction === "ascending" ? 1 : -1;
  switch (column) {
    case "name":
      return sign * a.name.localeCompare(b.name, "en", { numeric: true, sensitivity: "base" });
    case "date":
      return sign * (Date.parse(a.date) - Date.parse(b.date));
    case "score":
      if (a.score === null || b.score === null) {
        return Number(a.score === null) - Number(b.score === null);
      }
      return sign * (a.score - b.score);
    default:
      return assertNever(column);
  }
}

/** For comparing: without case, accents, and the marks that stand for spaces in file names. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[_\-.]+/gu, " ")
    .toLowerCase();
}
