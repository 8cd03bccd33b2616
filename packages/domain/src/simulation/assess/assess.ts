import type { HandedIn } from "../deliverable.ts";
import type { DayMinute, Person, Task } from "../scenario.ts";
import { readSaid } from "../said/said-text.ts";
import type { Assessment } from "./assessment.ts";
import { type CheckContext, runCheck } from "./run-check.ts";
import { runRubric } from "./run-rubric.ts";

/**
 * Judges what was handed in by the checks and the rubric of its task.
 *
 * @param at      when it was handed in
 * @param people  of the scenario: their names show who is to do what
 */
export function assess(
  task: Task,
  work: HandedIn,
  at: DayMinute,
  people: readonly Person[],
): Assessment {
  const text = writtenText(work);
  const context: CheckContext = { task, work, at, said: readSaid(text) };
  const checks = task.checks.map((check) => runCheck(check, context));
  const rubric = task.rubric.map((line) => runRubric(line, context.said, people));
  const all = [...checks, ...rubric];
  const of = all.reduce((sum, one) => sum + one.of, 0);
  const got = all.reduce((sum, one) => sum + one.points, 0);
  // An empty text earns nothing, whatever it leaves out.
  const isEmpty = context.said.words === 0 && work.code === "" && work.chosen.length === 0;
  return { checks, rubric, points: of === 0 || isEmpty ? 0 : Math.round((100 * got) / of) };
}

/** All that was written: the text, the cells of a plan, the remarks of a review, in lines. */
export function writtenText({ text, rows, remarks }: HandedIn): string {
  return [
    text,
    ...rows.map((row) => row.filter(Boolean).join(", ")),
    ...remarks.map((remark) => remark.text),
  ]
    .filter(Boolean)
    .join("\n");
}
