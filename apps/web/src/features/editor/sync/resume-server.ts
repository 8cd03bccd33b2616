import { isDefinedError, ORPCError, safe } from "@orpc/client";
import type { ResumeDraft } from "@taiyari/domain/draft";
import { assertNever } from "@taiyari/domain/result";
import { client } from "../../../lib/api.ts";
import { isSignedOut } from "../../../lib/failures.ts";
import type { SavingState } from "../state/saving.ts";
import type { Aside, Base } from "../../../shared/drafts/kept-resume.ts";

/** Why the server did not do what it was asked. */
export type Refusal =
  /** There is no such resume of this person: it was deleted. */
  | { readonly kind: "absent" }
  | { readonly kind: "too-large" }
  | { readonly kind: "premium-template" }
  /** The person has as many resumes as one may have. */
  | { readonly kind: "limit-reached" }
  /** Anything else that asking again does not change. */
  | { readonly kind: "refused" }
  | { readonly kind: "signed-out" }
  /** No answer, or one that says nothing: asking again may help. */
  | { readonly kind: "unreachable" };

export interface Saved {
  readonly kind: "saved";
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Another draft was saved since. */
export interface SavedElsewhere {
  readonly kind: "conflict";
  readonly theirs: Base;
}

/** What is asked of the server about one resume. Nothing rejects; asking twice does no harm. */
export interface ResumeServer {
  readonly create: (name: string, draft: ResumeDraft) => Promise<Saved | Refusal>;
  readonly save: (
    draft: ResumeDraft,
    revision: number,
  ) => Promise<Saved | SavedElsewhere | Refusal>;
  readonly load: () => Promise<{ readonly kind: "loaded"; readonly base: Base } | Refusal>;
  /** Keeps a draft that gave way as a version. */
  readonly keepVersion: (aside: Aside) => Promise<{ readonly kind: "done" } | Refusal>;
  /** Undoes a deletion. */
  readonly restore: () => Promise<{ readonly kind: "done" } | Refusal>;
}

/** A request may outlive its page up to this size. Source: the Fetch standard, "HTTP-network-or-cache fetch". */
const MOST_KEPT_ALIVE = 60_000;
/** Then it counts as unanswered: a server that hangs must not stop everything that comes after. */
const SILENCE_MS = 30_000;
const TOO_LARGE = 413;

/** The server's side of one resume. */
export function resumeServer(id: string): ResumeServer {
  const { editor } = client;
  return {
    async create(name, draft) {
      const asked = editor.createResume({ id, name, draft }, optionsFor(draft));
      const { error, data } = await safe(asked);
      if (!error) return savedOf(data);
      return refusalOf(error);
    },
    async save(draft, revision) {
      const asked = editor.saveResume({ id, draft, revision }, optionsFor(draft));
      const { error, data } = await safe(asked);
      if (!error) return savedOf(data);
      if (isDefinedError(error) && error.code === "CONFLICT") {
        return { kind: "conflict", theirs: error.data };
      }
      return refusalOf(error);
    },
    async load() {
      const { error, data } = await safe(editor.getResume({ id }, silence()));
      if (error) return refusalOf(error);
      return { kind: "loaded", base: { revision: data.revision, draft: data.draft } };
    },
    async keepVersion({ id: versionId, name, draft }) {
      const asked = { id, name, given: { versionId, draft } };
      const { error } = await safe(editor.keepVersion(asked, optionsFor(draft)));
      return error ? refusalOf(error) : { kind: "done" };
    },
    async restore() {
      const { error } = await safe(editor.restoreResume({ id }, silence()));
      return error ? refusalOf(error) : { kind: "done" };
    },
  };
}

/** What a refusal means for the draft. */
export function stateOf({ kind }: Refusal): SavingState {
  switch (kind) {
    case "absent":
      return { kind: "deleted" };
    case "too-large":
    case "premium-template":
    case "limit-reached":
    case "signed-out":
      return { kind };
    case "refused":
      return { kind: "failed" };
    case "unreachable":
      return { kind: "waiting" };
    default:
      return assertNever(kind);
  }
}

function savedOf({ revision, savedAt }: { revision: number; savedAt: string }): Saved {
  return { kind: "saved", revision, at: Date.parse(savedAt) };
}

function silence() {
  return { signal: AbortSignal.timeout(SILENCE_MS) };
}

/** A small draft is still sent when its page is closed meanwhile. */
function optionsFor(draft: ResumeDraft) {
  const bytes = new TextEncoder().encode(JSON.stringify(draft)).length;
  return { ...silence(), context: { keepalive: bytes < MOST_KEPT_ALIVE } };
}

export function refusalOf(error: Error): Refusal {
  if (isSignedOut(error)) return { kind: "signed-out" };
  if (!(error instanceof ORPCError)) return { kind: "unreachable" };
  switch (error.code) {
    case "NOT_FOUND":
      return { kind: "absent" };
    case "PREMIUM_TEMPLATE":
      return { kind: "premium-template" };
    case "LIMIT_REACHED":
      return { kind: "limit-reached" };
    case "TOO_MANY_REQUESTS":
      return { kind: "unreachable" };
  }
  // Every address of the server refuses like that what is too long to be read.
  if (error.status === TOO_LARGE) return { kind: "too-large" };
  return { kind: error.status >= 500 ? "unreachable" : "refused" };
}
