import { isSameLetter, type Letter, mergeLetters } from "@taiyari/domain/coach";
import { assertNever } from "@taiyari/domain/result";
import type { SyncRules, SyncStatus } from "@taiyari/domain/sync";
import { connectTabs } from "../../../lib/tabs.ts";
import type { DocumentSync } from "../../../shared/sync/document-sync.ts";
import { isSignedInAs } from "../../../shared/sync/requests.ts";
import { syncDocument } from "../../../shared/sync/sync-document.ts";
import { letterServer, type LetterRefusal } from "./letter-server.ts";
import { letterStorage, type StoredLetter } from "./letter-storage.ts";
import type { LetterStore } from "./letter-store.ts";

/** Letters are merged paragraph by paragraph; the server keeps no versions of them. Times as for drafts. */
export const LETTER_RULES: SyncRules<Letter> = {
  isSame: isSameLetter,
  merge(sides) {
    const { letter, conflicts } = mergeLetters(sides);
    return { doc: letter, hasConflict: conflicts.length > 0 };
  },
  versionNames: null,
  timings: {
    storeMs: 100,
    readMs: 250,
    restMs: 1_200,
    mostMs: 9_000,
    otherTabMs: 5_000,
    retryMs: { first: 2_000, most: 30_000 },
    lookAgainMs: 15_000,
  },
};

export type LetterSync = DocumentSync<Letter, LetterRefusal>;
export type LetterStatus = SyncStatus<LetterRefusal>;

interface LetterSyncDeps {
  readonly userId: string;
  readonly letterId: string;
  readonly opened: StoredLetter;
  readonly store: LetterStore;
}

/** Keeps the letter of a store in this browser and on the server. */
export function createLetterSync({ userId, letterId, opened, store }: LetterSyncDeps): LetterSync {
  const storage = letterStorage(userId, letterId);
  const { name, resume, jobDescription } = opened;
  const facts = { name, resume, jobDescription };
  return syncDocument<Letter, LetterRefusal>({
    rules: LETTER_RULES,
    opened,
    document: {
      get: () => store.get().letter,
      subscribe: store.subscribe,
      adopt: store.adopt,
      replace: (letter) => store.edit({ kind: "replace", letter }),
    },
    local: {
      storedElsewhere: storage.storedElsewhere,
      store: (record) => storage.store({ ...record, ...facts }),
    },
    send: letterServer(letterId, facts),
    tabs: connectTabs(`letter ${letterId}`),
    isSignedIn: () => isSignedInAs(userId),
  });
}

/** What the head says of it. */
export function statusWords(status: LetterStatus): string {
  switch (status.kind) {
    case "saved":
      return "Saved";
    case "saving":
      return "Saving…";
    case "waiting":
      return "Kept on this device, sent when there is a connection";
    case "signed-out":
      return "Kept on this device, sent when you sign in again";
    case "conflict":
      return "Changed on another device: choose what to keep";
    case "gone":
      return "This letter was deleted elsewhere";
    case "refused":
      return status.reason === "limit-reached"
        ? "Kept on this device: delete a letter to make room"
        : "Not saved: shorten a long paragraph";
    case "no-space":
      return "Not saved: the server has no space left";
    case "unstored":
      return "Not saved: this browser has no room";
    default:
      return assertNever(status);
  }
}
