import type { Application } from "./application.ts";
import { STAGE_NAMES } from "./stages.ts";

/** What is in the file of one application beside its own fields. */
interface Named {
  /** "" for none. */
  readonly resumeName: string;
  readonly letterName: string;
}

const HEADS = [
  "Company",
  "Role",
  "Stage",
  "Place",
  "Link",
  "Applied on",
  "Next step",
  "Next step on",
  "Salary, rupees a year",
  "Resume",
  "Cover letter",
  "Note",
  "Stages",
];

/**
 * The applications as a CSV file: one line each below a line of heads, with CRLF. Dates are "2026-11-23". A text that a
 * spreadsheet would take for a formula has an apostrophe before it.
 *
 * Source: RFC 4180; OWASP, CSV injection.
 */
export function applicationsCsv(applications: readonly (Application & Named)[]): string {
  const rows = applications.map((one) => [
    one.company,
    one.role,
    STAGE_NAMES[one.stage],
    one.place,
    one.link,
    one.appliedOn ?? "",
    one.nextStep,
    one.nextOn ?? "",
    one.salary === null ? "" : String(one.salary),
    one.resumeName,
    one.letterName,
    one.note,
    one.history.map(({ stage, on }) => `${on} ${STAGE_NAMES[stage]}`).join("; "),
  ]);
  return [HEADS, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
