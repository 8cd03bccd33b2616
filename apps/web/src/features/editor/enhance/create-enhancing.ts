import type { Decision, EnhanceScope } from "@taiyari/domain/coach";
import {
  applyEdit,
  plainDraft,
  plainValueOf,
  valueOf,
  withWordsIn,
  type DraftField,
  type DraftValue,
  type ResumeDraft,
} from "@taiyari/domain/draft";
import type { Result } from "@taiyari/domain/result";
import type { DraftStore } from "../../../shared/drafts/draft-store.ts";
import { overlayTime } from "./overlay-time.ts";
import {
  fieldKey,
  isWithin,
  type Comparison,
  type EnhanceStep,
  type EnhancingState,
  type Tailored,
} from "./enhancing.ts";
import type { EnhanceFailure } from "./enhance-words.ts";

/** What somebody who enhances asks for. */
export interface EnhanceAsked {
  /** In plain words, as everything that is compared and proposed. */
  readonly draft: ResumeDraft;
  /** Null for every section of the resume. */
  readonly scope: EnhanceScope | null;
  /** The text of the job that the resume is tailored to; "" for none. */
  readonly job: string;
}

/** What an engine found. */
export interface Enhanced {
  readonly comparisons: readonly Comparison[];
  /** Of a job; null without one. */
  readonly tailored: Tailored | null;
}

/** Follows the work of an engine. */
export interface EnhanceWatch {
  readonly step: (step: EnhanceStep) => void;
  /** Who is at work from now on. */
  readonly engine: (name: string) => void;
  readonly signal: AbortSignal;
}

/** What the person is told. The words are said elsewhere, so that this stays small. */
export type EnhanceNews =
  | {
      readonly kind: "failed";
      readonly failure: EnhanceFailure;
      readonly scope: EnhanceScope | null;
    }
  | { readonly kind: "nothing"; readonly scope: EnhanceScope | null }
  | { readonly kind: "ready"; readonly comparisons: readonly Comparison[] }
  | { readonly kind: "outdated"; readonly comparisons: readonly Comparison[] }
  | { readonly kind: "accepted"; readonly comparison: Comparison; readonly undo: () => void };

interface EnhancingDeps {
  readonly store: Pick<DraftStore, "get" | "subscribe" | "edit" | "undo">;
  /** Rejects for what nobody expected; ends early when the signal is given. */
  readonly enhance: (
    asked: EnhanceAsked,
    watch: EnhanceWatch,
  ) => Promise<Result<Enhanced, EnhanceFailure>>;
  readonly tell: (news: EnhanceNews) => void;
  readonly afterMs?: number;
}

/** The comparisons of one editor and the work that makes them. */
export interface Enhancing {
  readonly get: () => EnhancingState;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** Watches the draft: a proposal for a text that changed is dropped. @returns what ends that */
  readonly watch: () => () => void;
  /** Nothing while something is being enhanced. */
  readonly start: (scope: EnhanceScope) => Promise<void>;
  /** The whole resume, section by section, for a job. Nothing while something is being enhanced. */
  readonly tailor: (job: string) => Promise<void>;
  /** The job is done with: its card goes, what is being compared stays. */
  readonly endTailoring: () => void;
  readonly cancel: () => void;
  /** @param value  what Accept is to write */
  readonly decide: (field: DraftField, decision: Decision, value: DraftValue) => void;
  /** Writes what was decided: one step of undo. */
  readonly accept: (field: DraftField) => void;
  readonly close: (field: DraftField) => void;
  /** The focus is where it was wanted. */
  readonly settleFocus: () => void;
}

const NOTHING: EnhancingState = { work: null, comparisons: [], tailored: null, focus: null };

/** How long work may take before it is shown: see `overlayTime`. */
const AFTER_MS = 150;

