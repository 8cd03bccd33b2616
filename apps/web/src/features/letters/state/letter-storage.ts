import { isSameLetter, type Letter } from "@taiyari/domain/coach";
import { isSynced, type StoredRecord } from "@taiyari/domain/sync";
import { local } from "../../../lib/storage.ts";
import type { LocalStore } from "../../../shared/sync/document-sync.ts";

/** What stays the same of a letter while it is written. */
export interface LetterFacts {
  /** What its owner calls it. */
  readonly name: string;
  readonly resume: { readonly id: string; readonly revision: number } | null;
  readonly jobDescription: string;
}

/** A letter as this browser stores it. */
export interface StoredLetter extends StoredRecord<Letter>, LetterFacts {}

/** What this browser stores of one letter of one person, for all of its tabs. */
export interface LetterStorage {
  /** Null when there is nothing, and for what is damaged. */
  readonly read: () => StoredLetter | null;
  readonly storedElsewhere: () => StoredLetter | null;
  readonly store: (letter: StoredLetter) => ReturnType<LocalStore<Letter>["store"]>;
  readonly remove: () => void;
}

const PREFIX = "letterKept:";

export function letterStorage(userId: string, letterId: string): LetterStorage {
  const key = `${PREFIX}${userId}:${letterId}`;
  let last: string | null = null;
  return {
    read() {
      last = local.get(key);
      return parsed(last);
    },
    storedElsewhere() {
      const text = local.get(key);
      if (text === null || text === last) return null;
      last = text;
      return parsed(text);
    },
    store(letter) {
      const text = JSON.stringify(letter);
      if (!local.set(key, text)) return "no-room";
      last = text;
      return "shared";
    },
    remove() {
      last = null;
      local.remove(key);
    },
  };
}

/** Whether the server has everything of it. */
export function isAllSent(letter: StoredLetter): boolean {
  return isSynced({ isSame: isSameLetter }, letter);
}

/** The letters of a person that this browser stores and the server has not seen. */
export function unsentLetters(
  userId: string,
): readonly { readonly id: string; readonly name: string }[] {
  const prefix = `${PREFIX}${userId}:`;
  return keys().flatMap((key) => {
    const letter = key.startsWith(prefix) ? parsed(local.get(key)) : null;
    return letter?.base === null ? [{ id: key.slice(prefix.length), name: letter.name }] : [];
  });
}

function keys(): readonly string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}

/** What this browser wrote is of its shape; what somebody else put there is passed over. */
function parsed(text: string | null): StoredLetter | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isStored(value) ? value : null;
  } catch {
    return null;
  }
}

function isStored(value: unknown): value is StoredLetter {
  if (typeof value !== "object" || value === null) return false;
  const { doc, name, jobDescription, displaced } = value as Partial<StoredLetter>;
  return (
    isLetter(doc) &&
    typeof name === "string" &&
    typeof jobDescription === "string" &&
    Array.isArray(displaced)
  );
}

function isLetter(value: unknown): value is Letter {
  if (typeof value !== "object" || value === null) return false;
  const { paragraphs, greeting, sender } = value as Partial<Letter>;
  return (
    typeof greeting === "string" &&
    Array.isArray(sender?.contact) &&
    Array.isArray(paragraphs) &&
    paragraphs.every((one: unknown) => typeof (one as { text?: unknown } | null)?.text === "string")
  );
}
