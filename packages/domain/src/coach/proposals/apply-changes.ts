import { blanksIn } from "./blanks.ts";
import type { TagChange, TagsProposal, TextChange, TextProposal } from "./proposal.ts";

/** What a person decided of a proposal. */
export interface Decision {
  /** Ids of the changes that were taken. */
  readonly taken: ReadonlySet<number>;
  /** Answers to blanks: by the id of the change and the number of the blank in it, from 0. */
  readonly answers: ReadonlyMap<string, string>;
}

/** The key of an answer in a decision. */
export function answerKey(change: number, blank: number): string {
  return `${change}.${blank}`;
}

/** Everything taken, nothing answered. */
export function wholeOf({
  changes,
}: Pick<TextProposal, "changes"> | Pick<TagsProposal, "changes">): Decision {
  return { taken: new Set(changes.map(({ id }) => id)), answers: new Map() };
}

/**
 * The text with the changes that were taken. A blank that was answered gives way to the answer. A change with a blank
 * that was not is left out as if it had not been taken, so that no brackets stand in a resume.
 */
export function textAfter(
  { before, changes }: Pick<TextProposal, "before" | "changes">,
  decision: Decision,
): string {
  const edits = changes
    .filter(({ id }) => decision.taken.has(id))
    .flatMap((change) => answered(change, decision) ?? [])
    .toSorted((a, b) => a.from - b.from);
  let text = "";
  let at = 0;
  for (const edit of edits) {
    text += before.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return text + before.slice(at);
}

/** The edits of a change with its blanks filled; null where one is not. */
function answered(change: TextChange, { answers }: Decision): TextChange["edits"] | null {
  let number = 0;
  let isOpen = false;
  const edits = change.edits.map((edit) => {
    let text = "";
    let at = 0;
    for (const { from, to } of blanksIn(edit.text)) {
      const answer = answers.get(answerKey(change.id, number))?.trim() ?? "";
      number += 1;
      isOpen ||= answer === "";
      text += edit.text.slice(at, from) + answer;
      at = to;
    }
    return { ...edit, text: text + edit.text.slice(at) };
  });
  return isOpen ? null : edits;
}

/** The tags with the changes that were taken, in their order; added ones last. */
export function tagsAfter(
  { before, changes }: TagsProposal,
  { taken }: Pick<Decision, "taken">,
): readonly string[] {
  const chosen = changes.filter(({ id }) => taken.has(id));
  const replaced = new Map(
    chosen.flatMap(({ tag, text }: TagChange) => (tag === null ? [] : [[tag, text] as const])),
  );
  const added = chosen.filter(({ tag }) => tag === null).map(({ text }) => text);
  return [...new Set([...before.map((tag) => replaced.get(tag) ?? tag), ...added])];
}
