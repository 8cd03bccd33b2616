import type { SyncRequest, SyncStatus } from "./messages.ts";
import {
  type DisplacedVersion,
  isSynced,
  type MergeSides,
  type Revision,
  revisionOf,
  type StoredRecord,
  type SyncRules,
} from "./model.ts";

/** One run of requests, one after the other, until the server has what was on the screen. */
export interface Flush<Doc> {
  readonly waiters: readonly number[];
  /** A deletion is to be taken back first. */
  readonly restores: boolean;
  /** The document of the screen when the request under way was made; null before the first. */
  readonly screen: Doc | null;
}

/** One tab's copy of a document, and everything known of the others. */
export interface SyncState<Doc, Reason> extends StoredRecord<Doc> {
  /** As this tab last read it from the browser or stored it there: the common ancestor of all tabs. */
  readonly stored: StoredRecord<Doc>;
  /** What is being stored; null for nothing. */
  readonly storing: StoredRecord<Doc> | null;
  /** Whether the browser has `stored`. */
  readonly isStored: boolean;
  readonly hasRoom: boolean;
  /** Somebody has edited or saved it: a new document that nobody touched is not created on the server. */
  readonly isTouched: boolean;
  /** What the server has and the merge left to the person. */
  readonly serverConflict: Revision<Doc> | null;
  /** What the server refused; nothing is sent before something changes. */
  readonly blocked: SyncStatus<Reason> | null;
  /**
   * The ids of displaced versions the server does not take: they stay in the browser, and are tried when it is opened
   * again.
   */
  readonly refusedVersions: readonly string[];
  readonly status: SyncStatus<Reason>;
  /** When the server last took a document, milliseconds since 1970; null for never. */
  readonly savedAt: number | null;
  /** When the server last said which revision it has. */
  readonly checkedAt: number;
  /** Under way. At most one. */
  readonly request: SyncRequest<Doc> | null;
  readonly flush: Flush<Doc> | null;
  /** Asked for while a request was under way. */
  readonly nextFlush: Flush<Doc> | null;
  readonly isLookDue: boolean;
  /** Of the first edit that no flush has taken up; null for none. */
  readonly changedAt: number | null;
  /** Before the next attempt after a failure. */
  readonly pauseMs: number;
  /** The server wants fewer requests: only the timer `send`, or the person, makes the next. */
  readonly isRateLimited: boolean;
  readonly isStoreDue: boolean;
  readonly isReadDue: boolean;
  /** Why the timer `send` is set; null when it is not. */
  readonly sendDue: "edit" | "other-tab" | "retry" | null;
  /** On a page: timers may be set. */
  readonly isOpen: boolean;
}

/** The state to begin with; no timer is set before `opened`. @param opened  from the browser or from the server */
export function openSync<Doc, Reason>(
  { timings }: SyncRules<Doc>,
  opened: StoredRecord<Doc>,
  now: number,
): SyncState<Doc, Reason> {
  return {
    ...opened,
    // The browser is not known to have the displaced ones, so other tabs cannot have dealt with them.
    stored: { ...opened, displaced: [] },
    storing: null,
    isStored: false,
    hasRoom: true,
    isTouched: false,
    serverConflict: null,
    blocked: null,
    refusedVersions: [],
    status: { kind: "saved", at: null },
    savedAt: null,
    checkedAt: now,
    request: null,
    flush: null,
    nextFlush: null,
    isLookDue: false,
    changedAt: null,
    pauseMs: timings.retryMs.first,
    isRateLimited: false,
    isStoreDue: false,
    isReadDue: false,
    sendDue: null,
    isOpen: false,
  };
}

/** Whether there is something that the server may not have. */
export function isUnsent<Doc>(rules: SyncRules<Doc>, state: SyncState<Doc, unknown>): boolean {
  if (state.base === null) return state.isTouched;
  return !isSynced(rules, { ...state, displaced: sendableVersions(state) });
}

function sendableVersions<Doc>({ displaced, refusedVersions }: SyncState<Doc, unknown>) {
  return displaced.filter(({ id }) => !refusedVersions.includes(id));
}

/** Whether the document on the screen is not the one being stored, or stored last. */
export function isUnstored(state: SyncState<unknown, unknown>): boolean {
  return state.doc !== (state.storing ?? state.stored).doc;
}

/**
 * The two sides of the conflict that waits for the person, as they are now; null without one. Where the server keeps no
 * versions, a version displaced by another tab is such a conflict too.
 */
export function conflictSides<Doc>(
  { versionNames }: SyncRules<Doc>,
  { doc, base, inFlight, displaced, serverConflict }: SyncState<Doc, unknown>,
): MergeSides<Doc> | null {
  const common = base?.doc ?? doc;
  if (serverConflict) {
    return { base: common, mine: doc, theirs: serverConflict.doc, inFlight };
  }
  const [other] = versionNames === null ? displaced : [];
  return other ? { base: common, mine: doc, theirs: other.doc, inFlight: null } : null;
}

/** The version to be made on the server before anything else is sent; null for none. */
export function dueVersion<Doc>(
  { versionNames }: SyncRules<Doc>,
  state: SyncState<Doc, unknown>,
): DisplacedVersion<Doc> | null {
  if (versionNames === null || state.base === null) return null;
  return sendableVersions(state)[0] ?? null;
}

/** Whether the server is known to have that revision, or a later one. */
export function isKnown({ base }: StoredRecord<unknown>, revision: number): boolean {
  return revisionOf(base) >= revision;
}
