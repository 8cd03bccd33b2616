import type { DraftField } from "../../draft/draft.ts";

/** What wrote a text: the rules of this product, or the language model of this installation. */
export type CoachEngine = "built-in" | "model";

/** A stretch of a text and what stands there afterwards. `from` = `to` only inserts. Offsets count UTF-16 units. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * What a person takes or leaves by itself: one or more places of the text that only make sense together.
 *
 * The edits of all changes of one proposal are in order and do not overlap, so that any choice of changes is a text.
 */
export interface TextChange {
  /** From 1, in the order of the text. */
  readonly id: number;
  readonly edits: readonly TextEdit[];
  /** One short sentence: "Opens with what you did." */
  readonly reason: string;
}

/** A better wording of one field of text. */
export interface TextProposal {
  readonly kind: "text";
  readonly field: DraftField;
  readonly engine: CoachEngine;
  readonly before: string;
  /** At least one. */
  readonly changes: readonly TextChange[];
}

/** A tag to add, or one to write differently. */
export interface TagChange {
  /** From 1. */
  readonly id: number;
  /** The tag that is replaced; null for one that is added. */
  readonly tag: string | null;
  readonly text: string;
  /** One short sentence; of an added tag the words of the resume that show it. */
  readonly reason: string;
}

/** A better list of tags for one field. */
export interface TagsProposal {
  readonly kind: "tags";
  readonly field: DraftField;
  readonly engine: CoachEngine;
  readonly before: readonly string[];
  /** At least one. */
  readonly changes: readonly TagChange[];
}

export type Proposal = TextProposal | TagsProposal;

/** What is enhanced: a whole section, one entry of it, or one field. Null for all of them. */
export interface EnhanceScope {
  readonly section: string;
  readonly item: string | null;
  readonly field: string | null;
}

/** Why nothing can be enhanced. Source: the specification, section 8, "Internal causes". */
export type EnhanceProblem =
  | { readonly kind: "section-not-found" }
  | { readonly kind: "no-enhanceable-fields" }
  | { readonly kind: "no-items" };
