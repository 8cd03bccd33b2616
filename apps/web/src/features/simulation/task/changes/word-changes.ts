import { wordDiff } from "@taiyari/domain/coach";

/** A stretch of two texts beside each other: in both, only before, or only after. */
export interface WordChange {
  readonly kind: "same" | "gone" | "new";
  readonly text: string;
  /** Where it stands in the text after; of a gone one, where it stood. */
  readonly at: number;
}

/** What became of a text, word by word and in its order: what is gone comes before what stands there now. */
export function wordChanges(before: string, after: string): readonly WordChange[] {
  const edits = wordDiff(before, after)
    .flatMap((group) => group.edits)
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
  const changes: WordChange[] = [];
  let from = 0;
  let at = 0;
  function add(kind: WordChange["kind"], text: string): void {
    if (text === "") return;
    changes.push({ kind, text, at });
    if (kind !== "gone") at += text.length;
  }
  for (const edit of edits) {
    add("same", before.slice(from, edit.from));
    add("gone", before.slice(edit.from, edit.to));
    add("new", edit.text);
    from = edit.to;
  }
  add("same", before.slice(from));
  return changes;
}
