import type { ResumeDraft } from "@taiyari/domain/draft";
import { assertNever } from "@taiyari/domain/result";
import type { SyncRules, SyncStatus } from "@taiyari/domain/sync";
import {
  type DraftSides,
  isSameDraft,
  reconcileDrafts,
  resolveDrafts,
} from "@taiyari/domain/versions";
import type { DraftStore } from "../../../shared/drafts/draft-store.ts";
import type { ResumeStorage, StoredResume } from "../../../shared/drafts/stored-resume.ts";
import type { DocumentSync, LocalStore, SyncDeps } from "../../../shared/sync/document-sync.ts";
import { syncDocument } from "../../../shared/sync/sync-document.ts";
import type { Saving, SavingState } from "../state/saving.ts";
import type { ResumeRefusal } from "./resume-server.ts";

/** Drafts are merged field by field; of a draft that gives way the server keeps a version. */
export const DRAFT_RULES: SyncRules<ResumeDraft> = {
  isSame: isSameDraft,
  merge(sides) {
    const { draft, conflicts } = reconcileDrafts(sides);
    return { doc: draft, hasConflict: conflicts.length > 0 };
  },
  versionNames: {
    thisDevice: "As it was on this device",
    otherDevice: "As it was on the other device",
    otherTab: "As it was in another tab",
  },
  timings: {
    // Several letters are stored at once.
    storeMs: 100,
    readMs: 250,
    // On the server within two seconds of rest, and at most ten while somebody types on.
    restMs: 1_200,
    mostMs: 9_000,
    otherTabMs: 5_000,
    retryMs: { first: 2_000, most: 30_000 },
    lookAgainMs: 15_000,
  },
};

interface ResumeSyncDeps extends Pick<
  SyncDeps<ResumeDraft, ResumeRefusal>,
  "send" | "tabs" | "isSignedIn" | "now" | "timers"
> {
  readonly store: DraftStore;
  /** What the resume was opened as; its `doc` is the one in the store. */
  readonly opened: StoredResume;
  readonly storage: ResumeStorage;
}

/** Keeps one resume in this browser and on the server. */
export interface ResumeSync
  extends
    Saving,
    Pick<DocumentSync<ResumeDraft, ResumeRefusal>, "open" | "leave" | "wake" | "restore"> {
  /** The two sides of an open conflict, as they are now; null without one. */
  readonly sides: () => DraftSides | null;
  /** Ends a conflict. @param keys  of the conflicts that are to be as theirs; the others stay mine */
  readonly resolve: (keys: ReadonlySet<string>) => void;
}

/** Synchronises the draft of a store as one resume. */
export function createResumeSync({ store, opened, storage, ...world }: ResumeSyncDeps): ResumeSync {
  const { open, leave, wake, restore, saveNow, subscribe, ...sync } = syncDocument<
    ResumeDraft,
    ResumeRefusal
  >({
    ...world,
    rules: DRAFT_RULES,
    opened,
    local: localStoreOf(storage, opened.name),
    document: {
      get: () => store.get().draft,
      subscribe: store.subscribe,
      adopt: store.adopt,
      replace: (draft) => store.edit({ kind: "replace", draft }),
    },
  });
  let last = sync.get();
  let state = savingStateOf(last);
  return {
    get() {
      const status = sync.get();
      if (status !== last) [last, state] = [status, savingStateOf(status)];
      return state;
    },
    subscribe,
    saveNow,
    open,
    leave,
    wake,
    restore,
    sides: sync.sides,
    resolve: (keys) => sync.resolve((sides) => resolveDrafts(sides, keys)),
  };
}

/** With the resume's name, which other tabs may know better. */
function localStoreOf(storage: ResumeStorage, opened: string): LocalStore<ResumeDraft> {
  let name = opened;
  return {
    storedElsewhere() {
      const resume = storage.storedElsewhere();
      name = resume?.name ?? name;
      return resume;
    },
    store: (record) => storage.store({ ...record, name }),
  };
}

function savingStateOf(status: SyncStatus<ResumeRefusal>): SavingState {
  switch (status.kind) {
    case "unstored":
      return { kind: "failed" };
    case "gone":
      return { kind: "deleted" };
    case "refused":
      return { kind: status.reason === "invalid" ? "failed" : status.reason };
    case "saved":
    case "saving":
    case "waiting":
    case "no-space":
    case "conflict":
    case "signed-out":
      return status;
    default:
      return assertNever(status);
  }
}
