import { isDefinedError, safe } from "@orpc/client";
import { DEFAULT_TEMPLATE, type ResumeDraft } from "@taiyari/domain/draft";
import { client } from "../../lib/api.ts";
import { isOutage } from "../../lib/failures.ts";
import { newId } from "../../lib/new-id.ts";
import { resumeStorage } from "./stored-resume.ts";
import { unknownResume } from "./unknown-resume.ts";

interface NewResume {
  /** Of the same reading always the same: what was made of it before is then opened. Without it another resume. */
  readonly id?: string;
  readonly name: string;
  readonly draft: ResumeDraft;
  readonly userId: string;
  /** Whether this device may keep it until the server answers. */
  readonly mayWait: boolean;
}

/** What became of it. */
export type CreateOutcome =
  | {
      readonly kind: "kept";
      readonly resumeId: string;
      /** Only on this device; it is sent when the server answers. */
      readonly isWaiting: boolean;
      /** Its template is for other accounts, so it is shown in the usual one. */
      readonly hasOtherTemplate: boolean;
    }
  | { readonly kind: "limit-reached"; readonly most: number }
  | { readonly kind: "too-large" }
  /** The server does not answer. Nothing was kept. */
  | { readonly kind: "outage" }
  | { readonly kind: "failed" };

/** Makes a draft a resume of that person's. Nothing is kept unless it says so. */
export async function keepResume(resume: NewResume): Promise<CreateOutcome> {
  const id = resume.id ?? newId();
  const made = await create(resume, id);
  if (made.kind === "outage" && resume.mayWait) return keepHere(resume, id);
  // A deleted resume keeps its id.
  if (made.kind === "kept" && resume.id !== undefined && !(await isThere(id))) {
    return create(resume, newId());
  }
  return made;
}

async function create(
  { name, draft }: Pick<NewResume, "name" | "draft">,
  id: string,
): Promise<CreateOutcome> {
  const { error } = await safe(client.editor.createResume({ id, name, draft }));
  const kept = { kind: "kept", resumeId: id, isWaiting: false } as const;
  if (!error) return { ...kept, hasOtherTemplate: false };
  if (isDefinedError(error)) {
    if (error.code === "LIMIT_REACHED") return { kind: "limit-reached", most: error.data.most };
    if (error.code === "TOO_LARGE") return { kind: "too-large" };
    if (error.code === "PREMIUM_TEMPLATE" && draft.currentTemplate !== DEFAULT_TEMPLATE) {
      const usual = { ...draft, currentTemplate: DEFAULT_TEMPLATE };
      const again = await create({ name, draft: usual }, id);
      return again.kind === "kept" ? { ...again, hasOtherTemplate: true } : again;
    }
  }
  return { kind: isOutage(error) ? "outage" : "failed" };
}

async function isThere(id: string): Promise<boolean> {
  const { error } = await safe(client.editor.getResume({ id }));
  return !(isDefinedError(error) && error.code === "NOT_FOUND");
}

function keepHere({ userId, name, draft }: NewResume, resumeId: string): CreateOutcome {
  const storage = resumeStorage(userId, resumeId);
  const hasRoom =
    storage.read() !== null || storage.store(unknownResume(draft, name)) !== "no-room";
  return hasRoom
    ? { kind: "kept", resumeId, isWaiting: true, hasOtherTemplate: false }
    : { kind: "outage" };
}
