import type { Correction } from "@taiyari/domain/resume";
import { assertNever } from "@taiyari/domain/result";
import type { CorrectionDraft, DraftKeeper } from "../../../shared/uploads/correction-draft.ts";

/** What a person did at once: one or several corrections, undone together. */
type Step = readonly Correction[];

export type SaveState =
  | { readonly status: "untouched" }
  | { readonly status: "saving" }
  | { readonly status: "saved"; readonly at: string }
  /** This device has it and the server does not; it is sent again. */
  | { readonly status: "kept" }
  /** The server keeps other corrections, made elsewhere. Nothing is sent until the person chose. */
  | { readonly status: "conflict"; readonly theirs: CorrectionDraft }
  /** The server finds no place for the correction of this number, from 0. Sent again after the next change. */
  | { readonly status: "refused"; readonly index: number }
  /** More than the server takes at once. Kept on this device, and sent again after the next change. */
  | { readonly status: "too-much" };

export interface CorrectionState {
  readonly corrections: readonly Correction[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly save: SaveState;
}

/** What became of a saving. `failed` may be tried again. */
export type SaveOutcome =
  | { readonly kind: "saved"; readonly revision: number; readonly at: string }
  | { readonly kind: "conflict"; readonly theirs: CorrectionDraft }
  | { readonly kind: "refused"; readonly index: number }
  | { readonly kind: "too-much" }
  | { readonly kind: "failed" };

interface Deps {
  /** What the server has. */
  readonly stored: CorrectionDraft;
  readonly draft: DraftKeeper;
  /** Never rejects. */
  readonly send: (draft: CorrectionDraft) => Promise<SaveOutcome>;
  readonly saveAfterMs?: number;
  readonly retryAfterMs?: number;
}

export interface CorrectionStore {
  readonly get: () => CorrectionState;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (step: Step) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Leaves out every correction from this number on: they do not fit any more. */
  readonly truncate: (length: number) => void;
  /** Ends a conflict: goes on from one of the two, with a step that brings over what is wanted of the other. */
  readonly choose: (whose: "mine" | "theirs", step?: Step) => void;
  /** Sends what is not on the server yet. @returns whether the server now has everything */
  readonly flush: () => Promise<boolean>;
  /** No timers from here on; what is unsent waits on this device. `open` takes it back. */
  readonly close: () => void;
  readonly open: () => void;
}

/** Short enough to be on the server before a tab is closed, long enough to take several keys as one. */
const SAVE_AFTER_MS = 800;
const RETRY_AFTER_MS = 5_000;

/**
 * The corrections of one upload: kept on this device at once, on the server soon, and undone in reverse order.
 *
 * A draft that never reached the server comes first. When it was made on another revision than the server has, the
 * person chooses; nothing of either side is lost before that.
 */
export function createCorrectionStore(deps: Deps): CorrectionStore {
  const { draft, saveAfterMs = SAVE_AFTER_MS, retryAfterMs = RETRY_AFTER_MS } = deps;
  const listeners = new Set<() => void>();
  let { revision } = deps.stored;
  let steps: readonly Step[] = [];
  let undone: readonly Step[] = [];
  let isDirty = false;
  let isClosed = false;
  let sending: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: CorrectionState = begin();

  function begin(): CorrectionState {
    const kept = draft.read();
    const isNews = kept !== null && !isSame(kept.corrections, deps.stored.corrections);
    steps = (isNews ? kept : deps.stored).corrections.map((correction) => [correction]);
    isDirty = isNews;
    if (!isNews) draft.drop();
    return stateWith(
      isNews && kept.revision !== revision
        ? { status: "conflict", theirs: deps.stored }
        : { status: "untouched" },
    );
  }

  function stateWith(save: SaveState): CorrectionState {
    return {
      corrections: steps.flat(),
      canUndo: steps.length > 0,
      canRedo: undone.length > 0,
      save,
    };
  }

  function show(save: SaveState): void {
    state = stateWith(save);
    for (const listener of listeners) listener();
  }

  function change(next: readonly Step[], nextUndone: readonly Step[]): void {
    [steps, undone] = [next, nextUndone];
    isDirty = true;
    draft.keep({ revision, corrections: steps.flat() });
    if (state.save.status === "conflict") return show(state.save);
    show({ status: "saving" });
    flushAfter(saveAfterMs);
  }

  function flushAfter(ms: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void flush(), ms);
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (sending) await sending;
    if (state.save.status === "conflict") return false;
    if (!isDirty) return true;
    isDirty = false;
    show({ status: "saving" });
    sending = deps.send({ revision, corrections: state.corrections }).then(settle);
    const hasArrived = await sending;
    sending = null;
    return hasArrived && !isDirty;
  }

  function settle(outcome: SaveOutcome): boolean {
    switch (outcome.kind) {
      case "saved":
        ({ revision } = outcome);
        if (isDirty) draft.keep({ revision, corrections: steps.flat() });
        else draft.drop();
        show(isDirty ? { status: "saving" } : { status: "saved", at: outcome.at });
        return true;
      case "conflict":
        isDirty = true;
        if (isSame(outcome.theirs.corrections, steps.flat())) {
          revision = outcome.theirs.revision;
          show({ status: "saving" });
          flushAfter(0);
        } else show({ status: "conflict", theirs: outcome.theirs });
        return false;
      case "refused":
        isDirty = true;
        show({ status: "refused", index: outcome.index });
        return false;
      case "too-much":
        isDirty = true;
        show({ status: "too-much" });
        return false;
      case "failed":
        isDirty = true;
        show({ status: "kept" });
        // Once the page is left the draft waits for the next visit.
        flushAfter(retryAfterMs);
        return false;
      default:
        return assertNever(outcome);
    }
  }

  function choose(whose: "mine" | "theirs", step: Step = []): void {
    if (state.save.status !== "conflict") return;
    const { theirs } = state.save;
    ({ revision } = theirs);
    if (whose === "theirs") {
      steps = theirs.corrections.map((correction) => [correction]);
      undone = [];
    }
    if (step.length > 0) [steps, undone] = [[...steps, step], []];
    isDirty = whose === "mine" || step.length > 0;
    if (!isDirty) {
      draft.drop();
      return show({ status: "untouched" });
    }
    draft.keep({ revision, corrections: steps.flat() });
    show({ status: "saving" });
    flushAfter(0);
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (step) => change([...steps, step], []),
    undo() {
      const last = steps.at(-1);
      if (last) change(steps.slice(0, -1), [...undone, last]);
    },
    redo() {
      const next = undone.at(-1);
      if (next) change([...steps, next], undone.slice(0, -1));
    },
    truncate(length) {
      change(
        state.corrections.slice(0, length).map((correction) => [correction]),
        [],
      );
    },
    choose,
    flush,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
    open() {
      isClosed = false;
    },
  };
}

/** A database may give the keys of an object back in another order. */
function isSame(a: readonly Correction[], b: readonly Correction[]): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
