import { MAX_DRAFT_TEXT, type ResumeDraft } from "@taiyari/domain/draft";

/** Whether a draft is more than is kept of one. */
export function isTooLarge(draft: ResumeDraft): boolean {
  return JSON.stringify(draft).length > MAX_DRAFT_TEXT;
}
