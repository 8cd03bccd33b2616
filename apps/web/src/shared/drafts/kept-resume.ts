import { repairDraft, type ResumeDraft } from "@taiyari/domain/draft";
import { differencesBetween } from "@taiyari/domain/versions";
import { local } from "../../lib/storage.ts";
import { keepDraft, putAsideDraftOfOthers } from "./stored-draft.ts";

/** What the server is known to have had. */
export interface Base {
  /** 0 when only the draft is known. */
  readonly revision: number;
  readonly draft: ResumeDraft;
}

/** A draft that lost something in a merge: it becomes a version before anything else is sent. */
export interface Aside {
  /** The version's, so that it is kept once. */
  readonly id: string;
  readonly name: string;
  readonly draft: ResumeDraft;
}

/** A resume as this device keeps it. */
export interface KeptResume {
  /** What was on the screen last. */
  readonly draft: ResumeDraft;
  /** What its owner calls it, to create it with. */
  readonly name: string;
  /** Null for a resume that the server does not know yet. `draft` was made from it. */
  readonly base: Base | null;
  /** Was sent on `base`, and no answer came: the server may have it. */
  readonly unheard: ResumeDraft | null;
  readonly aside: readonly Aside[];
}

/** What this browser keeps of one resume of one person, for all of its tabs. */
export interface ResumeKeeper {
  /** Null when there is nothing. */
  readonly read: () => KeptResume | null;
  /** What another tab kept since this one read or kept; null for nothing. */
  readonly news: () => KeptResume | null;
  /** @returns whether there was room */
  readonly keep: (kept: KeptResume) => boolean;
  readonly drop: () => void;
}

const PREFIX = "resumeKept:";

/** Keeps a resume under a key of its own, and the draft under `resumeDraft` too, as the specification says. */
export function resumeKeeper(userId: string, resumeId: string): ResumeKeeper {
  const key = `${PREFIX}${userId}:${resumeId}`;
  let last: string | null = null;
  let isFirst = true;
  return {
    read() {
      last = local.get(key);
      return parsed(last);
    },
    news() {
      const text = local.get(key);
      if (text === null || text === last) return null;
      last = text;
      return parsed(text);
    },
    keep(kept) {
      const text = written(kept);
      if (isFirst) putAsideDraftOfOthers(userId);
      isFirst = false;
      const hasRoom = local.set(key, text) || (makeRoom(key) && local.set(key, text));
      const isMirrored = keepDraft(userId, { resumeId, draft: kept.draft });
      if (hasRoom) last = text;
      // An older draft would be taken for the newest.
      else if (isMirrored) local.remove(key);
      return hasRoom || isMirrored;
    },
    drop() {
      last = null;
      local.remove(key);
    },
  };
}

/** Whether the server has everything of it. */
export function isAllSent({ draft, base, unheard, aside }: KeptResume): boolean {
  if (base === null || base.revision === 0 || unheard || aside.length > 0) return false;
  return differencesBetween(base.draft, draft).length === 0;
}

/** The ids of a person's resumes that this browser keeps, in no order. */
export function keptResumeIds(userId: string): readonly string[] {
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
    const kept = parsed(local.get(key));
    if (kept && isAllSent(kept)) local.remove(key);
  }
  return true;
}

/** Each draft once, however often it stands in the whole. */
function written({ draft, name, base, unheard, aside }: KeptResume): string {
  const drafts: ResumeDraft[] = [];
  const placeOf = (each: ResumeDraft) => {
    const place = drafts.indexOf(each);
    return place < 0 ? drafts.push(each) - 1 : place;
  };
  return JSON.stringify({
    draft: placeOf(draft),
    name,
    base: base && { revision: base.revision, draft: placeOf(base.draft) },
    unheard: unheard && placeOf(unheard),
    aside: aside.map((each) => ({ ...each, draft: placeOf(each.draft) })),
    drafts,
  });
}

type Loose = Readonly<Record<string, unknown>>;

function parsed(text: string | null): KeptResume | null {
  const whole = looseOf(text);
  const drafts = Array.isArray(whole["drafts"]) ? whole["drafts"].map(repairDraft) : [];
  const draftAt = (place: unknown) => (typeof place === "number" ? (drafts[place] ?? null) : null);
  const draft = draftAt(whole["draft"]);
  if (!draft) return null;
  const { name, base, aside } = whole;
  const sent = isLoose(base) ? draftAt(base["draft"]) : null;
  const revision = isLoose(base) && typeof base["revision"] === "number" ? base["revision"] : 0;
  return {
    draft,
    name: typeof name === "string" && name.trim() !== "" ? name : "My resume",
    base: sent && { revision, draft: sent },
    unheard: draftAt(whole["unheard"]),
    aside: (Array.isArray(aside) ? aside.filter(isLoose) : []).flatMap((each) => {
      const kept = draftAt(each["draft"]);
      return kept ? [{ id: String(each["id"]), name: String(each["name"]), draft: kept }] : [];
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
