import { type DisplacedVersion, mergeSides, revisionOf, type StoredRecord } from "./model.ts";
import { conflictSides, isKnown, isUnsent, type SyncState } from "./state.ts";
import { scheduleForOtherTab } from "./timing.ts";
import { change, report, show, store, type Transition } from "./transition.ts";

/**
 * Merges what another tab stored with what this one has.
 *
 * The common ancestor is what this tab last read or stored; where the other tab continued from an older revision, that
 * revision. Where both tabs changed the same, this one's is kept, and the other's is displaced.
 */
export function mergeStored<Doc, Reason>(
  transition: Transition<Doc, Reason>,
  theirs: StoredRecord<Doc>,
): Transition<Doc, Reason> {
  const { rules, context, state } = transition;
  const { doc: mine, base, stored, serverConflict } = state;
  const isBehind = revisionOf(theirs.base) < revisionOf(base);
  const common = isBehind && theirs.base ? theirs.base.doc : stored.doc;
  const { doc, hasConflict } = mergeSides(rules, {
    base: common,
    mine,
    theirs: theirs.doc,
    inFlight: null,
  });
  const [id] = context.freshIds;
  const name = rules.versionNames?.otherTab ?? "";
  const lost = hasConflict ? [{ id, name, doc: theirs.doc }] : [];
  const newBase = isBehind ? base : theirs.base;
  const isSettled =
    serverConflict !== null && isKnown({ ...theirs, base: newBase }, serverConflict.revision);
  const merged = change(transition, {
    base: newBase,
    inFlight: mergeInFlight(state, theirs),
    displaced: [...mergeDisplaced(state, theirs), ...lost],
    stored: theirs,
    isStored: true,
    isTouched: true,
    serverConflict: isSettled ? null : serverConflict,
    blocked: null,
  });
  const shown = show(merged, doc);
  return reportMerged(hasConflict ? store(shown) : shown);
}

function reportMerged<Doc, Reason>(transition: Transition<Doc, Reason>): Transition<Doc, Reason> {
  const { rules, context, state } = transition;
  if (conflictSides(rules, state)) return report(transition, { kind: "conflict" });
  // An attempt that failed here is made again when it was going to be, and says so until then.
  if (state.sendDue === "retry") return transition;
  if (isUnsent(rules, state)) return scheduleForOtherTab(report(transition, { kind: "saving" }));
  const { now } = context;
  return report(change(transition, { savedAt: now }), { kind: "saved", at: now });
}

/** The in-flight save belongs to its base; of two on one base, the other tab's was answered if it is there no more. */
function mergeInFlight<Doc>(
  { base, inFlight, stored }: SyncState<Doc, unknown>,
  theirs: StoredRecord<Doc>,
): Doc | null {
  const [mineAt, theirsAt] = [revisionOf(base), revisionOf(theirs.base)];
  if (mineAt > theirsAt) return inFlight;
  if (mineAt < theirsAt) return theirs.inFlight;
  return theirs.inFlight ?? (inFlight === stored.inFlight ? null : inFlight);
}

/** What the other tab has dealt with is gone; what either has added is there. */
function mergeDisplaced<Doc>(
  { displaced: mine, stored }: SyncState<Doc, unknown>,
  { displaced: theirs }: StoredRecord<Doc>,
): readonly DisplacedVersion<Doc>[] {
  const known = new Set([...stored.displaced, ...theirs].map(({ id }) => id));
  return [...theirs, ...mine.filter(({ id }) => !known.has(id))];
}
