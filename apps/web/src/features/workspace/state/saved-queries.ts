import { MAX_ANSWER_TEXT } from "@taiyari/domain/learning";
import type { SavedQuery } from "@taiyari/domain/learning/progress";
import { newId } from "../../../lib/new-id.ts";
import { formatNumber } from "../../../lib/numbers.ts";
import { recordLearning } from "../../../shared/learning/learning.ts";
import { editTab, type QueryTab, workspaceStore } from "./workspace-store.ts";

/**
 * Saves the text of a tab under a name; over the one it came from where that has the name. On this device at once, on the
 * person's other devices when there is a connection.
 *
 * @returns  why it was not saved, in a sentence; null when it was
 */
export function saveQuery(
  { id, text, saved }: QueryTab,
  name: string,
  queries: readonly SavedQuery[],
): string | null {
  if (text.length > MAX_ANSWER_TEXT)
    return `A saved query has ${formatNumber(MAX_ANSWER_TEXT)} letters at most; this one has ${formatNumber(text.length)}.`;
  const isOver =
    saved !== null && queries.some((each) => each.id === saved.id && each.name === name);
  const kept = { id: isOver ? saved.id : newId(), version: newId() };
  recordLearning({
    kind: "query-saved",
    query: kept.id,
    version: kept.version,
    over: isOver ? saved.version : null,
    name,
    text,
  });
  workspaceStore.change((was) => editTab(was, id, { name, saved: kept }));
  return null;
}

export function removeQuery({ id, version }: SavedQuery): void {
  recordLearning({ kind: "query-removed", query: id, over: version });
}

/** Whether the text of a tab is another than what was saved of it. */
export function isChanged({ saved, text }: QueryTab, queries: readonly SavedQuery[]): boolean {
  const kept = queries.find(({ id }) => id === saved?.id);
  return kept ? kept.text !== text : text.trim() !== "";
}
