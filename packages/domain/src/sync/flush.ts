import type { SyncRequest, SyncStatus } from "./messages.ts";
import { conflictSides, dueVersion, type Flush, isUnsent, isUnstored } from "./state.ts";
import { scheduleEdit } from "./timing.ts";
import { change, emit, report, store, type Transition } from "./transition.ts";

/** Who wants a flush. Without a waiter nobody is told how it ends. */
interface FlushRequest {
  readonly waiter?: number;
  readonly restores?: boolean;
}

/** Sends what the server has not, now or after what is under way. */
export function requestFlush<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  { waiter, restores = false }: FlushRequest = {},
): Transition<Doc, Reason> {
  const { flush, nextFlush, request, isRateLimited } = transition.state;
  if (isRateLimited && waiter === undefined) return transition;
  const wish: Flush<Doc> = {
    waiters: [...(nextFlush?.waiters ?? []), ...(waiter === undefined ? [] : [waiter])],
    restores: restores || nextFlush?.restores === true,
    screen: null,
  };
  const ready = emit(change(transition, { changedAt: null, sendDue: null, isRateLimited: false }), {
    kind: "cancel-timer",
    timer: "send",
  });
  if (flush !== null || request !== null) return change(ready, { nextFlush: wish });
  return continueFlush(change(ready, { flush: wish, nextFlush: null }));
}

/** Makes the next request of a flush, or ends it. */
export function continueFlush<Doc, Reason>(
  transition: Transition<Doc, Reason>,
): Transition<Doc, Reason> {
  const { rules, context, state } = transition;
  const { flush, blocked, base, inFlight, doc } = state;
  if (flush === null) return transition;
  if (!flush.restores) {
    if (conflictSides(rules, state)) return failFlush(transition, { kind: "conflict" });
    if (blocked) return failFlush(transition, blocked);
    const isScreenSent = base !== null && base.revision > 0 && base.doc === flush.screen;
    if (!isUnsent(rules, state) || (isScreenSent && inFlight === null)) return endFlush(transition);
  }
  if (!context.isSignedIn) return failFlush(transition, { kind: "signed-out" });
  const saving = report(transition, { kind: "saving" });
  if (flush.restores) return send(saving, { kind: "restore" });
  const asked = change(saving, { flush: { ...flush, screen: doc } });
  const version = dueVersion(rules, state);
  if (version) return send(asked, { kind: "keep-version", version });
  // What was sent without an answer is sent again as it was, so that the outcome of at most one request is unknown.
  const wanted = inFlight ?? doc;
  const revision = base?.revision ?? null;
  return send(store(change(asked, { inFlight: wanted })), { kind: "save", doc: wanted, revision });
}

function send<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  request: SyncRequest<Doc>,
): Transition<Doc, Reason> {
  return emit(change(transition, { request }), { kind: "send", request });
}

/** The server has what was on the screen. What was edited meanwhile waits for the person to rest. */
function endFlush<Doc, Reason>(transition: Transition<Doc, Reason>): Transition<Doc, Reason> {
  const { rules, state } = transition;
  const rested = change(transition, { pauseMs: rules.timings.retryMs.first });
  if (isUnsent(rules, state)) return finish(scheduleEdit(rested), true);
  const stored = isUnstored(state) ? store(rested) : rested;
  return finish(report(stored, { kind: "saved", at: state.savedAt }), true);
}

/** It ends without the server having everything. */
export function failFlush<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  status: SyncStatus<Reason>,
): Transition<Doc, Reason> {
  return finish(report(transition, status), false);
}

function finish<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  isSaved: boolean,
): Transition<Doc, Reason> {
  const { flush } = transition.state;
  const ended = change(transition, { flush: null });
  if (!flush || flush.waiters.length === 0) return ended;
  return emit(ended, { kind: "finish", waiters: flush.waiters, isSaved });
}

/** Begins what waited for the request that was answered. After a failure only what somebody waits for. */
export function startWaiting<Doc, Reason>(
  transition: Transition<Doc, Reason>,
): Transition<Doc, Reason> {
  const { state, rules } = transition;
  const { flush, request, nextFlush, sendDue, isLookDue, base } = state;
  if (flush !== null || request !== null) return transition;
  if (nextFlush && (nextFlush.waiters.length > 0 || sendDue !== "retry")) {
    return startWaiting(continueFlush(change(transition, { flush: nextFlush, nextFlush: null })));
  }
  const idle = change(transition, { nextFlush: null, isLookDue: false });
  if (!isLookDue || base === null || isUnsent(rules, state)) return idle;
  return send(idle, { kind: "load", revision: base.revision });
}
