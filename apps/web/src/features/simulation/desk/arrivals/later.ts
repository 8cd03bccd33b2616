import { perTab } from "../../../../lib/storage.ts";

const keyOf = (run: string) => `simulation.later.${run}`;

/** Ids of messages that somebody has put off in this tab. */
export function keptLater(run: string): readonly string[] {
  return (perTab.get(keyOf(run)) ?? "").split(" ").filter(Boolean);
}

export function keepLater(run: string, ids: readonly string[]): void {
  perTab.set(keyOf(run), ids.join(" "));
}