/** Makes comparisons, keeps what is decided of them, and writes what is accepted. */
export function createEnhancing(deps: EnhancingDeps): Enhancing {
  const { store, tell } = deps;
  const listeners = new Set<() => void>();
  let state = NOTHING;
  let running: AbortController | null = null;

  function show(next: Partial<EnhancingState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  /** Takes out what was proposed for another text than stands there now. */
  function withoutOutdated(comparisons: readonly Comparison[]): readonly Comparison[] {
    const { draft } = store.get();
    const [fresh, outdated] = partition(comparisons, ({ proposal }) =>
      isSameValue(plainValueOf(draft, proposal.field), proposal.before),
    );
    if (outdated.length > 0) tell({ kind: "outdated", comparisons: outdated });
    return outdated.length > 0 ? fresh : comparisons;
  }

  async function run(asked: EnhanceAsked): Promise<void> {
    if (running) return;
    const { scope } = asked;
    const control = new AbortController();
    running = control;
    const { signal } = control;
    const overlay = overlayTime(deps.afterMs ?? AFTER_MS);
    let engine = "";
    let step: EnhanceStep | null = null;
    const showWork = () => {
      if (overlay.isShown() && !signal.aborted) show({ work: { scope, step, engine } });
    };
    overlay.onShown(showWork);
    try {
      const made = await deps.enhance(asked, {
        signal,
        step(next) {
          step = next;
          showWork();
        },
        engine(name) {
          engine = name;
          showWork();
        },
      });
      await overlay.end();
      if (signal.aborted) return;
      finish(scope, made);
    } catch (error) {
      overlay.stop();
      if (signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      finish(scope, { ok: false, problem: { kind: "failed", reason } });
    } finally {
      overlay.stop();
      if (running === control) running = null;
    }
  }

  function finish(scope: EnhanceScope | null, made: Result<Enhanced, EnhanceFailure>): void {
    if (!made.ok) {
      show({ work: null });
      tell({ kind: "failed", failure: made.problem, scope });
      return;
    }
    const { comparisons, tailored } = made.value;
    const kept = state.comparisons.filter(
      ({ proposal }) => scope !== null && !isWithin(proposal.field, scope),
    );
    if (comparisons.length === 0) {
      show({ work: null, ...(tailored && { tailored, comparisons: kept }) });
      tell({ kind: "nothing", scope });
      return;
    }
    const fresh = withoutOutdated(comparisons);
    const [first] = fresh;
    show({
      work: null,
      comparisons: [...kept, ...fresh],
      ...(tailored && { tailored }),
      focus: first ? { kind: "comparison", field: first.proposal.field } : null,
    });
    if (first) tell({ kind: "ready", comparisons: fresh });
  }

  function find(field: DraftField): Comparison | undefined {
    const key = fieldKey(field);
    return state.comparisons.find(({ proposal }) => fieldKey(proposal.field) === key);
  }

  /**
   * Takes a comparison away. The focus goes on to the next one, of the same section unless a whole resume is tailored,
   * or back to the button.
   */
  function leave(comparison: Comparison): void {
    const { comparisons } = state;
    const { field } = comparison.proposal;
    const at = comparisons.indexOf(comparison);
    const isBeside = (each: Comparison) =>
      state.tailored !== null || each.proposal.field.section === field.section;
    const next =
      comparisons.slice(at + 1).find(isBeside) ?? comparisons.slice(0, at).find(isBeside);
    show({
      comparisons: comparisons.filter((each) => each !== comparison),
      focus: next
        ? { kind: "comparison", field: next.proposal.field }
        : { kind: "button", scope: comparison.scope, field },
    });
  }

  function accept(field: DraftField): void {
    const comparison = find(field);
    if (!comparison) return;
    const before = store.get().draft;
    leave(comparison);
    const looked = valueOf(before, field);
    const after = withWordsIn(before, field, comparison.value);
    if (after !== before) store.edit({ kind: "replace", draft: after });
    const accepted = store.get().draft;
    tell({
      kind: "accepted",
      comparison,
      undo() {
        const now = store.get().draft;
        if (now === accepted) store.undo();
        // What was done since stays: only this text goes back, and only if nobody has changed it.
        else if (isSameValue(plainValueOf(now, field), comparison.value)) {
          const value = looked ?? comparison.proposal.before;
          store.edit({
            kind: "replace",
            draft: applyEdit(now, { kind: "set-field", field, value }),
          });
        }
      },
    });
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    watch: () =>
      store.subscribe(() => {
        const comparisons = withoutOutdated(state.comparisons);
        if (comparisons !== state.comparisons) show({ comparisons });
      }),
    start: (scope) => run({ draft: plainDraft(store.get().draft), scope, job: "" }),
    tailor: (job) => run({ draft: plainDraft(store.get().draft), scope: null, job }),
    endTailoring: () => show({ tailored: null }),
    cancel() {
      running?.abort();
      running = null;
      show({ work: null });
    },
    decide(field, decision, value) {
      const decided = find(field);
      if (!decided) return;
      const comparisons = state.comparisons.map((each) =>
        each === decided ? { ...each, decision, value } : each,
      );
      show({ comparisons });
    },
    accept,
    close(field) {
      const comparison = find(field);
      if (comparison) leave(comparison);
    },
    settleFocus() {
      if (state.focus) show({ focus: null });
    },
  };
}

function isSameValue(one: DraftValue | null, other: DraftValue): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null) return one === other;
  return one.length === other.length && one.every((tag, at) => tag === other[at]);
}

function partition<One>(
  all: readonly One[],
  isWanted: (one: One) => boolean,
): readonly [readonly One[], readonly One[]] {
  return [all.filter(isWanted), all.filter((one) => !isWanted(one))];
}
