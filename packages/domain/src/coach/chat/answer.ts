import type { CoachEngine } from "../proposals/proposal.ts";

/** What an answer rests on, and where a press on it leads. */
export type Citation =
  /** Lines of the resume by number, and the first of them as written. */
  | { readonly kind: "lines"; readonly lines: readonly number[]; readonly quote: string }
  | { readonly kind: "check"; readonly checkId: string; readonly text: string }
  /** A term the job asks for. */
  | { readonly kind: "term"; readonly term: string; readonly text: string };

/** A piece of an answer. A `cite` is the number of one of its citations, from 1. */
export type AnswerPiece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "cite"; readonly citation: number };

/** An answer about a report. */
export interface ChatAnswer {
  readonly engine: CoachEngine;
  /** Paragraphs of pieces. */
  readonly paragraphs: readonly (readonly AnswerPiece[])[];
  readonly citations: readonly Citation[];
  /** A wording for a line of the resume, with blanks for what only the person knows; null for none. */
  readonly rewrite: { readonly line: number; readonly text: string } | null;
  /** Questions to ask next, at most three. */
  readonly suggestions: readonly string[];
  /** True where the question is beyond what the engine can answer, which the text then says. */
  readonly isBeyond: boolean;
}
