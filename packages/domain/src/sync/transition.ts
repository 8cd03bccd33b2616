import type { StepContext, SyncEffect, SyncStatus } from "./messages.ts";
import type { Revision, StoredRecord, SyncRules } from "./model.ts";
import type { SyncState } from "./state.ts";

/** A step being made: the state so far and the effects in their order. */
export interface Transition<Doc, Reason> {
  readonly rules: SyncRules<Doc>;
  readonly context: StepContext;
  readonly state: SyncState<Doc, Reason>;
  readonly effects: readonly SyncEffect<Doc, Reason>[];
}

export function change<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  changed: Partial<SyncState<Doc, Reason>>,
): Transition<Doc, Reason> {
  return { ...transition, state: { ...transition.state, ...changed } };
}

export function emit<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  effect: SyncEffect<Doc, Reason>,
): Transition<Doc, Reason> {
  return { ...transition, effects: [...transition.effects, effect] };
}

export function report<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  status: SyncStatus<Reason>,
): Transition<Doc, Reason> {
  const last = transition.state.status;
  const isSame = status.kind === last.kind && status.kind !== "saved" && status.kind !== "refused";
  if (status === last || isSame) return transition;
  return emit(change(transition, { status }), { kind: "report", status });
}

/** Puts a merged document on the screen. */
export function show<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  doc: Doc,
): Transition<Doc, Reason> {
  if (doc === transition.state.doc) return transition;
  return emit(change(transition, { doc }), { kind: "show", doc });
}

/** Stores the record in the browser, unless that is what the browser has. */
export function store<Doc, Reason>(transition: Transition<Doc, Reason>): Transition<Doc, Reason> {
  const { doc, base, inFlight, displaced, stored, storing, isStored, hasRoom } = transition.state;
  const record: StoredRecord<Doc> = { doc, base, inFlight, displaced };
  const isThere = storing !== null ? isEqual(record, storing) : isStored && isEqual(record, stored);
  if (isThere && hasRoom) return transition;
  return emit(change(transition, { storing: record }), { kind: "store", record });
}

function isEqual<Doc>(a: StoredRecord<Doc>, b: StoredRecord<Doc>): boolean {
  return (
    a.doc === b.doc && a.base === b.base && a.inFlight === b.inFlight && a.displaced === b.displaced
  );
}

/** What became of `storing`. Only what other tabs can read is common to all. */
export function endStoring<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  outcome: "shared" | "alone" | "no-room",
): Transition<Doc, Reason> {
  const { storing, stored } = transition.state;
  const isShared = outcome === "shared";
  const ended = change(transition, {
    storing: null,
    stored: isShared && storing ? storing : stored,
    isStored: isShared,
    hasRoom: outcome !== "no-room",
  });
  return isShared ? emit(ended, { kind: "tell-tabs" }) : ended;
}

/**
 * Continues from what the server has now.
 *
 * @param sent  what was answered, if it was a saving: it is in flight no more. Null when nothing is any more
 */
export function rebase<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  base: Revision<Doc>,
  sent: Doc | null,
): Transition<Doc, Reason> {
  const { rules, context, state } = transition;
  const { inFlight } = state;
  const isAnswered = inFlight === null || sent === null || rules.isSame(inFlight, sent);
  return store(
    change(transition, {
      base,
      inFlight: isAnswered ? null : inFlight,
      checkedAt: context.now,
    }),
  );
}
