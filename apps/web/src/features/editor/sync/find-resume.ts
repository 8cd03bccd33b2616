import type { ResumeDraft } from "@taiyari/domain/draft";
import type { SyncRefusal } from "@taiyari/domain/sync";
import { isSameDraft } from "@taiyari/domain/versions";
import type { StoredDraft } from "../../../shared/drafts/stored-draft.ts";
import {
  isAllSent,
  type ResumeStorage,
  type StoredResume,
} from "../../../shared/drafts/stored-resume.ts";
import { unknownResume } from "../../../shared/drafts/unknown-resume.ts";
import type { ResumeRefusal } from "./resume-server.ts";

/** The resume that an address means, and what it is now. */
export type Found =
  | { readonly kind: "open"; readonly resumeId: string; readonly opened: StoredResume }
  /** There is none with that id, or it is somebody else's. */
  | { readonly kind: "missing" };

export type Loaded =
  | { readonly kind: "loaded"; readonly resume: StoredResume }
  | SyncRefusal<ResumeRefusal>;

interface FindDeps {
  readonly storageOf: (resumeId: string) => Pick<ResumeStorage, "read" | "store" | "remove">;
  /** What the browser keeps as the resume last worked on; null for none. */
  readonly last: StoredDraft | null;
  readonly load: (resumeId: string) => Promise<Loaded>;
  /** The ids of the person's resumes, the newest first. Rejects when the server does not say. */
  readonly list: () => Promise<readonly string[]>;
  readonly newId: () => string;
  /** What a new resume begins with. */
  readonly begin: () => Promise<ResumeDraft>;
}

/**
 * Finds the resume of that id; with null the one last worked on in this browser, else the newest on the server, else a
 * new one. What was not sent comes before what the server has; without a server, what the browser stored is opened.
 *
 * @throws  an Error when the server is needed and does not answer
 */
export async function findResume(wantedId: string | null, deps: FindDeps): Promise<Found> {
  const { last } = deps;
  const id = wantedId ?? last?.resumeId ?? null;
  const found = id === null ? null : await findOne(id, deps);
  if (found) return { kind: "open", resumeId: found.id, opened: found.opened };
  if (wantedId !== null) return { kind: "missing" };
  const ids = await deps.list();
  for (const newest of ids.slice(0, 2)) {
    // oxlint-disable-next-line no-await-in-loop -- the second only when the first was deleted in between
    const opened = await findOne(newest, deps);
    if (opened) return { kind: "open", resumeId: opened.id, opened: opened.opened };
  }
  return { kind: "open", resumeId: deps.newId(), opened: unknownResume(await deps.begin()) };
}

interface One {
  readonly id: string;
  readonly opened: StoredResume;
}

async function findOne(id: string, deps: FindDeps): Promise<One | null> {
  const storage = deps.storageOf(id);
  const stored = storage.read();
  if (stored && !isAllSent(stored)) return { id, opened: stored };
  const lone = !stored && deps.last?.resumeId === id ? deps.last.draft : null;
  const loaded = await deps.load(id);
  if (loaded.kind === "loaded") {
    const { resume } = loaded;
    const isLost = lone !== null && !isSameDraft(lone, resume.doc);
    const lost = isLost ? [{ id: deps.newId(), name: "As this browser kept it", doc: lone }] : [];
    return { id, opened: { ...resume, displaced: lost } };
  }
  if (loaded.kind !== "gone") {
    if (stored) return { id, opened: stored };
    if (!lone) throw new Error("The server did not say what the resume is.");
    return asNew(lone, deps);
  }
  storage.remove();
  // Nobody but this browser has it.
  return lone && asNew(lone, deps);
}

function asNew(draft: StoredDraft["draft"], deps: FindDeps): One {
  const id = deps.newId();
  const opened = unknownResume(draft);
  deps.storageOf(id).store(opened);
  return { id, opened };
}
