import { itemsOf, type DraftField, type ResumeDraft } from "@taiyari/domain/draft";
import { differencesBetween } from "@taiyari/domain/versions";
import { assertNever } from "@taiyari/domain/result";
import type { DraftStore } from "../../shared/drafts/draft-store.ts";

/** What a step back or forth changed, for showing and telling it. */
export interface TakenStep {
  /** "Undone: Experience · Start date"; "Nothing to undo". */
  readonly said: string;
  /** Where to look; null for something that has no place in the form. */
  readonly place: StepPlace | null;
}

type StepPlace =
  | ({ readonly kind: "field" } & DraftField)
  | { readonly kind: "section"; readonly section: string; readonly item: string | null };

const NAMES = { undo: "Undone", redo: "Done again" } as const;

/** Takes a step and finds out what it changed. */
export function takeStep(store: DraftStore, direction: "undo" | "redo"): TakenStep {
  const before = store.get().draft;
  store[direction]();
  const after = store.get().draft;
  if (after === before) return { said: `Nothing to ${direction}`, place: null };
  const [first, ...more] = differencesBetween(before, after);
  const name = NAMES[direction];
  if (!first) return { said: name, place: null };
  const label = more.length > 0 ? `${first.label} and ${more.length} more` : first.label;
  return { said: `${name}: ${label}`, place: placeOf(first, after) };
}

function placeOf(
  difference: ReturnType<typeof differencesBetween>[number],
  draft: ResumeDraft,
): StepPlace | null {
  switch (difference.kind) {
    case "field":
      return { kind: "field", ...difference.field };
    case "added":
    case "removed":
    case "order": {
      const { section } = difference;
      if (section === null || !draft.sections.some(({ id }) => id === section)) return null;
      const item = difference.kind === "added" ? difference.item : null;
      const isThere = itemsOf(draft, section).some(({ id }) => id === item);
      return { kind: "section", section, item: isThere ? item : null };
    }
    case "setting":
      return null;
    default:
      return assertNever(difference);
  }
}
