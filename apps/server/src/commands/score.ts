import { parseArgs } from "node:util";
import type { Careers } from "@taiyari/domain/careers";
import { reportOn, targetFrom } from "@taiyari/domain/report";
import type { Report, ReportTarget } from "@taiyari/domain/resume";
import { readCareers } from "../built-careers.ts";
import { systemClock } from "../adapters/clock.ts";
import { createDocumentReader } from "../adapters/documents/read-document.ts";
import { dayNumber } from "../shared/dates/india.ts";
import { openFile } from "./open-file.ts";

/**
 * `score FILE [--job FILE] [--role SLUG]`: prints the report as JSON: the score, each axis with a score of its own and
 * its points, and every check. `sum` is how the axes make the score: points earned and possible, axis by axis.
 *
 * `--job` names a text file with a job description, `--role` a role of content/careers. Without either the match
 * is not measured. A resume that cannot be read gives `{"file", "problem"}` and exit code 1.
 */
export async function score(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (!asked) {
    console.error("Name one resume: score FILE [--job FILE] [--role SLUG]");
    return 2;
  }
  const careers = readCareers();
  const role = asked.role === "" ? "" : titleOf(asked.role, careers);
  if (role === null) {
    console.error(
      `There is no role "${asked.role}". Roles are named as the files in content/careers/roles.`,
    );
    return 2;
  }
  const resume = await openFile(asked.file);
  const job = asked.job === "" ? new Uint8Array() : await openFile(asked.job);
  if (!resume || !job) return 1;
  return printReport(asked.file, resume, aim(role, new TextDecoder().decode(job)), careers);
}

async function printReport(
  file: string,
  bytes: Uint8Array,
  target: ReportTarget,
  careers: Careers,
): Promise<number> {
  const size = bytes.length;
  const reader = createDocumentReader({ threads: 1 });
  try {
    const outcome = await reader.read(bytes);
    if (!outcome.ok) {
      console.log(JSON.stringify({ file, problem: outcome.problem.kind }));
      return 1;
    }
    const { document, reading } = outcome.value;
    const today = dayNumber(systemClock());
    const facts = {
      format: document.format,
      bytes: size,
      pages: document.pages,
      tagged: document.tagged,
      today,
    };
    const report = reportOn(reading, facts, target, careers);
    console.log(JSON.stringify({ file, sum: sumInWords(report), report }));
    return 0;
  } finally {
    await reader.close();
  }
}

/** "28 + 31 + 20 = 79". */
function added(numbers: readonly number[]): string {
  return `${numbers.join(" + ")} = ${numbers.reduce((sum, one) => sum + one, 0)}`;
}

/** "28 + 31 + 20 = 79 of 30 + 40 + 30 = 100 points: 79", without the axes that were not measured. */
function sumInWords({ axes, score: total }: Report): string {
  const measured = axes.filter(({ of }) => of > 0);
  return `${added(measured.map(({ points }) => points))} of ${added(measured.map(({ of }) => of))} points: ${total}`;
}

function readArguments(
  args: readonly string[],
): { readonly file: string; readonly job: string; readonly role: string } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { job: { type: "string", default: "" }, role: { type: "string", default: "" } },
    });
    const [file, ...more] = positionals;
    return file === undefined || more.length > 0 ? null : { file, ...values };
  } catch {
    return null;
  }
}

function titleOf(slug: string, careers: Careers): string | null {
  return careers.roles.find(({ id }) => id === slug)?.title ?? null;
}

function aim(targetRole: string, jobDescription: string): ReportTarget {
  return targetFrom({}, { targetRole, jobDescription });
}
