import type { ResumeDraft } from "@taiyari/domain/draft";
import { fail, ok, type Result } from "@taiyari/domain/result";
import {
  type AdmissionProblem,
  admitVisitor,
  type LinkRequest,
} from "../../shared/links/admit-visitor.ts";
import type { SharingDeps } from "./deps.ts";
import { sharedDraft } from "./shared-draft.ts";
import { findOpenShare } from "./store.ts";

export type OpenProblem = { readonly kind: "absent" } | AdmissionProblem;

/** Opens a link, and counts that unless the owner did it. */
export async function openShare(
  deps: SharingDeps,
  opening: LinkRequest,
): Promise<Result<{ readonly draft: ResumeDraft; readonly updatedAt: Date }, OpenProblem>> {
  const now = deps.clock();
  const share = await findOpenShare(deps.db, opening.token, now);
  if (!share) return fail({ kind: "absent" });
  const problem = await admitVisitor(deps, share, opening, now);
  if (problem) return fail(problem);
  return ok({ draft: sharedDraft(share.draft, deps.templates), updatedAt: share.updatedAt });
}
