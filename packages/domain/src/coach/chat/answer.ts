import type { CoachEngine } from "../proposals/proposal.ts";

/** What an answer rests on, and where a press on it leads. */
export type Citation =
  /** Lines of the resume by number, and the first of them as written. */
  | { readonly kind: "lines"; readonly lines: readonly number[]; readonly quote: string }
  /** "Opens with a verb, 6 of 8". */
  | { readonly kind: "check"; readonly checkId: string; readonly text: string }
  /** A term the job asks for: "Snowflake, missing". */
  | { readonly kind: "term"; readonly term: string; readonly text: string };

/** A piece of an answer. A `cite` is the number of one of its citations, from 1. */
export type AnswerPiece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "cite"; readonly citation: number };

/** A wording for a line of the resume. */
export interface ChatRewrite {
  /** The first line of the bullet. */
  readonly line: number;
  /** In words: "Experience, Kaveri Retail, bullet 2". */
  readonly where: string;
  /** The bullet as it stands. */
  readonly before: string;
  /** The proposed wording; what only the person knows is left open: "[by how much?]". */
  readonly text: string;
}

/** An answer about a report. */
export interface ChatAnswer {
  readonly engine: CoachEngine;
  /** What was asked, as it was understood: "axis", "bullet". "" where a language model answered. */
  readonly about: string;
  /** Paragraphs of pieces. */
  readonly paragraphs: readonly (readonly AnswerPiece[])[];
  readonly citations: readonly Citation[];
  /** Null for none. */
  readonly rewrite: ChatRewrite | null;
  /** Questions to ask next, at most three. */
  readonly suggestions: readonly string[];
  /** True where the question is beyond what the engine can answer, which the text then says. */
  readonly isBeyond: boolean;
}

/** The longest question that is taken, in characters. */
export const MAX_QUESTION = 500;
