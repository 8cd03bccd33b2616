import { assertNever } from "../result/index.ts";
import { handleAnswer, mergeTheirs } from "./answers.ts";
import { requestFlush, startWaiting } from "./flush.ts";
import { mergeStored } from "./merge-stored.ts";
import type { StepContext, SyncEffect, SyncEvent } from "./messages.ts";
import type { Resolution, Revision, SyncRules } from "./model.ts";
import { conflictSides, isKnown, isUnsent, isUnstored, type SyncState } from "./state.ts";
import { cancelTimers, clearDue, scheduleEdit, scheduleReading } from "./timing.ts";
import { change, emit, endStoring, report, show, store, type Transition } from "./transition.ts";

/**
 * Synchronises one document between tabs, devices and a server, with optimistic concurrency: one event in, the next
 * state and what is to be done out. Pure; whoever runs it carries out the effects in their order and brings their
 * outcomes back as events.
 *
 * Whoever runs it reads what other tabs stored (`stored-elsewhere`) before every other event but `edited`, `stored` and
 * `tab-message`: so nothing is stored or sent without what they did, and no edit takes back what came in between.
 *
 * Source: docs/decisions 0017 and 0020.
 */
export function step<Doc, Reason>(
  rules: SyncRules<Doc>,
  state: SyncState<Doc, Reason>,
  event: SyncEvent<Doc, Reason>,
  context: StepContext,
): readonly [SyncState<Doc, Reason>, readonly SyncEffect<Doc, Reason>[]] {
  const next = handle({ rules, context, state, effects: [] }, event);
  return [next.state, next.effects];
}

function handle<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  event: SyncEvent<Doc, Reason>,
): Transition<Doc, Reason> {
  switch (event.kind) {
    case "opened":
      return open(transition);
    case "edited":
      return edit(transition, event.doc);
    case "fetched":
      return fetched(transition, event.theirs);
    case "stored-elsewhere":
      return mergeStored(transition, event.record);
    case "tab-message":
      return scheduleReading(transition);
    case "stored":
      return endStoring(transition, event.outcome);
    case "timer":
      return handleTimer(clearDue(transition, event.timer), event.timer);
    case "answered":
      return handleAnswer(transition, event.answer);
    case "woken":
      return wake(transition);
    case "left":
      return leave(transition);
    case "closed":
      return leave(cancelTimers(change(transition, { isOpen: false })));
    case "save-asked":
      return saveNow(transition, event.waiter);
    case "restore-asked":
      return requestFlush(transition, { waiter: event.waiter, restores: true });
    case "resolved":
      return resolve(transition, event.resolution);
    default:
      return assertNever(event);
  }
}

function open<Doc, Reason>(transition: Transition<Doc, Reason>): Transition<Doc, Reason> {
  const opened = change(transition, { isOpen: true, isRateLimited: false });
  const { rules, state } = opened;
  // From here on the tabs of this browser have a common ancestor.
  const stored = state.base === null ? opened : store(opened);
  return isUnsent(rules, state) ? requestFlush(stored) : stored;
}

function edit<Doc, Reason>(transition: Transition<Doc, Reason>, doc: Doc): Transition<Doc, Reason> {
  if (doc === transition.state.doc) return transition;
  const edited = change(transition, { doc, blocked: null, isTouched: true });
  const hasConflict = conflictSides(edited.rules, edited.state) !== null;
  return scheduleEdit(hasConflict ? edited : report(edited, { kind: "saving" }));
}

function fetched<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  theirs: Revision<Doc>,
): Transition<Doc, Reason> {
  if (isKnown(transition.state, theirs.revision)) return transition;
  return mergeTheirs(transition, theirs);
}

function handleTimer<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  timer: "store" | "read" | "send",
): Transition<Doc, Reason> {
  if (timer === "send") return requestFlush(transition);
  // What is to be read came before this event.
  return timer === "store" ? store(transition) : transition;
}

function wake<Doc, Reason>(transition: Transition<Doc, Reason>): Transition<Doc, Reason> {
  const { rules, context, state } = transition;
  if (isUnsent(rules, state) || state.status.kind !== "saved") return requestFlush(transition);
  const isDue = Math.abs(context.now - state.checkedAt) > rules.timings.lookAgainMs;
  if (!isDue || !context.isSignedIn || state.base === null) return transition;
  return startWaiting(change(transition, { checkedAt: context.now, isLookDue: true }));
}

function leave<Doc, Reason>(transition: Transition<Doc, Reason>): Transition<Doc, Reason> {
  const { rules, state } = transition;
  const stored = isUnstored(state) ? store(transition) : transition;
  return isUnsent(rules, state) ? requestFlush(stored) : stored;
}

function saveNow<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  waiter: number,
): Transition<Doc, Reason> {
  const asked = change(transition, { blocked: null, isTouched: true });
  const { isStored } = asked.state;
  const stored = isUnstored(asked.state) || !isStored ? store(asked) : asked;
  return requestFlush(stored, { waiter });
}

function resolve<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  { merged, chosen, loses }: Resolution<Doc>,
): Transition<Doc, Reason> {
  const { rules, context, state } = transition;
  const { serverConflict, displaced } = state;
  const sides = conflictSides(rules, state);
  if (!sides) return transition;
  const [first, second] = context.freshIds;
  const names = rules.versionNames;
  const lost = names
    ? [
        ...(loses.theirs ? [{ id: first, name: names.otherDevice, doc: sides.theirs }] : []),
        ...(loses.mine ? [{ id: second, name: names.thisDevice, doc: merged }] : []),
      ]
    : [];
  const settled = serverConflict
    ? {
        base: serverConflict,
        inFlight: null,
        serverConflict: null,
        displaced: [...displaced, ...lost],
      }
    : { displaced: displaced.slice(1) };
  const shown = show(change(transition, settled), merged);
  const replaced =
    chosen === merged
      ? shown
      : emit(change(shown, { doc: chosen }), { kind: "replace", doc: chosen });
  return requestFlush(store(change(replaced, { isTouched: true })));
}
