import { applyEdit, valueOf, type DraftEdit, type ResumeDraft } from "@taiyari/domain/draft";
import { differencesBetween, mergeDrafts } from "@taiyari/domain/versions";
import { createUndoHistory, type UndoHistory } from "../undo/undo-history.ts";
import { plainText } from "@taiyari/domain/rich";

export interface DraftState {
  readonly draft: ResumeDraft;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The draft on the screen and what was done to it. Every part of the editor reads and changes it here alone. */
export type DraftStore = UndoHistory<ResumeDraft, DraftEdit, DraftState>;

/** What changes a text's length by more at once was pasted or cut: a step of its own. */
const MOST_LETTERS = 40;

/** @param now  milliseconds, of any beginning */
export function createDraftStore(
  initial: ResumeDraft,
  { now }: { readonly now?: () => number } = {},
): DraftStore {
  return createUndoHistory(
    initial,
    {
      apply: applyEdit,
      placeOf: typedField,
      merge: (base, mine, theirs) => mergeDrafts(base, mine, theirs).draft,
      isSame: (a, b) => differencesBetween(a, b).length === 0,
      toState: (draft, { undo, redo }) => ({ draft, canUndo: undo, canRedo: redo }),
    },
    now,
  );
}

/** The field that letters go into, or the slider that is moved; null for anything that is a step of its own. */
function typedField(edit: DraftEdit, draft: ResumeDraft): string | null {
  if (edit.kind === "choose") return slidChoice(edit.chosen);
  if (edit.kind !== "set-field" || typeof edit.value !== "string") return null;
  const before = valueOf(draft, edit.field);
  if (typeof before !== "string") return null;
  // Making words bold is a step of its own, not part of typing them.
  if (edit.value !== before && plainText(edit.value) === plainText(before)) return null;
  if (Math.abs(edit.value.length - before.length) > MOST_LETTERS) return null;
  const { section, item, field } = edit.field;
  return JSON.stringify([section, item, field]);
}

const SLID: ReadonlySet<string> = new Set(["fontSize", "lineHeight", "ownCss"]);

/** Of a choice that passes many values on its way to the one that is wanted. */
function slidChoice(chosen: ResumeDraft["chosen"]): string | null {
  const [name, another] = Object.keys(chosen);
  const isSlid = another === undefined && SLID.has(name ?? "");
  return isSlid ? JSON.stringify(["choice", name]) : null;
}
