import { fail, ok, type Result } from "../result/index.ts";

/** A line of a CSV file, which may run over several of its text. */
export interface CsvRecord {
  /** Where it begins, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

export interface OpenQuote {
  readonly kind: "open-quote";
  readonly line: number;
}

/** What Excel and others write between fields, by country and by what was chosen. */
const SEPARATORS = [",", ";", "\t", "|"];

/**
 * The records of a CSV file (RFC 4180) that are not empty, of any length, with their lines.
 *
 * Takes a mark of byte order, any of four separators, Excel's first line "sep=;", and line ends of any system.
 */
export function readCsvRecords(file: string): Result<readonly CsvRecord[], OpenQuote> {
  const text = file.replace(/^\uFEFF/u, "");
  const named = /^sep=(.)\r?\n/iu.exec(text)?.[1];
  const from = named === undefined ? 0 : text.indexOf("\n") + 1;
  const separator = named ?? likelySeparator(text);
  const records: CsvRecord[] = [];
  let line = named === undefined ? 1 : 2;
  let began = line;
  let fields: string[] = [];
  let field = "";

  function endRecord(): void {
    fields.push(field.trim());
    if (fields.some((value) => value !== "")) records.push({ line: began, fields });
    [fields, field] = [[], ""];
  }

  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (sign === '"' && field.trim() === "") {
      const end = closingQuote(text, at + 1);
      if (end === -1) return fail({ kind: "open-quote", line });
      field = text.slice(at + 1, end).replaceAll('""', '"');
      line += field.split("\n").length - 1;
      at = end;
    } else if (sign === separator) {
      fields.push(field.trim());
      field = "";
    } else if (sign === "\n" || sign === "\r") {
      if (sign === "\r" && text[at + 1] === "\n") at += 1;
      endRecord();
      line += 1;
      began = line;
    } else field += sign;
  }
  endRecord();
  return ok(records);
}

/** Where a quotation mark stands alone; -1 when there is none. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return -1;
}

/** What stands most often in the first line, outside quotation marks. */
function likelySeparator(text: string): string {
  const first = text.split(/[\r\n]/u, 1)[0]?.replaceAll(/"[^"]*"/gu, "") ?? "";
  const times = (sign: string) => first.split(sign).length;
  return SEPARATORS.toSorted((a, b) => times(b) - times(a))[0] ?? ",";
}

/**
 * A field of a CSV file. A text that a spreadsheet would run as a formula begins with an apostrophe.
 * Source: OWASP, "CSV Injection".
 */
export function csvField(value: string): string {
  const safe = /^\s*[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return /[",;\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV file with a mark of byte order, without which Excel takes Devanagari for something else. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvField).join(",")}\r\n`).join("")}`;
}
