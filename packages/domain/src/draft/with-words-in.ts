import { plainText } from "../rich/stored.ts";
import { withWords } from "../rich/change.ts";
import { applyEdit } from "./apply-edit.ts";
import type { DraftField, DraftValue, ResumeDraft } from "./draft.ts";
import { valueOf } from "./sections-of.ts";

/** What is in a field, in plain words; null for a field that the draft does not have. */
export function plainValueOf(draft: ResumeDraft, field: DraftField): DraftValue | null {
  const value = valueOf(draft, field);
  return typeof value === "string" ? plainText(value) : value;
}

/** The draft with other plain words in a field: words that stay keep their look. Tags and choices are set as they are. */
export function withWordsIn(draft: ResumeDraft, field: DraftField, words: DraftValue): ResumeDraft {
  const now = valueOf(draft, field);
  const isText = typeof words === "string" && typeof now === "string";
  const value = isText ? withWords(now, words) : words;
  return applyEdit(draft, { kind: "set-field", field, value });
}
