import { type Corrections, isSameCorrections } from "@taiyari/domain/correct";
import { isSynced, type StoredRecord } from "@taiyari/domain/sync";
import { local } from "../../lib/storage.ts";
import type { LocalStore } from "../sync/document-sync.ts";

/** Corrections that this device has and the server perhaps not, with the revision they were made on. */
export interface UnsentCorrections {
  readonly revision: number;
  readonly corrections: Corrections;
}

/**
 * What this browser stores of one person's corrections of one upload. What the server has all of is stored only for
 * other tabs to follow, and counts as nothing when it is read.
 */
export interface CorrectionsStorage extends LocalStore<Corrections> {
  /** Null when the server has all of it, and for what cannot be read back. */
  readonly read: () => StoredRecord<Corrections> | null;
  /** Removes what the server has all of: no page of this tab shows it any more. */
  readonly removeSent: () => void;
}

/** The corrections of an upload that were not sent yet; null for none. */
export function unsentCorrections(userId: string, uploadId: string): UnsentCorrections | null {
  const record = unsent(parsed(local.get(keyOf(userId, uploadId))));
  return record && { revision: record.base?.revision ?? 0, corrections: record.doc };
}

/** A browser may be shared, so the key names the person too. */
export function correctionsStorage(userId: string, uploadId: string): CorrectionsStorage {
  const key = keyOf(userId, uploadId);
  let last: string | null = null;
  return {
    read() {
      last = local.get(key);
      return unsent(parsed(last));
    },
    storedElsewhere() {
      const text = local.get(key);
      if (text === null || text === last) return null;
      last = text;
      return parsed(text);
    },
    store(record) {
      // Nobody has to learn what the page begins with, and what another tab stored meanwhile is newer.
      if (isSent(record) && (last === null || local.get(key) !== last)) return "shared";
      const text = written(record);
      if (!local.set(key, text)) return "no-room";
      last = text;
      return "shared";
    },
    removeSent() {
      const record = parsed(local.get(key));
      if (record && isSent(record)) local.remove(key);
    },
  };
}

function isSent(record: StoredRecord<Corrections>): boolean {
  return isSynced({ isSame: isSameCorrections }, record);
}

function unsent(record: StoredRecord<Corrections> | null): StoredRecord<Corrections> | null {
  return record && isSent(record) ? null : record;
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
