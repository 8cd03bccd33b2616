import { repairDraft, type ResumeDraft } from "@taiyari/domain/draft";
import { isSynced, type StoredRecord } from "@taiyari/domain/sync";
import { isSameDraft } from "@taiyari/domain/versions";
import { local } from "../../lib/storage.ts";
import type { LocalStore } from "../sync/document-sync.ts";
import { storeDraft, preserveDraftOfOthers } from "./stored-draft.ts";

/** A resume as this browser stores it. */
export interface StoredResume extends StoredRecord<ResumeDraft> {
  /** What its owner calls it, to create it with. */
  readonly name: string;
}

/** What this browser stores of one resume of one person, for all of its tabs. */
export interface ResumeStorage {
  /** Null when there is nothing. */
  readonly read: () => StoredResume | null;
  /** What another tab stored since this one read or stored; null for nothing. */
  readonly storedElsewhere: () => StoredResume | null;
  /** "alone" when there was only room for the draft under the specified key, where other tabs do not look. */
  readonly store: (resume: StoredResume) => ReturnType<LocalStore<ResumeDraft>["store"]>;
  readonly remove: () => void;
}

const PREFIX = "resumeKept:";

/** Stores a resume under a key of its own, and the draft under `resumeDraft` too, as the specification says. */
export function resumeStorage(userId: string, resumeId: string): ResumeStorage {
  const key = `${PREFIX}${userId}:${resumeId}`;
  let last: string | null = null;
  let isFirst = true;
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
    store(resume) {
      const text = written(resume);
      if (isFirst) preserveDraftOfOthers(userId);
      isFirst = false;
      const hasRoom = local.set(key, text) || (makeRoom(key) && local.set(key, text));
      const isMirrored = storeDraft(userId, { resumeId, draft: resume.doc });
      if (hasRoom) {
        last = text;
        return "shared";
      }
      // An older draft would be taken for the newest.
      if (isMirrored) local.remove(key);
      return isMirrored ? "alone" : "no-room";
    },
    remove() {
      last = null;
      local.remove(key);
    },
  };
}

/** Whether the server has everything of it. */
export function isAllSent(resume: StoredResume): boolean {
  return isSynced({ isSame: isSameDraft }, resume);
}

/** The ids of a person's resumes that this browser stores, in no order. */
export function storedResumeIds(userId: string): readonly string[] {
  const prefix = `${PREFIX}${userId}:`;
  return keysOf().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

function keysOf(): readonly string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}

/** Forgets what the server has of other resumes; what it has not stays. */
function makeRoom(except: string): boolean {
  for (const key of keysOf()) {
    if (!key.startsWith(PREFIX) || key === except) continue;
    const stored = parsed(local.get(key));
    if (stored && isAllSent(stored)) local.remove(key);
  }
  return true;
}

/** Each draft once, however often it stands in the whole. The names are those that browsers have stored since the first. */
function written({ doc, name, base, inFlight, displaced }: StoredResume): string {
  const drafts: ResumeDraft[] = [];
  const placeOf = (each: ResumeDraft) => {
    const place = drafts.indexOf(each);
    return place < 0 ? drafts.push(each) - 1 : place;
  };
  return JSON.stringify({
    draft: placeOf(doc),
    name,
    base: base && { revision: base.revision, draft: placeOf(base.doc) },
    unheard: inFlight && placeOf(inFlight),
    aside: displaced.map((each) => ({ id: each.id, name: each.name, draft: placeOf(each.doc) })),
    drafts,
  });
}

type Loose = Readonly<Record<string, unknown>>;

function parsed(text: string | null): StoredResume | null {
  const whole = looseOf(text);
  const drafts = Array.isArray(whole["drafts"]) ? whole["drafts"].map(repairDraft) : [];
  const draftAt = (place: unknown) => (typeof place === "number" ? (drafts[place] ?? null) : null);
  const doc = draftAt(whole["draft"]);
  if (!doc) return null;
  const { name, base, aside } = whole;
  const sent = isLoose(base) ? draftAt(base["draft"]) : null;
  const revision = isLoose(base) && typeof base["revision"] === "number" ? base["revision"] : 0;
  return {
    doc,
    name: typeof name === "string" && name.trim() !== "" ? name : "My resume",
    base: sent && { revision, doc: sent },
    inFlight: draftAt(whole["unheard"]),
    displaced: (Array.isArray(aside) ? aside.filter(isLoose) : []).flatMap((each) => {
      const lost = draftAt(each["draft"]);
      return lost ? [{ id: String(each["id"]), name: String(each["name"]), doc: lost }] : [];
    }),
  };
}

function looseOf(text: string | null): Loose {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isLoose(value) ? value : {};
  } catch {
    return {};
  }
}

function isLoose(value: unknown): value is Loose {
  return typeof value === "object" && value !== null;
}
