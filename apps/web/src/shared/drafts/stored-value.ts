import { local } from "../../lib/storage.ts";

/** Source: the specification, section 9, "Local storage keys". */
export const DRAFT_KEY = "resumeDraft";

type Value = Readonly<Record<string, unknown>>;

/** Where the draft of a person waits while another one's has the key. */
export function draftKeyOf(userId: string): string {
  return `${DRAFT_KEY}:${userId}`;
}

/** What stands at a key, where it is a resume of that person or says nobody's name; null for anything else. */
export function storedValueAt(
  key: string,
  userId: string,
): { readonly resumeId: string; readonly value: Value } | null {
  const value = parseStored(local.get(key));
  const owner = ownerOf(value);
  if (value === null || (owner !== null && owner !== userId)) return null;
  const resumeId = value["resumeId"];
  return typeof resumeId === "string" && resumeId !== "" ? { resumeId, value } : null;
}

/**
 * Whether this device keeps a resume of a person, so that the editor opens without the server. Reads no draft: the
 * start without a connection, which asks, is to need little.
 */
export function hasStoredDraft(userId: string): boolean {
  return [DRAFT_KEY, draftKeyOf(userId)].some((key) => storedValueAt(key, userId) !== null);
}

export function ownerOf(value: Value | null): string | null {
  const owner = value?.["userId"];
  return typeof owner === "string" ? owner : null;
}

export function parseStored(text: string | null): Value | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
