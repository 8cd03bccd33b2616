import type { CsvTable } from "./read-csv.ts";

/** What a column of a file can become. */
export const COLUMN_TYPES = [
  "text",
  "integer",
  "bigint",
  "numeric",
  "boolean",
  "date",
  "timestamp",
] as const;

export type ColumnType = (typeof COLUMN_TYPES)[number];

type Values = readonly (string | null)[];

/**
 * The types of a file's columns: the narrowest that every value has. Numbers with a zero in front (codes, telephone
 * numbers) are text. A column without a value is text.
 */
export function guessTypes({ names, rows }: CsvTable): ColumnType[] {
  return names.map((_name, at) => guessType(rows.map((row) => row[at] ?? null)));
}

function guessType(values: Values): ColumnType {
  const given = values.filter((value) => value !== null).map((value) => value.trim());
  if (given.length === 0) return "text";
  return NARROWEST.find((type) => given.every((value) => valueAs(value, type) !== null)) ?? "text";
}

const NARROWEST = ["integer", "bigint", "numeric", "boolean", "date", "timestamp"] as const;

const WHOLE = /^-?(?:0|[1-9]\d*)$/u;
/** Digits with commas between them, as Indian and other groupings have them, with or without a rupee sign. */
const AMOUNT = /^(-?)\s*(?:₹|Rs\.?|INR)?\s*(\d{1,3}(?:,\d{2,3})*|\d+)(\.\d+)?$/u;
const MAX_INTEGER = 2_147_483_647n;
const MAX_BIGINT = 9_223_372_036_854_775_807n;

const TRUE = new Set(["true", "t", "yes", "y"]);
const FALSE = new Set(["false", "f", "no", "n"]);

/** A value as PostgreSQL reads it in a column of this type; null where it is none. */
export function valueAs(value: string, type: ColumnType): string | null {
  const text = value.trim();
  switch (type) {
    case "text":
      return value;
    case "integer":
      return wholeWithin(text, MAX_INTEGER);
    case "bigint":
      return wholeWithin(text, MAX_BIGINT);
    case "numeric":
      return amountOf(text);
    case "boolean":
      if (TRUE.has(text.toLowerCase())) return "true";
      return FALSE.has(text.toLowerCase()) ? "false" : null;
    case "date":
      return dateOf(text);
    case "timestamp":
      return timestampOf(text);
  }
}

function wholeWithin(text: string, max: bigint): string | null {
  if (!WHOLE.test(text) || text.length > 20) return null;
  const value = BigInt(text);
  return value <= max && value >= -max ? text : null;
}

function amountOf(text: string): string | null {
  const match = AMOUNT.exec(text);
  if (!match) return null;
  const [, sign = "", whole = "", part = ""] = match;
  const digits = whole.replaceAll(",", "");
  if (digits.length > 1 && digits.startsWith("0")) return null;
  return sign + digits + part;
}

/** 2026-04-01, or the day first as in India: 01/04/2026, 1-4-2026, 01.04.2026. */
function dateOf(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text);
  if (iso) return realDate(iso[1], iso[2], iso[3]);
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/u.exec(text);
  return dayFirst ? realDate(dayFirst[3], dayFirst[2], dayFirst[1]) : null;
}

function realDate(year = "", month = "", day = ""): string | null {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

function timestampOf(text: string): string | null {
  const match = /^(\S+)[T ](\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)$/u.exec(text);
  if (!match) return dateOf(text);
  const [, day = "", time = ""] = match;
  const date = dateOf(day);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return date && hours < 24 && minutes < 60 && seconds < 60 ? `${date} ${time}` : null;
}
