/** A document as the server had it, under its revision: the number a saving names for optimistic concurrency. */
export interface Revision<Doc> {
  /** 0 when only the document is known, and its number is not. */
  readonly revision: number;
  readonly doc: Doc;
}

/** A document that lost something in a merge, to become a version on the server before anything else is sent. */
export interface DisplacedVersion<Doc> {
  /** The version's, so that it is made once however often it is sent. */
  readonly id: string;
  readonly name: string;
  readonly doc: Doc;
}

/** What the browser stores of one document of one person, shared by all of its tabs. */
export interface StoredRecord<Doc> {
  /** As on the screen last. */
  readonly doc: Doc;
  /** The base revision: what `doc` was made from. Null for a document the server does not know yet. */
  readonly base: Revision<Doc> | null;
  /** The in-flight save: sent on `base` without an answer so far, so the server may have it. Null for none. */
  readonly inFlight: Doc | null;
  readonly displaced: readonly DisplacedVersion<Doc>[];
}

/** The documents of a three-way merge. */
export interface MergeSides<Doc> {
  /** The common ancestor. */
  readonly base: Doc;
  readonly mine: Doc;
  readonly theirs: Doc;
  /** Sent from here without an answer: what theirs has of it is nobody else's change. Null for nothing. */
  readonly inFlight: Doc | null;
}

/** What a three-way merge comes to. */
export interface MergedDocument<Doc> {
  /** Holds mine wherever both sides changed the same place. */
  readonly doc: Doc;
  readonly hasConflict: boolean;
}

/** What a person decided about a merge conflict. */
export interface Resolution<Doc> {
  /** Both sides put together, with mine wherever both changed the same. */
  readonly merged: Doc;
  /** What was chosen: `merged` with one more edit, which can be undone. */
  readonly chosen: Doc;
  /** Whether anything of a side is not in what was chosen. */
  readonly loses: { readonly mine: boolean; readonly theirs: boolean };
}

/** What versions made of displaced documents are called. */
export interface VersionNames {
  readonly thisDevice: string;
  readonly otherDevice: string;
  readonly otherTab: string;
}

/** All in milliseconds. */
export interface SyncTimings {
  /** From an edit to the browser's store; 0 stores it in the same turn. */
  readonly storeMs: number;
  /** From a message of another tab to reading what it stored. */
  readonly readMs: number;
  /** From the last edit to the server. */
  readonly restMs: number;
  /** From the first edit not sent to the server, while edits continue. */
  readonly mostMs: number;
  /** How long another tab has to send what it stored before this one does. */
  readonly otherTabMs: number;
  /** The first pause after a failure, which doubles with each failure, and the longest. */
  readonly retryMs: { readonly first: number; readonly most: number };
  /** The server is asked for others' savings at most this often; Infinity for never. */
  readonly lookAgainMs: number;
}

/** What synchronisation has to know of a kind of document. All functions are pure. */
export interface SyncRules<Doc> {
  readonly isSame: (a: Doc, b: Doc) => boolean;
  /**
   * Three-way merge of sides that both changed, and differently. Has each entry once that both sides have: a save may
   * have arrived although its answer did not.
   */
  readonly merge: (sides: MergeSides<Doc>) => MergedDocument<Doc>;
  /** Null when the server keeps no versions: what another tab stored is then a conflict to be decided. */
  readonly versionNames: VersionNames | null;
  readonly timings: SyncTimings;
}

/** A record of a document that the server does not know yet. */
export function recordOf<Doc>(doc: Doc, base: Revision<Doc> | null = null): StoredRecord<Doc> {
  return { doc, base, inFlight: null, displaced: [] };
}

/**
 * Where one side equals the base, the other is kept: nothing of it may be left to a merge, or two tabs never agree.
 * Where theirs is what this device sent itself, mine is kept, even if it has gone back to the base since.
 */
export function mergeSides<Doc>(
  { isSame, merge }: SyncRules<Doc>,
  sides: MergeSides<Doc>,
): MergedDocument<Doc> {
  const { base, mine, theirs, inFlight } = sides;
  if (isSame(mine, theirs)) return { doc: theirs, hasConflict: false };
  const isOwn = isSame(theirs, base) || (inFlight !== null && isSame(theirs, inFlight));
  if (isOwn) return { doc: mine, hasConflict: false };
  return isSame(mine, base) ? { doc: theirs, hasConflict: false } : merge(sides);
}

/** Whether the server has everything of a record. */
export function isSynced<Doc>(
  { isSame }: Pick<SyncRules<Doc>, "isSame">,
  { doc, base, inFlight, displaced }: StoredRecord<Doc>,
): boolean {
  if (base === null || base.revision === 0 || inFlight !== null || displaced.length > 0) {
    return false;
  }
  return isSame(base.doc, doc);
}

/** The revision the server is known to have; -1 when it is not known to have the document. */
export function revisionOf(base: Revision<unknown> | null): number {
  return base?.revision ?? -1;
}
