import type {
  MergeSides,
  Resolution,
  Revision,
  StoredRecord,
  SyncAnswer,
  SyncRequest,
  SyncRules,
  SyncStatus,
} from "@taiyari/domain/sync";
import type { Tabs } from "../../lib/tabs.ts";
import type { Timers } from "./timers.ts";

/** The document on the screen, which others edit. */
export interface SyncedDocument<Doc> {
  readonly get: () => Doc;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows what a merge came to: no edit, so undo keeps its steps. */
  readonly adopt: (doc: Doc) => void;
  /** Shows what the person chose: an edit that can be undone. */
  readonly replace: (doc: Doc) => void;
}

/** What the tabs of this browser share of one document. */
export interface LocalStore<Doc> {
  /** What another tab stored since this one last read or stored; null for nothing. */
  readonly storedElsewhere: () => StoredRecord<Doc> | null;
  /** "alone" where it is kept on this device, but not where other tabs look. */
  readonly store: (record: StoredRecord<Doc>) => "shared" | "alone" | "no-room";
}

/** What synchronising a document needs. */
export interface SyncDeps<Doc, Reason> {
  readonly rules: SyncRules<Doc>;
  /** What the document was opened as; its `doc` is on the screen. */
  readonly opened: StoredRecord<Doc>;
  readonly document: SyncedDocument<Doc>;
  readonly local: LocalStore<Doc>;
  /** Never rejects. */
  readonly send: (request: SyncRequest<Doc>) => Promise<SyncAnswer<Doc, Reason>>;
  /** Tells the other tabs of the browser that there is something to read; null when tabs do not follow each other. */
  readonly tabs: Tabs | null;
  /** Whether the person whose document it is is signed in. */
  readonly isSignedIn: () => boolean;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly timers?: Timers;
}

/** The synchronisation of one document, for as long as it is open. */
export interface DocumentSync<Doc, Reason> {
  readonly get: () => SyncStatus<Reason>;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** Follows the document and the other tabs from here on. @returns what ends that, storing and sending first */
  readonly open: () => () => void;
  /** Stores what is on the screen, and sends it: the page is hidden, or about to be unloaded. */
  readonly leave: () => void;
  /** Tries again what waits, and looks for what others saved. */
  readonly wake: () => void;
  /** Stores and sends what is not sent yet. @returns whether the server now has it. Never rejects */
  readonly saveNow: () => Promise<boolean>;
  /** Takes back a deletion elsewhere, and sends. @returns the same */
  readonly restore: () => Promise<boolean>;
  /** Merges what the server is known to have. */
  readonly fetched: (theirs: Revision<Doc>) => void;
  /** The sides of the open conflict, as they are now; null without one. */
  readonly sides: () => MergeSides<Doc> | null;
  /** Ends the open conflict, if there is one. */
  readonly resolve: (decide: (sides: MergeSides<Doc>) => Resolution<Doc>) => void;
}
