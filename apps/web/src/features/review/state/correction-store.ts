import {
  type CorrectionSide,
  type Corrections,
  isSameCorrections,
  mergeCorrections,
} from "@taiyari/domain/correct";
import {
  type MergeSides,
  recordOf,
  type Revision,
  type StoredRecord,
  type SyncAnswer,
  type SyncRules,
  type SyncStatus,
} from "@taiyari/domain/sync";
import type { Tabs } from "../../../lib/tabs.ts";
import type { DocumentSync } from "../../../shared/sync/document-sync.ts";
import { syncDocument } from "../../../shared/sync/sync-document.ts";
import type { CorrectionsStorage } from "../../../shared/uploads/stored-corrections.ts";
import { createCorrectionSteps } from "./correction-steps.ts";

/** Why the server does not take corrections. */
export type CorrectionRefusal =
  /** It finds no place for the correction of this number, from 0. */
  | { readonly kind: "no-place"; readonly index: number }
  | { readonly kind: "too-large" | "invalid" };

export type CorrectionAnswer = SyncAnswer<Corrections, CorrectionRefusal>;

export interface CorrectionState {
  readonly corrections: Corrections;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly save: SyncStatus<CorrectionRefusal>;
}

interface Deps {
  /** What the server has. */
  readonly stored: Revision<Corrections>;
  readonly storage: CorrectionsStorage;
  /** Never rejects. */
  readonly save: (corrections: Corrections, revision: number) => Promise<CorrectionAnswer>;
  /** The other tabs of this browser with the same upload. */
  readonly tabs: Tabs;
  readonly isSignedIn?: () => boolean;
}

type CorrectionSync = DocumentSync<Corrections, CorrectionRefusal>;

export interface CorrectionStore extends Pick<
  CorrectionSync,
  "open" | "leave" | "wake" | "saveNow"
> {
  readonly get: () => CorrectionState;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** Makes one or several corrections, undone together. */
  readonly add: (step: Corrections) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Leaves out every correction from this number on: they do not fit any more. */
  readonly truncate: (length: number) => void;
  /** The sides of the open conflict, as they are now; null without one. */
  readonly sides: () => MergeSides<Corrections> | null;
  /** Ends a conflict: goes on from one of the two, with a step that brings over what is wanted of the other. */
  readonly choose: (whose: CorrectionSide, step?: Corrections) => void;
}

/** Lists are merged as a whole or not at all, and the server keeps no versions of them. */
const CORRECTION_RULES: SyncRules<Corrections> = {
  isSame: isSameCorrections,
  merge: mergeCorrections,
  versionNames: null,
  timings: {
    storeMs: 0,
    readMs: 250,
    // Short enough to be on the server before a tab is closed, long enough to take several keys as one.
    restMs: 800,
    mostMs: 9_000,
    otherTabMs: 5_000,
    retryMs: { first: 5_000, most: 30_000 },
    // The page begins with what the server has, and keeps the lead as long as it is open.
    lookAgainMs: Infinity,
  },
};

/**
 * The corrections of one upload: kept on this device at once, on the server soon, and undone in reverse order.
 *
 * What never reached the server comes first. When it was made on another revision than the server has, the person
 * chooses; nothing of either side is lost before that.
 */
export function createCorrectionStore({
  stored,
  storage,
  save,
  tabs,
  isSignedIn = () => true,
}: Deps): CorrectionStore {
  const opened = openedFrom(stored, storage);
  const steps = createCorrectionSteps(opened.doc);
  let isOpen = true;
  const {
    get,
    fetched,
    sides,
    resolve,
    subscribe,
    open,
    restore: _,
    ...sync
  } = syncDocument<Corrections, CorrectionRefusal>({
    rules: CORRECTION_RULES,
    opened,
    document: steps,
    local: {
      storedElsewhere: storage.storedElsewhere,
      store(record) {
        const outcome = storage.store(record);
        if (!isOpen) storage.removeSent();
        return outcome;
      },
    },
    async send(request) {
      // Nothing else is asked where there are no versions, no deletions to undo and no looking for others.
      if (request.kind !== "save") throw new Error(`corrections cannot ${request.kind}`);
      return save(request.doc, request.revision ?? 0);
    },
    tabs,
    isSignedIn,
  });
  const listeners = new Set<() => void>();
  let state = stateNow();

  function stateNow(): CorrectionState {
    return {
      corrections: steps.get(),
      canUndo: steps.canUndo(),
      canRedo: steps.canRedo(),
      save: get(),
    };
  }

  function update(): void {
    state = stateNow();
    for (const listener of listeners) listener();
  }

  fetched(stored);
  state = stateNow();
  steps.subscribe(update);
  subscribe(update);
  const { add, undo, redo, truncate } = steps;
  return {
    ...sync,
    open() {
      isOpen = true;
      const close = open();
      return () => {
        isOpen = false;
        close();
        storage.removeSent();
      };
    },
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add,
    undo,
    redo,
    truncate,
    sides,
    choose: (whose, step = []) =>
      resolve((both) => {
        const merged = both[whose];
        const chosen = step.length > 0 ? [...merged, ...step] : merged;
        return { merged, chosen, loses: { mine: false, theirs: false } };
      }),
  };
}

/** What this device has and the server has not comes first, on the revision it was made on. */
function openedFrom(
  stored: Revision<Corrections>,
  storage: CorrectionsStorage,
): StoredRecord<Corrections> {
  const record = storage.read();
  const hasMore =
    record !== null && (record.displaced.length > 0 || !isSameCorrections(record.doc, stored.doc));
  if (!hasMore) return recordOf(stored.doc, stored);
  return record.base?.revision === stored.revision ? { ...record, base: stored } : record;
}
