import { blanksIn, type TextEdit, type TextProposal } from "@taiyari/domain/coach";

/**
 * The same proposal with edits that name only the words that differ: "dbt" becoming "dbt [by how much?]" only adds.
 * Any choice of its changes gives the same text as before.
 */
export function trimEdits(proposal: TextProposal): TextProposal {
  const { before } = proposal;
  const changes = proposal.changes.map((change) => ({
    ...change,
    edits: change.edits.map((edit) => trimEdit(before, edit)),
  }));
  return { ...proposal, changes };
}

/** A word with the spaces before it. */
const WORD = /\s*\S+|\s+$/gu;

function trimEdit(before: string, edit: TextEdit): TextEdit {
  const old = wordsOf(before.slice(edit.from, edit.to));
  const now = wordsOf(edit.text);
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const from = edit.from + lengthOf(old.slice(0, start));
  const to = edit.to - lengthOf(end === 0 ? [] : old.slice(-end));
  const text = now.slice(start, now.length - end).join("");
  // Words of a blank are one word.
  return blanksIn(text).length === blanksIn(edit.text).length ? { from, to, text } : edit;
}

function wordsOf(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

function lengthOf(words: readonly string[]): number {
  return words.join("").length;
}
