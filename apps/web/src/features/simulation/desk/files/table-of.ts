import { readCsv } from "@taiyari/domain/sql";
import { formatNumber } from "../../../../lib/numbers.ts";

/** A column of a table file. */
export interface FileColumn {
  readonly name: string;
  /** Whether each of its cells is a number, an amount or a share: it stands on the right. */
  readonly isNumeric: boolean;
  /** Whether each of its cells has room on one line, as a date has. */
  readonly isShort: boolean;
}

/** "03 Oct 2026", "HUB-04": longer texts may break. */
const SHORT = 12;

export interface FileTable {
  readonly columns: readonly FileColumn[];
  /** As they are written; "" for nothing. */
  readonly rows: readonly (readonly string[])[];
  /** The last row sums up the others. */
  readonly hasTotal: boolean;
}

const EMPTY: FileTable = { columns: [], rows: [], hasTotal: false };

const tables = new Map<string, FileTable>();

/** A CSV file as a table; without a column where it cannot be read. The same text gives the same table. */
export function tableOf(csv: string): FileTable {
  let table = tables.get(csv);
  if (!table) {
    table = read(csv);
    tables.set(csv, table);
  }
  return table;
}

function read(csv: string): FileTable {
  const found = readCsv(csv);
  if (!found.ok) return EMPTY;
  const rows = found.value.rows.map((row) => row.map((cell) => cell ?? ""));
  const columns = found.value.names.map((name, at): FileColumn => {
    const cells = rows.map((row) => row[at] ?? "").filter((cell) => cell !== "");
    return {
      name,
      isNumeric: cells.length > 0 && cells.every((cell) => valueOf(cell) !== null),
      isShort: cells.every(({ length }) => length <= SHORT),
    };
  });
  return { columns, rows, hasTotal: /^(?:all|total)$/iu.test(rows.at(-1)?.[0]?.trim() ?? "") };
}

const NUMBER = /^-?\d+(?:\.\d+)?%?$/u;

/** The number of a cell: "41280", "18.50", "74.0%"; null for a text. */
export function valueOf(cell: string): number | null {
  const text = cell.trim();
  return NUMBER.test(text) ? Number(text.replace("%", "")) : null;
}

/** A column that names things by numbers, whose digits are not grouped. */
const NAMING = /(?:^|[ _])(?:id|no|number|pin|pin code|pin_code|code|year)$/iu;

/** A cell as it is shown: amounts and counts in Indian grouping, with the decimals they were written with. */
export function cellText(cell: string, { name, isNumeric }: FileColumn): string {
  const match = isNumeric && !NAMING.test(name) && /^(-?)(\d+)(\.\d+)?$/u.exec(cell.trim());
  if (!match) return cell;
  return `${match[1]}${formatNumber(Number(match[2]))}${match[3] ?? ""}`;
}

export type SortWay = "up" | "down";

/** The rows by a column: numbers by their size, texts by the alphabet, empty cells last. A row of sums stays last. */
export function sortedRows(
  { columns, rows, hasTotal }: FileTable,
  at: number,
  way: SortWay,
): readonly (readonly string[])[] {
  const body = hasTotal ? rows.slice(0, -1) : rows;
  const isNumeric = columns[at]?.isNumeric ?? false;
  const sign = way === "up" ? 1 : -1;
  const sorted = body.toSorted((a, b) => {
    const [one, other] = [a[at] ?? "", b[at] ?? ""];
    if (one === "" || other === "") return Number(one === "") - Number(other === "");
    if (isNumeric) return sign * ((valueOf(one) ?? 0) - (valueOf(other) ?? 0));
    return sign * one.localeCompare(other, "en-IN", { numeric: true });
  });
  return hasTotal ? [...sorted, ...rows.slice(-1)] : sorted;
}
