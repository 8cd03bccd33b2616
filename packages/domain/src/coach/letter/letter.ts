import type { CoachEngine } from "../proposals/proposal.ts";

/** How a letter greets, joins and closes. What it claims is the same in all three. */
export const LETTER_TONES = ["plain", "warm", "formal"] as const;

export type LetterTone = (typeof LETTER_TONES)[number];

/** What stands at the head of the page. */
export interface LetterSender {
  readonly name: string;
  /** "ananya.iyer@example.in", "+91 98450 00000, Bengaluru": a line each; [] for none. */
  readonly contact: readonly string[];
}

export interface LetterParagraph {
  /** Stays the same while the paragraph is edited. */
  readonly id: string;
  /** One line, with blanks as `blank` writes them. */
  readonly text: string;
  /** What wrote it; null for the person. */
  readonly engine: CoachEngine | null;
}

/**
 * A cover letter for one resume and one job: all of it that is saved, undone and merged.
 *
 * What proves a sentence is not kept: it follows from the text and the resume (`proofsOf`), so that it stays true
 * whatever is typed.
 */
export interface Letter {
  readonly tone: LetterTone;
  /** The job's title and the company, as the letter names them; "" where unknown. */
  readonly role: string;
  readonly company: string;
  readonly sender: LetterSender;
  /** The day it is dated: whole days since 1 January 1970 (UTC). */
  readonly day: number;
  /** "Hiring team, Nandi Retail, Bengaluru". */
  readonly recipient: string;
  /** "Dear hiring team,". */
  readonly greeting: string;
  readonly paragraphs: readonly LetterParagraph[];
  /** "Yours faithfully,"; "" for none. The sender's name follows it. */
  readonly closing: string;
}

/** The most paragraphs of a letter, and the characters of one. A page of print has about 3,000. */
export const MAX_PARAGRAPHS = 40;
export const MAX_PARAGRAPH_TEXT = 5_000;
/** Characters of each line of its head, and of a greeting or closing. */
export const MAX_LETTER_LINE = 300;
