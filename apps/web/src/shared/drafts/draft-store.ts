import { applyEdit, valueOf, type DraftEdit, type ResumeDraft } from "@taiyari/domain/draft";
import { differencesBetween, mergeDrafts } from "@taiyari/domain/versions";

export interface DraftState {
  readonly draft: ResumeDraft;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The draft on the screen and what was done to it. Every part of the editor reads and changes it here alone. */
export interface DraftStore {
  readonly get: () => DraftState;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** Does it, keeping the way back. Letters typed into one field within a second are one step. */
  readonly edit: (edit: DraftEdit) => void;
  /** What was loaded, or merged with another device's saving: keeps the undo steps where they still apply. */
  readonly adopt: (draft: ResumeDraft) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Letters that follow each other faster than this are one step, as long as they go into the same field. */
const RUN_MS = 1_000;
const MOST_STEPS = 200;
/** What changes a text's length by more at once was pasted or cut: a step of its own. */
const MOST_LETTERS = 40;

/** A run of letters that the next one may join. */
interface Run {
  readonly field: string;
  readonly at: number;
}

/**
 * A step is kept as the draft before it. Drafts share what they have in common, so 200 of them cost little more than
 * what was changed.
 *
 * @param now  milliseconds, of any beginning
 */
export function createDraftStore(
  initial: ResumeDraft,
  { now = Date.now }: { readonly now?: () => number } = {},
): DraftStore {
  const listeners = new Set<() => void>();
  let past: readonly ResumeDraft[] = [];
  let future: readonly ResumeDraft[] = [];
  let run: Run | null = null;
  let state: DraftState = { draft: initial, canUndo: false, canRedo: false };

  function show(draft: ResumeDraft): void {
    state = { draft, canUndo: past.length > 0, canRedo: future.length > 0 };
    for (const listener of listeners) listener();
  }

  function edit(wanted: DraftEdit): void {
    const before = state.draft;
    const after = applyEdit(before, wanted);
    if (after === before) return;
    const field = typedField(wanted, before);
    const isSameRun = run !== null && run.field === field && now() - run.at < RUN_MS;
    if (!isSameRun) past = [...past, before].slice(-MOST_STEPS);
    future = [];
    run = field === null ? null : { field, at: now() };
    show(after);
  }

  /** Moves the last draft of one list onto the screen, and what was there onto the other. */
  function undo(): void {
    const before = past.at(-1);
    if (!before) return;
    past = past.slice(0, -1);
    future = [...future, state.draft];
    run = null;
    show(before);
  }

  function redo(): void {
    const after = future.at(-1);
    if (!after) return;
    future = future.slice(0, -1);
    past = [...past, state.draft];
    run = null;
    show(after);
  }

  function adopt(draft: ResumeDraft): void {
    const base = state.draft;
    if (draft === base) return;
    // Each step gets the news too, or going back would take away what was done elsewhere.
    const withNews = (step: ResumeDraft) => mergeDrafts(base, step, draft).draft;
    past = withoutRepeats([...past.map(withNews), draft]).slice(0, -1);
    future = withoutRepeats([...future.map(withNews), draft]).slice(0, -1);
    run = null;
    show(draft);
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit,
    adopt,
    undo,
    redo,
  };
}

/** The field that letters go into; null for anything that is a step of its own. */
function typedField(edit: DraftEdit, draft: ResumeDraft): string | null {
  if (edit.kind !== "set-field" || typeof edit.value !== "string") return null;
  const before = valueOf(draft, edit.field);
  if (typeof before !== "string") return null;
  if (Math.abs(edit.value.length - before.length) > MOST_LETTERS) return null;
  const { section, item, field } = edit.field;
  return JSON.stringify([section, item, field]);
}

/** Steps that change nothing any more are none. The last one stays. */
function withoutRepeats(drafts: readonly ResumeDraft[]): readonly ResumeDraft[] {
  return drafts.filter((draft, at) => {
    const next = drafts[at + 1];
    return !next || differencesBetween(draft, next).length > 0;
  });
}
