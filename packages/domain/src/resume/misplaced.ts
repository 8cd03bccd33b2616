/** What a file that is no resume looks like; "empty" for a few words, "unknown" for anything else. */
export const OTHER_KINDS = [
  "invoice",
  "paper",
  "letter",
  "form",
  "job-advert",
  "empty",
  "unknown",
] as const;
export type OtherKind = (typeof OTHER_KINDS)[number];

/** Why a file is not taken for a resume. */
export interface Misplaced {
  readonly kind: OtherKind;
  /** Words of the file that say so, as written, in its order; [] where only something is missing. */
  readonly words: readonly string[];
  /** How many words stand on its pages. */
  readonly wordCount: number;
}
