import { assertNever } from "../result/index.ts";
import { continueFlush, failFlush, startWaiting } from "./flush.ts";
import type { SyncAnswer, SyncRefusal, SyncRequest } from "./messages.ts";
import { mergeSides, type Revision } from "./model.ts";
import { isKnown, isUnsent } from "./state.ts";
import { scheduleRetry } from "./timing.ts";
import { change, rebase, report, show, store, type Transition } from "./transition.ts";

/** What the answer to the request under way means, and the next request. */
export function handleAnswer<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  answer: SyncAnswer<Doc, Reason>,
): Transition<Doc, Reason> {
  const { request } = transition.state;
  // The page was opened anew meanwhile: whoever asked is gone.
  if (request === null) return transition;
  const answered = change(transition, { request: null });
  return startWaiting(handleAnswerTo(answered, request, answer));
}

function handleAnswerTo<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  request: SyncRequest<Doc>,
  answer: SyncAnswer<Doc, Reason>,
): Transition<Doc, Reason> {
  switch (request.kind) {
    case "save":
      return handleSaved(transition, request, answer);
    case "keep-version":
      return handleVersion(transition, request.version.id, answer);
    case "load":
      return handleLoaded(transition, request.revision, answer);
    case "restore":
      return handleRestored(transition, answer);
    default:
      return assertNever(request);
  }
}

function handleSaved<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  { doc, revision }: Extract<SyncRequest<Doc>, { kind: "save" }>,
  answer: SyncAnswer<Doc, Reason>,
): Transition<Doc, Reason> {
  const { base, savedAt } = transition.state;
  if (answer.kind === "conflict") return handleConflict(transition, answer.theirs, revision);
  if (answer.kind !== "saved") return refuse(transition, refusalOf(answer));
  const saved = change(transition, { savedAt: Math.max(answer.at, savedAt ?? 0) });
  // Beyond the first revision, others have saved since it was created: what, the next saving says.
  const isCreatedByOthers = revision === null && answer.revision > 1;
  const newest = { revision: isCreatedByOthers ? 0 : answer.revision, doc };
  const isNewer = base === null || answer.revision >= base.revision;
  const keepsBase = !isNewer || (isCreatedByOthers && base !== null);
  return continueFlush(rebase(saved, keepsBase ? base : newest, doc));
}

/** @param sentOn  the revision that the saving named; null for a creation */
function handleConflict<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  theirs: Revision<Doc>,
  sentOn: number | null,
): Transition<Doc, Reason> {
  const { base } = transition.state;
  if (base !== null && base.revision !== sentOn && isKnown(transition.state, theirs.revision)) {
    // Another tab has merged it meanwhile.
    return continueFlush(transition);
  }
  if (base !== null && base.revision > theirs.revision) {
    return resumeAfterRollback(transition, theirs);
  }
  return mergeTheirs(transition, theirs);
}

/**
 * The server has less than it once said: it was restored from a backup. What this device has is newer, so it is kept,
 * and what the server has is displaced.
 */
function resumeAfterRollback<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  theirs: Revision<Doc>,
): Transition<Doc, Reason> {
  const { rules, context, state } = transition;
  const [id] = context.freshIds;
  const name = rules.versionNames?.otherDevice ?? "";
  const displaced = [...state.displaced, { id, name, doc: theirs.doc }];
  return continueFlush(rebase(change(transition, { displaced }), theirs, null));
}

/** Merges what somebody else saved; what cannot be merged waits for the person. */
export function mergeTheirs<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  theirs: Revision<Doc>,
): Transition<Doc, Reason> {
  const { rules, context, state } = transition;
  const { doc: mine, base, inFlight } = state;
  const sides = { base: base?.doc ?? mine, mine, theirs: theirs.doc, inFlight };
  const { doc, hasConflict } = mergeSides(rules, sides);
  if (hasConflict) {
    return failFlush(change(transition, { serverConflict: theirs }), { kind: "conflict" });
  }
  const { flush, savedAt } = state;
  const merged = change(show(transition, doc), { savedAt: flush ? context.now : savedAt });
  return continueFlush(rebase(merged, theirs, null));
}

function handleVersion<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  versionId: string,
  answer: SyncAnswer<Doc, Reason>,
): Transition<Doc, Reason> {
  const { refusedVersions } = transition.state;
  if (answer.kind === "refused") {
    // It must not block what comes after.
    return continueFlush(change(transition, { refusedVersions: [...refusedVersions, versionId] }));
  }
  if (answer.kind !== "done") return refuse(transition, refusalOf(answer));
  const displaced = transition.state.displaced.filter(({ id }) => id !== versionId);
  return continueFlush(store(change(transition, { displaced })));
}

/** What others saved, unless there is something here to send: the answer to that says it too. */
function handleLoaded<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  askedAt: number,
  answer: SyncAnswer<Doc, Reason>,
): Transition<Doc, Reason> {
  const { rules, context, state } = transition;
  if (isUnsent(rules, state) || state.base?.revision !== askedAt) return transition;
  const checked = change(transition, { checkedAt: context.now });
  if (answer.kind === "gone") return report(change(checked, { blocked: answer }), answer);
  if (answer.kind !== "loaded" || isKnown(state, answer.theirs.revision)) return checked;
  return rebase(show(checked, answer.theirs.doc), answer.theirs, null);
}

function handleRestored<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  answer: SyncAnswer<Doc, Reason>,
): Transition<Doc, Reason> {
  const { flush } = transition.state;
  if (answer.kind !== "done" && answer.kind !== "gone") {
    return refuse(transition, refusalOf(answer));
  }
  const restored = change(transition, {
    blocked: null,
    flush: flush && { ...flush, restores: false },
  });
  // One that is gone for good is created again.
  const created = store(change(restored, { base: null, isTouched: true }));
  return continueFlush(answer.kind === "gone" ? created : restored);
}

function refuse<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  refusal: SyncRefusal<Reason>,
): Transition<Doc, Reason> {
  switch (refusal.kind) {
    case "unreachable":
      return failFlush(scheduleRetry(transition), {
        kind: transition.state.hasRoom ? "waiting" : "unstored",
      });
    case "no-space":
      return failFlush(scheduleRetry(transition), {
        kind: transition.state.hasRoom ? "no-space" : "unstored",
      });
    case "rate-limited": {
      const retrying = scheduleRetry(transition, refusal.retryAfterMs);
      return failFlush(change(retrying, { isRateLimited: retrying.state.isOpen }), {
        kind: transition.state.hasRoom ? "waiting" : "unstored",
      });
    }
    case "signed-out":
      return failFlush(transition, refusal);
    case "gone":
      return failFlush(change(transition, { blocked: refusal }), refusal);
    case "refused":
      return failFlush(store(change(transition, { blocked: refusal, inFlight: null })), refusal);
    default:
      return assertNever(refusal);
  }
}

/** An answer that does not belong to the request says nothing about it. */
function refusalOf<Doc, Reason>(answer: SyncAnswer<Doc, Reason>): SyncRefusal<Reason> {
  const isForeign =
    answer.kind === "saved" ||
    answer.kind === "conflict" ||
    answer.kind === "loaded" ||
    answer.kind === "done";
  return isForeign ? { kind: "unreachable" } : answer;
}
