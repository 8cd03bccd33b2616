import { parseArgs } from "node:util";
import { indexCareers, type Role } from "@taiyari/domain/careers";
import { readingOfDraft } from "@taiyari/domain/coach";
import { yearsOfExperience } from "@taiyari/domain/convert";
import {
  backgroundOf,
  findAskedRole,
  type Interview,
  type InterviewBackground,
  type InterviewSetup,
  levelOfYears,
  planInterview,
  playScript,
  type Question,
  reportOf,
  withSeconds,
} from "@taiyari/domain/interview";
import { systemClock } from "../adapters/clock.ts";
import { readCareers } from "../built-careers.ts";
import { type InterviewContent, readInterviewContent } from "../built-interviews.ts";
import { dayNumber } from "../shared/dates/india.ts";
import { printable, printableReport, readable } from "./interview-printed.ts";
import { type OpenedScript, openScript } from "./interview-script.ts";

/**
 * `interview --script FILE [--text]`: plays a scripted candidate against the interviewer of the product, and prints the plan, every turn, and the report as JSON; with `--text`
 * what was said, for reading. Works without a network and without a database. The format of scripts is in docs/interview-scripts.md; "-" reads standard input.
 *
 * What has to be mended in a script is said on standard error, with its line, and the exit code is 2.
 */
export async function interview(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (!asked) {
    console.error("Name one script: interview --script FILE [--text]");
    return 2;
  }
  const opened = await openScript(asked.script);
  if (!opened.ok) {
    for (const problem of opened.problem) console.error(problem);
    return 2;
  }
  for (const note of opened.value.notes) console.error(note);
  const content = readInterviewContent();
  const made = interviewOf(opened.value, content);
  if (typeof made === "string") {
    console.error(`${asked.script}: ${made}`);
    return 2;
  }
  const played = playScript(made, opened.value.script.answers);
  if (asked.text) {
    console.log(readable(made, played));
    return 0;
  }
  const report = reportOf(made, played.state, {
    earlier: [],
    careers: indexCareers(readCareers()),
  });
  const unused = opened.value.script.answers.length - played.given;
  console.log(
    JSON.stringify(
      { ...printable(made, played, unused), report: printableReport(made, played, report) },
      null,
      2,
    ),
  );
  return 0;
}

/** The interview that a script asks for, or what has to be mended. */
function interviewOf(opened: OpenedScript, content: InterviewContent): Interview | string {
  const { script, draft, description } = opened;
  const careers = readCareers();
  const now = systemClock();
  const today = dayNumber(now);
  const background = backgroundOf({ draft, description, job: "", careers, today });
  const title = script.role || titleOf(draft?.resumeData.personal.title ?? "", background);
  const role = findAskedRole(careers, title);
  if (script.role !== "" && !isNamed(script.role, role))
    console.error(
      `The role “${script.role}” is asked as ${role ? `“${role.title}”` : "any role"}.`,
    );
  const years = draft ? yearsOfExperience(readingOfDraft(draft), today) : null;
  const setup: InterviewSetup = {
    source: script.source ?? sourceOf(script.kind, background),
    role: role?.id ?? "",
    level: script.level ?? (years === null ? "0-3" : levelOfYears(years)),
    kind: script.kind,
    minutes: script.minutes,
    mode: script.mode,
    manner: script.manner,
    language: script.language,
    by: script.by,
    seed: script.seed,
  };
  const only = questionsOf(script.questions, content.questions);
  if (typeof only === "string") return only;
  const plan =
    only.length > 0
      ? withSeconds(only, setup.minutes)
      : planInterview({ setup, background, careers, recent: [], ...content });
  return { id: "scripted", startedAt: now.toISOString(), setup, background, plan };
}

function questionsOf(
  ids: readonly string[],
  questions: readonly Question[],
): readonly Question[] | string {
  const missing = ids.find((id) => !questions.some((question) => question.id === id));
  if (missing !== undefined)
    return `there is no question “${missing}”. Questions are named by their ids in content/interviews/questions.`;
  return ids.flatMap((id) => questions.find((question) => question.id === id) ?? []);
}

/** Whether a role is written by its id or its title, in any case. */
function isNamed(written: string, role: Role | null): boolean {
  const plain = written.trim().toLowerCase();
  return plain === role?.id || plain === role?.title.toLowerCase();
}

/** The role of a job that was given, else what the resume calls itself or its latest job. */
function titleOf(resumeTitle: string, { job, facts }: InterviewBackground): string {
  const latest = facts.find(({ kind }) => kind === "job")?.of.split(", ")[0];
  return job || resumeTitle || (latest ?? "");
}

function sourceOf(
  kind: InterviewSetup["kind"],
  { asked, facts }: InterviewBackground,
): InterviewSetup["source"] {
  if (kind === "resume" && facts.length > 0) return "resume";
  return asked.length > 0 ? "job" : "role";
}

function readArguments(
  args: readonly string[],
): { readonly script: string; readonly text: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        script: { type: "string" },
        json: { type: "boolean", default: false },
        text: { type: "boolean", default: false },
      },
    });
    const script = values.script ?? positionals[0];
    const more = positionals.length - (values.script === undefined ? 1 : 0);
    return script === undefined || more > 0 ? null : { script, text: values.text };
  } catch {
    return null;
  }
}
