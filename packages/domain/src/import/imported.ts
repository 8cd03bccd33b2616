import type { ResumeDraft } from "../draft/draft.ts";

/** What an import was made from. "taiyari" is our own export, "file" a PDF, DOCX or DOC that was read. */
export type ImportSource =
  | "json-resume"
  | "reactive-resume"
  | "linkedin"
  | "text"
  | "taiyari"
  | "file";

/** A resume taken from elsewhere, as it can be shown before anything is kept. */
export interface Imported {
  readonly draft: ResumeDraft;
  readonly source: ImportSource;
  /** One for each section of the draft that holds something, in the draft's order. */
  readonly understood: readonly Understood[];
  /** What the source holds and no field is for. */
  readonly leftOut: readonly LeftOut[];
}

/** What one section of the draft got. */
export interface Understood {
  /** The section's id. */
  readonly section: string;
  /** The section's name: "Experience". */
  readonly name: string;
  /** Entries of a list; filled fields of `personal`; tags of `skills`; lines of a section of one text. */
  readonly count: number;
  /** A name for each of what was counted, in order: "Senior Data Analyst · Saral Commerce", "Tamil". */
  readonly titles: readonly string[];
  /** Whether the section arrives hidden. */
  readonly isHidden: boolean;
}

/** Something that the source holds and no field is for. */
export interface LeftOut {
  /** Where it was: "work 2", "Positions.csv, row 3", "Page 1". */
  readonly where: string;
  /** The name it had there: "url"; "" for none. */
  readonly field: string;
  readonly text: string;
  /** True where the text is kept in the draft all the same: in the hidden section `NOT_PLACED`. */
  readonly isKept: boolean;
}

/** The name of the hidden section that keeps the words that have no field. */
export const NOT_PLACED = "Not placed";

/** Every way an import can be refused. Nothing of it is kept then. */
export type ImportProblem =
  /** Nothing there: no text, an empty object, a resume without a word. */
  | { readonly kind: "empty" }
  | { readonly kind: "not-json" }
  /** JSON of another kind. `found` are the names at its top, at most ten; [] where it is no object. */
  | { readonly kind: "other-schema"; readonly found: readonly string[] }
  /** `limit` in the unit of `unit`: of the source, or of the draft that would come of it. */
  | { readonly kind: "too-large"; readonly limit: number; readonly unit: "characters" | "bytes" }
  /** None of the files of LinkedIn's export are in it. `found` are names of those that are, at most ten. */
  | { readonly kind: "not-linkedin"; readonly found: readonly string[] }
  | { readonly kind: "damaged-zip" }
  | { readonly kind: "encrypted-zip" }
  /** Text in which neither experience, education nor skills were found. It can be taken with `importAsSummary`. */
  | { readonly kind: "no-resume"; readonly lines: number; readonly words: number };

/** Characters of a JSON file: a draft in our own export is there twice, once with every quote escaped. */
export const MAX_IMPORT_JSON = 4_000_000;

/** Characters of a pasted text: about a hundred pages. */
export const MAX_IMPORT_TEXT = 300_000;
