import type { DisplacedVersion, Resolution, Revision, StoredRecord } from "./model.ts";

/** What the server is asked. Asking twice does no harm. */
export type SyncRequest<Doc> =
  /** With null the document is created; the server keeps what it has when it knows it already. */
  | { readonly kind: "save"; readonly doc: Doc; readonly revision: number | null }
  | { readonly kind: "keep-version"; readonly version: DisplacedVersion<Doc> }
  /** Known here is `revision`. */
  | { readonly kind: "load"; readonly revision: number }
  /** Undoes a deletion. */
  | { readonly kind: "restore" };

/** What the server answers. `Reason` is why a document is refused: too large, invalid, … */
export type SyncAnswer<Doc, Reason> =
  /** To a saving. `at` is in milliseconds since 1970. */
  | { readonly kind: "saved"; readonly revision: number; readonly at: number }
  /** To a saving made on another revision than the server has now. */
  | { readonly kind: "conflict"; readonly theirs: Revision<Doc> }
  /** To a load. */
  | { readonly kind: "loaded"; readonly theirs: Revision<Doc> }
  /** To a version and a restoring. */
  | { readonly kind: "done" }
  | SyncRefusal<Reason>;

export type SyncRefusal<Reason> =
  /** There is no such document of this person: it was deleted. */
  | { readonly kind: "gone" }
  /** Asking again changes nothing. */
  | { readonly kind: "refused"; readonly reason: Reason }
  | { readonly kind: "signed-out" }
  /** `retryAfterMs` is null when the server does not say. */
  | { readonly kind: "rate-limited"; readonly retryAfterMs: number | null }
  /** The server has no space left for anything: asking again helps once somebody has freed some. */
  | { readonly kind: "no-space" }
  /** No answer, or one that says nothing: asking again may help. */
  | { readonly kind: "unreachable" };

export type SyncTimer = "store" | "read" | "send";

/** What happens to a document. Only the document on the screen and what the browser stores come with an event. */
export type SyncEvent<Doc, Reason> =
  /** The document is on a page from here on. */
  | { readonly kind: "opened" }
  | { readonly kind: "edited"; readonly doc: Doc }
  /** What the server is known to have, learned without a request of ours. */
  | { readonly kind: "fetched"; readonly theirs: Revision<Doc> }
  /** Another tab stored this since this one last read or stored. */
  | { readonly kind: "stored-elsewhere"; readonly record: StoredRecord<Doc> }
  /** Another tab says that there is something to read. */
  | { readonly kind: "tab-message" }
  /**
   * What became of the last `store` effect: "shared" with all tabs, kept on this device where other tabs do not look
   * ("alone"), or not at all.
   */
  | { readonly kind: "stored"; readonly outcome: "shared" | "alone" | "no-room" }
  | { readonly kind: "timer"; readonly timer: SyncTimer }
  | { readonly kind: "answered"; readonly answer: SyncAnswer<Doc, Reason> }
  /** The page is looked at again, the connection is back, or the person is signed in again. */
  | { readonly kind: "woken" }
  /** The page is hidden or about to be unloaded. */
  | { readonly kind: "left" }
  /** The document is on no page any more: no timers from here on. */
  | { readonly kind: "closed" }
  /** Somebody waits for the server to have what is on the screen now, until `finish` names the waiter. */
  | { readonly kind: "save-asked"; readonly waiter: number }
  /** The same, after a deletion elsewhere is taken back. */
  | { readonly kind: "restore-asked"; readonly waiter: number }
  /** The person decided about the open conflict. */
  | { readonly kind: "resolved"; readonly resolution: Resolution<Doc> };

/** What is to be done, in this order. */
export type SyncEffect<Doc, Reason> =
  /** In the browser; answered by the event `stored` before any other. */
  | { readonly kind: "store"; readonly record: StoredRecord<Doc> }
  | { readonly kind: "tell-tabs" }
  /** Answered by the event `answered`. Never sent while another is under way. */
  | { readonly kind: "send"; readonly request: SyncRequest<Doc> }
  /** Replaces a timer of that name. One of 0 is due as soon as this step's effects are carried out. */
  | { readonly kind: "set-timer"; readonly timer: SyncTimer; readonly ms: number }
  | { readonly kind: "cancel-timer"; readonly timer: SyncTimer }
  /** The document of the screen as merged: not an edit, so undo keeps its steps. */
  | { readonly kind: "show"; readonly doc: Doc }
  /** The document of the screen as chosen: an edit that can be undone. */
  | { readonly kind: "replace"; readonly doc: Doc }
  | { readonly kind: "report"; readonly status: SyncStatus<Reason> }
  /** `isSaved`: the server has what was on the screen when they asked. */
  | { readonly kind: "finish"; readonly waiters: readonly number[]; readonly isSaved: boolean };

/** Where the document on the screen is. */
export type SyncStatus<Reason> =
  /** On the server. `at` is in milliseconds since 1970, null as long as nothing was changed here. */
  | { readonly kind: "saved"; readonly at: number | null }
  | { readonly kind: "saving" }
  /** In the browser; the server does not answer, and is asked again. */
  | { readonly kind: "waiting" }
  /** In the browser; the server has no space left, and is asked again. */
  | { readonly kind: "no-space" }
  /** Nowhere but on the screen: neither the server nor the browser can keep it. */
  | { readonly kind: "unstored" }
  /** Others changed the same; nothing is sent before the person decides. */
  | { readonly kind: "conflict" }
  /** In the browser; the session has ended. */
  | { readonly kind: "signed-out" }
  /** In the browser; deleted on the server by somebody else. */
  | { readonly kind: "gone" }
  /** In the browser; asked again after the next change. */
  | { readonly kind: "refused"; readonly reason: Reason };

/** What a step needs to know of the world. */
export interface StepContext {
  /** Milliseconds since 1970. The clock may be put forward and back. */
  readonly now: number;
  /** Whether the person whose document it is is signed in, as far as is known. */
  readonly isSignedIn: boolean;
  /** Never used before. */
  readonly freshIds: readonly [string, string];
}
