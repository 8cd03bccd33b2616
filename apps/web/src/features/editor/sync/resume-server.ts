import { isDefinedError, safe } from "@orpc/client";
import type { ResumeDraft } from "@taiyari/domain/draft";
import { assertNever } from "@taiyari/domain/result";
import type { SyncAnswer, SyncRefusal, SyncRequest } from "@taiyari/domain/sync";
import { client } from "../../../lib/api.ts";
import { savingOptions, timeoutOptions, refusalOf } from "../../../shared/sync/requests.ts";

/** Why the server does not take a draft. */
export type ResumeRefusal =
  | "too-large"
  /** A free account may not use the draft's template. */
  | "premium-template"
  /** The person has as many resumes as one may have. */
  | "limit-reached"
  /** Anything else that asking again does not change. */
  | "invalid";

export type ResumeAnswer = SyncAnswer<ResumeDraft, ResumeRefusal>;

/**
 * What is asked of the server about one resume. Nothing rejects.
 *
 * @param name  what the resume is created with
 */
export function resumeServer(id: string, name: string) {
  const { editor } = client;

  async function save(draft: ResumeDraft, revision: number | null): Promise<ResumeAnswer> {
    const options = savingOptions(draft);
    if (revision === null) {
      const { error, data } = await safe(editor.createResume({ id, name, draft }, options));
      return error ? resumeRefusalOf(error) : savedOf(data);
    }
    const { error, data } = await safe(editor.saveResume({ id, draft, revision }, options));
    if (!error) return savedOf(data);
    if (isDefinedError(error) && error.code === "CONFLICT") {
      return { kind: "conflict", theirs: { revision: error.data.revision, doc: error.data.draft } };
    }
    return resumeRefusalOf(error);
  }

  return async (request: SyncRequest<ResumeDraft>): Promise<ResumeAnswer> => {
    switch (request.kind) {
      case "save":
        return save(request.doc, request.revision);
      case "load": {
        const { error, data } = await safe(editor.getResume({ id }, timeoutOptions()));
        if (error) return resumeRefusalOf(error);
        return { kind: "loaded", theirs: { revision: data.revision, doc: data.draft } };
      }
      case "keep-version": {
        const { id: versionId, name: versionName, doc: draft } = request.version;
        const asked = { id, name: versionName, given: { versionId, draft } };
        const { error } = await safe(editor.keepVersion(asked, savingOptions(draft)));
        return error ? resumeRefusalOf(error) : { kind: "done" };
      }
      case "restore": {
        const { error } = await safe(editor.restoreResume({ id }, timeoutOptions()));
        return error ? resumeRefusalOf(error) : { kind: "done" };
      }
      default:
        return assertNever(request);
    }
  };
}

function savedOf({ revision, savedAt }: { revision: number; savedAt: string }): ResumeAnswer {
  return { kind: "saved", revision, at: Date.parse(savedAt) };
}

export function resumeRefusalOf(error: Error): SyncRefusal<ResumeRefusal> {
  const code = isDefinedError(error) ? (error as { readonly code: string }).code : "";
  if (code === "PREMIUM_TEMPLATE") return { kind: "refused", reason: "premium-template" };
  if (code === "LIMIT_REACHED") return { kind: "refused", reason: "limit-reached" };
  return refusalOf(error);
}
