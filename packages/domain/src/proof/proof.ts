import type { DraftField } from "../draft/draft.ts";
import type { Place } from "../resume/reading.ts";

/**
 * What a machine reads in an exported file beside what was typed, field by field. Made by `proveExport`.
 *
 * A field is one of the form: a description counts once, however many lines it has, and so does a list of tags.
 */
export interface Proof {
  /** The shown sections that have something in them, in the person's order. */
  readonly groups: readonly ProofGroup[];
  readonly total: number;
  readonly same: number;
  readonly changed: number;
  readonly lost: number;
}

/** One section of a proof. */
export interface ProofGroup {
  /** A section's id. */
  readonly section: string;
  readonly name: string;
  /** What to know of its heading; null for one that readers know. */
  readonly caution: string | null;
  /** Entries with something in them; 0 for a section that is no list. */
  readonly items: number;
  readonly fields: readonly ProofField[];
}

/**
 * `same`: a machine has the text in the field where it belongs. `changed`: every word is in the file, but a machine
 * takes it for something else or has it in pieces. `lost`: words do not come out of the file.
 */
export type ProofResult = "same" | "changed" | "lost";

/** One field that was typed, and what became of it in the file. */
export interface ProofField {
  readonly field: DraftField;
  /** "Start date". */
  readonly label: string;
  /** Of its entry: "Senior Data Analyst"; "" where there is none. */
  readonly item: string;
  readonly typed: string;
  /** As the machine has it; "" when it has nothing. */
  readonly read: string;
  readonly result: ProofResult;
  /** Null where the result is `same`. */
  readonly cause: ProofCause | null;
  /** The lines or tags that did not come through; [] for a field of one text. */
  readonly parts: readonly string[];
  /** Where it is in the reading's lines; [] for what is lost. */
  readonly places: readonly Place[];
  /**
   * Where the lost parts should be: a stretch of a line or whole lines between those that were read, or where the
   * letters stand for which symbols were typed. [] where the result is another one, and where nothing shows the place.
   */
  readonly near: readonly Place[];
}

/** Why a field did not come through. */
export type ProofCause =
  /** Letters that are symbols of mathematics or full-width forms; `plain` is the text in plain letters. */
  | { readonly kind: "fancy-letters"; readonly plain: string }
  /** Characters that no font of ours has. */
  | { readonly kind: "no-glyph"; readonly characters: readonly string[] }
  /** A word too long for its column was broken, or blanks were lost. */
  | { readonly kind: "broken" }
  /** The machine takes it for part of something else: "Experience, company". */
  | { readonly kind: "elsewhere"; readonly where: string }
  /** It reads the words, and files them under nothing. */
  | { readonly kind: "unplaced" }
  /** Its words are there, with others between them. */
  | { readonly kind: "scattered" }
  /** It is in the file, but too pale, too small or off the page, so that nobody sees it. */
  | { readonly kind: "unseen" }
  /** The template does not show it, or it was covered. */
  | { readonly kind: "absent" };
