import type { ChatLine, ChatThread, SimulationState } from "@taiyari/domain/simulation";
import { isWaiting, type TaskRow } from "../state/task-rows.ts";
import { ME } from "../state/unread.ts";

/** Threads with something in them, the latest first. */
export function threadsOf({ chats }: SimulationState): readonly ChatThread[] {
  return chats
    .filter(({ lines }) => lines.length > 0)
    .toSorted((a, b) => (b.lines.at(-1)?.at ?? 0) - (a.lines.at(-1)?.at ?? 0));
}

/** Lines one may take and change: of the latest message that offers some, until one has answered it. */
export function suggestionsOf(lines: readonly ChatLine[]): readonly string[] {
  const own = lines.findLastIndex(({ from }) => from === ME);
  const open = lines.slice(own + 1);
  return open.findLast(({ suggestions }) => suggestions.length > 0)?.suggestions ?? [];
}

/** Work that waits and was asked for in a thread, or is handed in there. */
export function workOf(
  person: string,
  lines: readonly ChatLine[],
  rows: readonly TaskRow[],
): readonly TaskRow[] {
  return rows.filter(
    ({ task: { id, deliverable }, state, undoable }) =>
      (isWaiting(state) || undoable !== null) &&
      (deliverable.kind === "chat"
        ? deliverable.to === person
        : lines.some(({ task }) => task === id)),
  );
}

/** When the first of them is due that nobody has handed in; null for none. */
export function waitsUntil(work: readonly TaskRow[]): TaskRow | null {
  return work.find(({ state }) => state.standing === "open") ?? null;
}
