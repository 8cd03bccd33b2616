import type { HandedIn, Scenario, Task } from "@taiyari/domain/simulation";
import { dayData } from "../../data/day-data.ts";
import type { WorkDraft } from "../draft/work-draft.ts";

/** What the engines say of work before it is handed in; or why they could not be had, as a sentence. */
export type WorkRun =
  | { readonly kind: "done"; readonly run: HandedIn["run"] }
  | { readonly kind: "failed"; readonly message: string };

const NOT_RUN: WorkRun = {
  kind: "failed",
  message: "It could not be run, so it was not handed in. What you wrote is kept; try again.",
};

/**
 * Runs what is run of a task: a query against that of the reference, code on its cases. The engines are fetched for that.
 *
 * @param files  ids of those on the desk, which a query may ask too
 */
export async function runWork(
  scenario: Scenario,
  { deliverable }: Task,
  files: readonly string[],
  { code }: Pick<WorkDraft, "code">,
): Promise<WorkRun> {
  if (deliverable.kind === "sql") {
    const { hasSameRows } = await import("../../data/run-query.ts");
    const answer = await hasSameRows(dayData(scenario, files), deliverable, code);
    if (answer.kind !== "done") return NOT_RUN;
    return { kind: "done", run: { isSame: answer.answer, passed: [] } };
  }
  if (deliverable.kind === "code") {
    const [{ code: runner }, { runCode }] = await Promise.all([
      import("../../../../lib/code/code.ts"),
      import("./run-code.ts"),
    ]);
    const ran = await runCode(runner.run, deliverable, code);
    if (ran.isUnknown) return NOT_RUN;
    const passed = ran.cases.flatMap(({ id, isPassed }) => (isPassed ? [id] : []));
    return { kind: "done", run: { isSame: passed.length === ran.cases.length, passed } };
  }
  return { kind: "done", run: null };
}
