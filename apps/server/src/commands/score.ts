import { parseArgs } from "node:util";
import type { Careers } from "@taiyari/domain/careers";
import { misplacedSentence, targetFrom } from "@taiyari/domain/report";
import type { ReadProblem, Report, ReportTarget } from "@taiyari/domain/resume";
import { readCareers } from "../built-careers.ts";
import { systemClock } from "../adapters/clock.ts";
import { createResumeWorkers } from "../adapters/resumes/resume-workers.ts";
import { dayNumber } from "../shared/dates/india.ts";
import { openFile } from "./open-file.ts";
import { NOBODY_ELSE, readBytes } from "./read-bytes.ts";

/**
 * `score FILE [--job FILE] [--role SLUG] [--anyway]`: prints the report as JSON: the score, each axis with a score of its own and
 * its points, and every check. `sum` is how the axes make the score: points earned and possible, axis by axis.
 *
 * `--job` names a text file with a job description, `--role` a role of content/careers. Without either the match
 * is not measured. A resume that cannot be read gives `{"file", "problem"}` and exit code 1; so
 * does a file that looks like another document, with `why` in a sentence, unless `--anyway` is there.
 */
export async function score(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (!asked) {
    console.error("Name one resume: score FILE [--job FILE] [--role SLUG] [--anyway]");
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
  return printReport(asked, resume, aim(role, new TextDecoder().decode(job)));
}

async function printReport(
  { file, anyway }: Pick<Asked, "file" | "anyway">,
  bytes: Uint8Array,
  target: ReportTarget,
): Promise<number> {
  const size = bytes.length;
  const workers = createResumeWorkers();
  try {
    const read = await readBytes(workers, bytes);
    if (!read.ok) return printProblem(file, read.problem);
    const { format, pages, tagged } = read.value.document;
    const made = await workers.report(NOBODY_ELSE, {
      reading: read.value.reading,
      corrections: "[]",
      file: { format, bytes: size, pages, tagged, today: dayNumber(systemClock()) },
      target,
    });
    if (!made.ok) return printProblem(file, made.problem);
    const { misplaced } = made.value;
    if (misplaced && !anyway) {
      console.log(
        JSON.stringify({ file, problem: "not-a-resume", why: misplacedSentence(misplaced) }),
      );
      return 1;
    }
    const report = JSON.parse(made.value.report) as Report;
    console.log(JSON.stringify({ file, sum: sumInWords(report), report }));
    return 0;
  } finally {
    await workers.close();
  }
}

function printProblem(file: string, { kind }: ReadProblem): number {
  console.log(JSON.stringify({ file, problem: kind }));
  return 1;
}

/** "28 + 31 + 20 = 79". */
function added(numbers: readonly number[]): string {
  return `${numbers.join(" + ")} = ${numbers.reduce((sum, one) => sum + one, 0)}`;
}

/** "28 + 31 + 20 = 79 of 30 + 40 + 30 = 100 points: 79", without the axes that were not measured. */
function sumInWords({ axes, score: total }: Report): string {
  const measured = axes.filter(({ maxPoints }) => maxPoints > 0);
  return `${added(measured.map(({ points }) => points))} of ${added(measured.map(({ maxPoints }) => maxPoints))} points: ${total}`;
}

interface Asked {
  readonly file: string;
  readonly job: string;
  readonly role: string;
  readonly anyway: boolean;
}

function readArguments(args: readonly string[]): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        job: { type: "string", default: "" },
        role: { type: "string", default: "" },
        anyway: { type: "boolean", default: false },
      },
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
