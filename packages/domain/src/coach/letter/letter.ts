import type { CoachEngine } from "../proposals/proposal.ts";

export type LetterTone = "plain" | "warm" | "formal";

/** A claim of a letter and the words of the resume behind it. Offsets count UTF-16 units of the paragraph. */
export interface LetterProof {
  readonly from: number;
  readonly to: number;
  readonly field: {
    readonly section: string;
    readonly item: string | null;
    readonly field: string;
  };
  /** The words of the resume. */
  readonly quote: string;
  /** The requirement of the job that it answers; null where it answers none. */
  readonly requirement: string | null;
}

export interface LetterParagraph {
  readonly id: string;
  readonly text: string;
  /** What wrote it; null for the person. */
  readonly engine: CoachEngine | null;
  readonly proofs: readonly LetterProof[];
}

/** A cover letter for one resume and one job. */
export interface Letter {
  readonly tone: LetterTone;
  /** The job's title and the company, as the letter names them; "" where unknown. */
  readonly role: string;
  readonly company: string;
  /** "Hiring team, Nandi Retail, Bengaluru", a line each. */
  readonly recipient: string;
  /** "Dear hiring team,". */
  readonly greeting: string;
  readonly paragraphs: readonly LetterParagraph[];
  /** "Yours sincerely,"; "" for none. */
  readonly closing: string;
}
