import type { Result } from "../../result/index.ts";
import type { Imported, ImportProblem } from "../imported.ts";

/** Ids "1", "2", … as an import asks for them. */
export function counter(): () => string {
  let last = 0;
  return () => String(++last);
}

/** What was imported. Throws the problem's kind where nothing was. */
export function taken(outcome: Result<Imported, ImportProblem>): Imported {
  if (!outcome.ok) throw new Error(outcome.problem.kind);
  return outcome.value;
}

/** Without ids, as a person sees them. */
export function bare<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
): readonly Omit<Entry, "id">[] {
  return entries.map(({ id: _id, ...entry }) => entry);
}
