import { openSource, type Source } from "../source.ts";
import { readCsv } from "./read-csv.ts";

/**
 * The files of LinkedIn's data export that hold something of a resume, by their names in small letters and without
 * spaces and underscores, with columns by which their header row is recognised.
 *
 * Source: the archive that LinkedIn gives out under Settings, Data privacy, Get a copy of your data (2024-2026).
 */
const TABLES = {
  profile: ["first name", "last name"],
  profilesummary: ["profile summary"],
  positions: ["company name", "title"],
  education: ["school name"],
  skills: ["name"],
  projects: ["title"],
  certifications: ["name", "authority"],
  languages: ["name"],
  honors: ["title"],
  publications: ["name"],
  recommendationsreceived: ["first name", "text"],
  emailaddresses: ["email address"],
  phonenumbers: ["number"],
  volunteering: ["role"],
  courses: ["name"],
  organizations: ["name"],
  patents: ["title"],
  testscores: ["name"],
} as const;

/** A table of the export that is read, by our name for it. */
export type LinkedinTable = keyof typeof TABLES;

/** Hands every row of a table to a reader. */
export type EachRow = (table: LinkedinTable, read: (row: Source) => void) => void;

/** The file's name in a path, as the tables are keyed: "Basic/Email Addresses.csv" → "emailaddresses". */
function keyOf(path: string): string {
  const name = path.split(/[/\\]/u).at(-1) ?? "";
  return name.toLowerCase().endsWith(".csv")
    ? name.slice(0, -4).toLowerCase().replace(/[\s_]/gu, "")
    : "";
}

/** Whether a file of a ZIP is one that LinkedIn's export has and a resume can be made from. */
export function isLinkedinFile(path: string): boolean {
  return Object.hasOwn(TABLES, keyOf(path));
}

/** The rows of one of the tables; [] where the export has none, or it has no header row. */
export function rowsOf(
  files: ReadonlyMap<string, string>,
  table: LinkedinTable,
): readonly Source[] {
  const wanted: readonly string[] = TABLES[table];
  for (const [path, text] of files) {
    if (keyOf(path) !== table) continue;
    const rows = readCsv(text);
    const at = rows.findIndex((row) => {
      const names = row.map(columnName);
      return wanted.every((name) => names.includes(name));
    });
    if (at < 0) continue;
    const columns = (rows[at] ?? []).map(columnName);
    const file = path.split(/[/\\]/u).at(-1) ?? "";
    return rows.slice(at + 1).map((row, i) => {
      const values = columns.map((column, k) => [column, row[k] ?? ""] as const);
      const beyond = row.slice(columns.length).filter((value) => value.trim() !== "");
      return openSource(
        Object.fromEntries([...values, ...(beyond.length > 0 ? [["more", beyond] as const] : [])]),
        `${file}, row ${i + 1}`,
      );
    });
  }
  return [];
}

function columnName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/gu, " ");
}
