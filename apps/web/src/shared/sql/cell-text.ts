import type { Cell, ResultColumn, ResultSet } from "@taiyari/domain/sql";

/** Words in the name of a column whose digits are a name and no amount: "order_id", "fin_year", "pincode". */
const NAMING = /(^|_)(id|ids|no|number|year|yr|fy|pin|pincode|phone|mobile|code|isodow|isoyear)$/iu;

/**
 * A value as a person reads it: numbers grouped the Indian way with every digit kept, "true" for t.
 *
 * @returns  the text; "" for NULL, which the grid shows as a sign of its own
 */
export function cellText(cell: Cell, { name, kind }: Pick<ResultColumn, "name" | "kind">): string {
  if (cell === null) return "";
  if (kind === "boolean") return BOOLEANS.get(cell) ?? cell;
  if (kind === "number" && !NAMING.test(name)) return groupDigits(cell);
  return cell;
}

const BOOLEANS: ReadonlyMap<string, string> = new Map([
  ["t", "true"],
  ["f", "false"],
]);

/** "-1234567.50" as "−12,34,567.50". What is no plain number stays: "NaN", "1e+20". */
export function groupDigits(text: string): string {
  const match = /^(-?)(\d+)(\.\d+)?$/u.exec(text);
  if (!match) return text;
  const [, sign = "", whole = "", part = ""] = match;
  const grouped = whole.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/gu, ",");
  return (sign === "" ? "" : "−") + grouped + part;
}

/** A result as a CSV file: names in the first line, NULL as nothing. Source: RFC 4180. */
export function toCsv({ columns, rows }: ResultSet): string {
  const lines = [columns.map(({ name }) => name), ...rows];
  return lines.map((line) => `${line.map(csvField).join(",")}\r\n`).join("");
}

/** An empty text is told from NULL by its quotation marks, as PostgreSQL's COPY does. */
function csvField(cell: Cell): string {
  if (cell === null) return "";
  return cell === "" || /[",\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
