import { fail, ok, type Result } from "../result/index.ts";
import { readCsvRecords, type CsvRecord, type OpenQuote } from "./csv-records.ts";
import {
  cleanName,
  isEmail,
  MAX_BATCH_LENGTH,
  MAX_NAME_LENGTH,
  PHONE_DIGITS,
} from "../account/index.ts";

/** Bytes of a file of people to invite. */
export const MAX_INVITATION_FILE_BYTES = 200_000;
/** People in one. */
export const MAX_INVITATIONS = 2_000;

/** Somebody to invite, as a line of the file has them. */
export interface InvitationLine {
  /** From 1. */
  readonly line: number;
  readonly name: string;
  /** Lower case. */
  readonly email: string;
  /** Ten digits, or "": a number that is none of India is left out. */
  readonly phone: string;
  /** Whether the line has something for a number that was left out: "9.88E+09", as spreadsheets write long ones. */
  readonly isPhoneLeftOut: boolean;
  readonly batch: string;
  /** Null for a line that can be invited. `twice`: an earlier line has the address. */
  readonly problem: "bad-address" | "no-name" | "twice" | null;
}

export type InvitationListProblem =
  | OpenQuote
  | { readonly kind: "empty" }
  | { readonly kind: "no-address-column" }
  | { readonly kind: "too-many"; readonly most: number };

type Column = "name" | "first" | "last" | "email" | "phone" | "batch";

/** Names of columns in letters and digits alone, as forms and lists of Indian colleges have them. */
const COLUMNS: Readonly<Record<Column, readonly string[]>> = {
  name: ["name", "fullname", "studentname", "candidatename", "nameofstudent", "nameofthestudent"],
  first: ["firstname", "givenname"],
  last: ["lastname", "surname", "familyname"],
  email: ["email", "emailid", "emailaddress", "mail", "mailid", "studentemail", "collegeemail"],
  phone: [
    "phone",
    "phoneno",
    "phonenumber",
    "mobile",
    "mobileno",
    "mobilenumber",
    "contact",
    "contactno",
    "contactnumber",
  ],
  batch: ["batch", "class", "group", "cohort"],
};

/**
 * Reads a CSV file of people to invite. Its first line names the columns, in any order; others are passed over.
 *
 * @param batch  of those whose line has none
 */
export function readInvitationList(
  text: string,
  batch: string,
): Result<readonly InvitationLine[], InvitationListProblem> {
  const read = readCsvRecords(text);
  if (!read.ok) return read;
  const [head, ...records] = read.value;
  if (!head) return fail({ kind: "empty" });
  const columns = columnsOf(head);
  if (columns.email === -1) return fail({ kind: "no-address-column" });
  if (records.length === 0) return fail({ kind: "empty" });
  if (records.length > MAX_INVITATIONS) return fail({ kind: "too-many", most: MAX_INVITATIONS });

  const seen = new Set<string>();
  return ok(
    records.map((record) => {
      const line = lineOf(record, columns, batch);
      const isTwice = seen.has(line.email);
      seen.add(line.email);
      return line.problem === null && isTwice ? { ...line, problem: "twice" } : line;
    }),
  );
}

function columnsOf({ fields }: CsvRecord): Readonly<Record<Column, number>> {
  const names = fields.map((field) => field.toLowerCase().replaceAll(/[^a-z0-9]/gu, ""));
  const find = (column: Column) => names.findIndex((name) => COLUMNS[column].includes(name));
  return {
    name: find("name"),
    first: find("first"),
    last: find("last"),
    email: find("email"),
    phone: find("phone"),
    batch: find("batch"),
  };
}

function lineOf(
  { line, fields }: CsvRecord,
  columns: Readonly<Record<Column, number>>,
  batch: string,
): InvitationLine {
  const value = (column: Column) => fields[columns[column]] ?? "";
  const name = cleanName(value("name") || `${value("first")} ${value("last")}`);
  const email = value("email").toLowerCase();
  const phone = phoneOf(value("phone"));
  return {
    line,
    name: name.slice(0, MAX_NAME_LENGTH),
    email,
    phone,
    isPhoneLeftOut: phone === "" && value("phone") !== "",
    batch: (cleanName(value("batch")) || batch).slice(0, MAX_BATCH_LENGTH),
    problem: problemOf(name, email),
  };
}

function problemOf(name: string, email: string): InvitationLine["problem"] {
  if (!isEmail(email)) return "bad-address";
  return name === "" ? "no-name" : null;
}

/** Ten digits of a number with or without the country's code or the zero before it; "" for anything else. */
function phoneOf(text: string): string {
  const digits = text
    .replaceAll(/[\s().-]/gu, "")
    .replace(/^(?:\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/u, "");
  return digits.length === PHONE_DIGITS && /^\d+$/u.test(digits) ? digits : "";
}
