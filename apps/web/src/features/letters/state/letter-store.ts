import {
  isSameLetter,
  type Letter,
  type LetterParagraph,
  mergeLetters,
} from "@taiyari/domain/coach";
import { createUndoHistory, type UndoHistory } from "../../../shared/undo/undo-history.ts";

/** One thing a person does to a letter. */
export type LetterEdit =
  | { readonly kind: "write"; readonly id: string; readonly text: string }
  /** The same by a press, and so a step of its own. */
  | { readonly kind: "rewrite"; readonly id: string; readonly text: string }
  /** Cuts a paragraph in two; the second gets `newId`. */
  | { readonly kind: "split"; readonly id: string; readonly at: number; readonly newId: string }
  /** Puts a paragraph behind the one before it. */
  | { readonly kind: "join"; readonly id: string }
  | {
      readonly kind: "set";
      readonly part: "recipient" | "greeting" | "closing";
      readonly text: string;
    }
  /** Everything at once: another tone, a merge. */
  | { readonly kind: "replace"; readonly letter: Letter };

export interface LetterState {
  readonly letter: Letter;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The letter on the screen and what was done to it. */
export type LetterStore = UndoHistory<Letter, LetterEdit, LetterState>;

/** @param now  milliseconds, of any beginning */
export function createLetterStore(
  initial: Letter,
  { now }: { readonly now?: () => number } = {},
): LetterStore {
  return createUndoHistory(
    initial,
    {
      apply(before, edit) {
        const after = edited(before, edit);
        return isSameLetter(before, after) ? before : after;
      },
      placeOf,
      merge: (base, mine, theirs) => mergeLetters({ base, mine, theirs }).letter,
      isSame: isSameLetter,
      toState: (letter, { undo, redo }) => ({ letter, canUndo: undo, canRedo: redo }),
    },
    now,
  );
}

/** The place that letters are typed into; null for anything that is a step of its own. */
function placeOf(edit: LetterEdit): string | null {
  if (edit.kind === "write") return `paragraph ${edit.id}`;
  return edit.kind === "set" ? edit.part : null;
}

function edited(letter: Letter, edit: LetterEdit): Letter {
  if (edit.kind === "replace") return edit.letter;
  if (edit.kind === "set") return { ...letter, [edit.part]: edit.text };
  const { paragraphs } = letter;
  const at = paragraphs.findIndex(({ id }) => id === edit.id);
  const paragraph = paragraphs[at];
  if (!paragraph) return letter;
  return {
    ...letter,
    paragraphs: paragraphs.toSpliced(...changeOf(paragraphs, at, paragraph, edit)),
  };
}

type Change = [start: number, count: number, ...paragraphs: LetterParagraph[]];

function changeOf(
  paragraphs: readonly LetterParagraph[],
  at: number,
  paragraph: LetterParagraph,
  edit: Exclude<LetterEdit, { kind: "replace" | "set" }>,
): Change {
  if (edit.kind === "write" || edit.kind === "rewrite")
    return [at, 1, { ...paragraph, text: edit.text, engine: null }];
  if (edit.kind === "split") {
    const text = paragraph.text.slice(0, edit.at).trimEnd();
    const rest = paragraph.text.slice(edit.at).trimStart();
    return [
      at,
      1,
      { ...paragraph, text, engine: null },
      { id: edit.newId, text: rest, engine: null },
    ];
  }
  const before = paragraphs[at - 1];
  if (!before) return [at, 0];
  const text = [before.text, paragraph.text].filter(Boolean).join(" ");
  return [at - 1, 2, { ...before, text, engine: null }];
}
