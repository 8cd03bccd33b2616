import { plainValue } from "../rich/plain-value.ts";
import { plainText } from "../rich/stored.ts";
import type { ResumeDraft } from "./draft.ts";

/**
 * A draft in plain words, for whatever reads, judges, compares or rewords it. The same draft where nothing in it is
 * bold, italic or a link.
 *
 * @param plain  makes plain words of a stored text
 */
export function plainDraft(
  draft: ResumeDraft,
  plain: (stored: string) => string = plainText,
): ResumeDraft {
  const resumeData = plainValue(draft.resumeData, plain);
  return resumeData === draft.resumeData ? draft : { ...draft, resumeData };
}
