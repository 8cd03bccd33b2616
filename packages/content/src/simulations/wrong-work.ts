import { type HandedIn, modelWork, type Task } from "@taiyari/domain/simulation";

/** The share of the points of a decision below which an option is a wrong one. */
const WRONG_BELOW = 0.3;

/** The model answer with its main point wrong, however well the rest reads: another option, other rows, no case that passes. [] for tasks without such a point. */
export function wrongWork(
  task: Task,
): readonly { readonly name: string; readonly work: HandedIn }[] {
  const model = modelWork(task);
  if (task.deliverable.kind === "sql" || task.deliverable.kind === "code")
    return [{ name: "other results", work: { ...model, run: { isSame: false, passed: [] } } }];
  if (task.deliverable.kind !== "decision") return [];
  const shares = task.checks.flatMap(({ test }) => (test.kind === "option" ? [test.shares] : []));
  return task.deliverable.options
    .filter(({ id }) => shares.some((share) => (share[id] ?? 0) < WRONG_BELOW))
    .map(({ id }) => ({ name: `the option ${id}`, work: { ...model, chosen: [id] } }));
}
