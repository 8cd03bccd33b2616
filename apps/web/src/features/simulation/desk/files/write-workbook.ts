import type { ScenarioFile } from "@taiyari/domain/simulation";
import writeXlsxFile, { type SheetData } from "write-excel-file/browser";
import { saveFile } from "../../../../lib/save-file.ts";
import { type FileColumn, tableOf, valueOf } from "./table-of.ts";

const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Saves a table as a workbook of one sheet: figures are numbers in it, shares are per cent, the head stays in sight. */
export async function saveWorkbook(file: ScenarioFile): Promise<readonly string[]> {
  const written = await workbookOf(file).toBlob();
  saveFile(file.name.replace(/\.\w+$/u, ".xlsx"), written, TYPE);
  return [];
}

export function workbookOf({ name, content }: ScenarioFile) {
  const { columns, rows } = tableOf(content);
  const data: SheetData = [
    columns.map((column) => ({
      value: column.name,
      fontWeight: "bold",
      align: column.isNumeric ? "right" : "left",
    })),
    ...rows.map((row) => columns.map((column, at) => cellOf(row[at] ?? "", column))),
  ];
  return writeXlsxFile(data, {
    sheet: sheetName(name),
    stickyRowsCount: 1,
    columns: columns.map((column, at) => ({
      width: widthOf([column.name, ...rows.map((row) => row[at] ?? "")]),
    })),
  });
}

function cellOf(text: string, { isNumeric }: FileColumn): SheetData[number][number] {
  const value = isNumeric ? valueOf(text) : null;
  if (value === null) return text === "" ? null : text;
  const decimals = /\.(\d+)/u.exec(text)?.[1]?.length ?? 0;
  const format = decimals > 0 ? `0.${"0".repeat(decimals)}` : "0";
  return text.includes("%")
    ? { value: value / 100, type: Number, format: `${format}%` }
    : { value, type: Number, format };
}

/** Excel takes 31 characters of a sheet's name, and none of these. */
function sheetName(file: string): string {
  return file
    .replace(/\.\w+$/u, "")
    .replaceAll(/[\\/?*[\]:]/gu, " ")
    .slice(0, 31);
}

const LEAST_WIDTH = 8;
const MOST_WIDTH = 48;

function widthOf(texts: readonly string[]): number {
  const longest = texts.reduce((most, { length }) => Math.max(most, length), 0);
  return Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, longest + 2));
}
