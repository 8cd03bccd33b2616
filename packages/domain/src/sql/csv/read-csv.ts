import { fail, ok, type Result } from "../../result/index.ts";

/** The rows of a CSV file, its first line apart. Every row is as long as the first line. */
export interface CsvTable {
  readonly names: readonly string[];
  /** null where nothing stands; an empty text in quotation marks is one. */
  readonly rows: readonly (readonly (string | null)[])[];
}

export type CsvProblem =
  | { readonly kind: "empty" }
  /** A line with more or fewer fields than the first; lines from 1. */
  | {
      readonly kind: "uneven";
      readonly line: number;
      readonly fields: number;
      readonly expected: number;
    }
  | { readonly kind: "open-quote"; readonly line: number }
  | { readonly kind: "too-many-rows"; readonly max: number };

/** Rows that a table in the page takes. */
export const MAX_CSV_ROWS = 20_000;

const DELIMITERS = [",", ";", "\t", "|"] as const;

/**
 * Reads a CSV file: fields in quotation marks as RFC 4180 has them, divided by what divides its first line into most
 * fields of comma, semicolon, tab and bar. Empty lines are passed over.
 */
export function readCsv(text: string): Result<CsvTable, CsvProblem> {
  const whole = text.replace(/^\uFEFF/u, "");
  const records = readRecords(whole, delimiterOf(whole));
  if (!records.ok) return records;
  const [first, ...rest] = records.value;
  if (!first) return fail({ kind: "empty" });
  if (rest.length > MAX_CSV_ROWS) return fail({ kind: "too-many-rows", max: MAX_CSV_ROWS });
  const uneven = rest.find(({ fields }) => fields.length !== first.fields.length);
  if (uneven) {
    const { line, fields } = uneven;
    return fail({ kind: "uneven", line, fields: fields.length, expected: first.fields.length });
  }
  return ok({
    names: first.fields.map((name) => (name ?? "").trim()),
    rows: rest.map(({ fields }) => fields),
  });
}

function delimiterOf(text: string): string {
  const line = text.split(/\r?\n/u, 1)[0]?.replaceAll(/"[^"]*"/gu, "") ?? "";
  const counted = DELIMITERS.map((sign) => ({ sign, count: line.split(sign).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ",";
}

interface CsvRecord {
  /** Where it begins, from 1. */
  readonly line: number;
  readonly fields: readonly (string | null)[];
}

function readRecords(text: string, delimiter: string): Result<CsvRecord[], CsvProblem> {
  const records: CsvRecord[] = [];
  let fields: (string | null)[] = [];
  let line = 1;
  let begun = 1;
  let at = 0;

  function endRecord(): void {
    if (fields.length > 1 || fields[0] !== null) records.push({ line: begun, fields });
    fields = [];
    begun = line;
  }

  while (at < text.length) {
    const isQuoted = text[at] === '"';
    const field = isQuoted ? quotedField(text, at) : plainField(text, at, delimiter);
    if (!field) return fail({ kind: "open-quote", line });
    line += field.value.split("\n").length - 1;
    fields.push(field.value === "" && !isQuoted ? null : field.value);
    at = field.end;
    if (text[at] === delimiter) {
      at += 1;
      if (at === text.length) fields.push(null);
      continue;
    }
    if (text[at] === "\r") at += 1;
    if (text[at] === "\n") {
      at += 1;
      line += 1;
    }
    endRecord();
  }
  if (fields.length > 0) endRecord();
  return ok(records);
}

interface Field {
  readonly value: string;
  readonly end: number;
}

function quotedField(text: string, from: number): Field | null {
  let at = from + 1;
  let value = "";
  for (;;) {
    const end = text.indexOf('"', at);
    if (end === -1) return null;
    value += text.slice(at, end);
    at = end + 1;
    if (text[at] !== '"') break;
    value += '"';
    at += 1;
  }
  // What stands between the mark and the next delimiter belongs to the field, as spreadsheets read it.
  return { value, end: at };
}

function plainField(text: string, from: number, delimiter: string): Field {
  let end = from;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n" && text[end] !== "\r") {
    end += 1;
  }
  return { value: text.slice(from, end), end };
}
