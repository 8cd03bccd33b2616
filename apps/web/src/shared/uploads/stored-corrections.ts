import { type Corrections, isSameCorrections } from "@taiyari/domain/correct";
import { isSynced, type StoredRecord } from "@taiyari/domain/sync";
import { local } from "../../lib/storage.ts";
import type { LocalStore } from "../sync/document-sync.ts";

/** Corrections that this device has and the server perhaps not, with the revision they were made on. */
export interface UnsentCorrections {
  readonly revision: number;
  readonly corrections: Corrections;
}

/** What this browser stores of one person's corrections of one upload: nothing as long as the server has all of it. */
export interface CorrectionsStorage extends LocalStore<Corrections> {
  /** Null without any; what cannot be read back counts as none. */
  readonly read: () => StoredRecord<Corrections> | null;
}

/** The corrections of an upload that were not sent yet; null for none. */
export function unsentCorrections(userId: string, uploadId: string): UnsentCorrections | null {
  const record = parsed(local.get(keyOf(userId, uploadId)));
  return record && { revision: record.base?.revision ?? 0, corrections: record.doc };
}

/** A browser may be shared, so the key names the person too. */
export function correctionsStorage(userId: string, uploadId: string): CorrectionsStorage {
  const key = keyOf(userId, uploadId);
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
    store(record) {
      if (isSynced({ isSame: isSameCorrections }, record)) {
        if (last !== null && local.get(key) === last) local.remove(key);
        last = null;
        return "shared";
      }
      const text = written(record);
      if (!local.set(key, text)) return "no-room";
      last = text;
      return "shared";
    },
  };
}

function keyOf(userId: string, uploadId: string): string {
  return `resumeCorrections:${userId}:${uploadId}`;
}

function written({ doc, base, inFlight, displaced }: StoredRecord<Corrections>): string {
  return JSON.stringify({
    revision: base?.revision ?? 0,
    corrections: doc,
    base: base?.doc ?? [],
    inFlight,
    displaced,
  });
}

function parsed(text: string | null): StoredRecord<Corrections> | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const { revision, corrections, base, inFlight, displaced } = value as Record<string, unknown>;
    if (typeof revision !== "number" || !Array.isArray(corrections)) return null;
    return {
      doc: corrections,
      // Stored before the base was: every list begins with the empty one.
      base: { revision, doc: Array.isArray(base) ? base : [] },
      inFlight: Array.isArray(inFlight) ? inFlight : null,
      displaced: Array.isArray(displaced) ? displaced : [],
    };
  } catch {
    return null;
  }
}
