import { assertNever } from "../result/index.ts";
import type { SyncTimer } from "./messages.ts";
import { change, emit, type Transition } from "./transition.ts";

/** After an edit: soon into the browser, and to the server once the person rests. */
export function scheduleEdit<Doc, Reason>(
  transition: Transition<Doc, Reason>,
): Transition<Doc, Reason> {
  const { rules, context, state } = transition;
  const { storeMs, restMs, mostMs } = rules.timings;
  const { now } = context;
  // A clock that was put back must not put the saving off.
  const changedAt = Math.min(state.changedAt ?? now, now);
  const ms = Math.max(0, Math.min(restMs, changedAt + mostMs - now));
  const sending = setSendTimer(change(transition, { changedAt }), "edit", ms);
  if (state.isStoreDue || !state.isOpen) return sending;
  return emit(change(sending, { isStoreDue: true }), {
    kind: "set-timer",
    timer: "store",
    ms: storeMs,
  });
}

/** A tab in which nobody types need not follow each letter of another. */
export function scheduleReading<Doc, Reason>(
  transition: Transition<Doc, Reason>,
): Transition<Doc, Reason> {
  const { rules, state } = transition;
  if (state.isReadDue || !state.isOpen) return transition;
  return emit(change(transition, { isReadDue: true }), {
    kind: "set-timer",
    timer: "read",
    ms: rules.timings.readMs,
  });
}

/** The tab that stored it sends it too, and sooner: only in case it does not. */
export function scheduleForOtherTab<Doc, Reason>(
  transition: Transition<Doc, Reason>,
): Transition<Doc, Reason> {
  const { sendDue, flush } = transition.state;
  if (flush !== null || sendDue === "edit") return transition;
  return setSendTimer(transition, "other-tab", transition.rules.timings.otherTabMs);
}

/** After an attempt that came to nothing: waits longer each time. */
export function scheduleRetry<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  wantedMs: number | null = null,
): Transition<Doc, Reason> {
  const { rules, state } = transition;
  const { pauseMs } = state;
  const ms = Math.max(wantedMs ?? 0, pauseMs);
  const longer = Math.min(2 * pauseMs, rules.timings.retryMs.most);
  return setSendTimer(change(transition, { pauseMs: longer }), "retry", ms);
}

function setSendTimer<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  reason: "edit" | "other-tab" | "retry",
  ms: number,
): Transition<Doc, Reason> {
  const { isOpen, isRateLimited, sendDue } = transition.state;
  if (!isOpen || (isRateLimited && sendDue !== null)) return transition;
  return emit(change(transition, { sendDue: reason }), { kind: "set-timer", timer: "send", ms });
}

/** The timer is due, or what it was for is done now. */
export function clearDue<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  timer: SyncTimer,
): Transition<Doc, Reason> {
  switch (timer) {
    case "store":
      return change(transition, { isStoreDue: false });
    case "read":
      return change(transition, { isReadDue: false });
    case "send":
      return change(transition, { sendDue: null, isRateLimited: false });
    default:
      return assertNever(timer);
  }
}

export function cancelTimers<Doc, Reason>(
  transition: Transition<Doc, Reason>,
): Transition<Doc, Reason> {
  const timers = ["store", "read", "send"] as const;
  return timers.reduce(
    (rest, timer) => emit(clearDue(rest, timer), { kind: "cancel-timer", timer }),
    transition,
  );
}
