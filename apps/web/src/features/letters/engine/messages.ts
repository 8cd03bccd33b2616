import type { Careers } from "@taiyari/domain/careers";
import type { Letter, LetterCheck, LetterTone, Replacement } from "@taiyari/domain/coach";
import type { ResumeDraft } from "@taiyari/domain/draft";

/** What a letter is made from and compared with. */
export interface LetterBasis {
  readonly draft: ResumeDraft;
  readonly jobDescription: string;
  /** Whole days since 1 January 1970 (UTC). */
  readonly today: number;
}

/** What is asked of the worker that drafts and checks letters. `careers` goes first. */
export type Question =
  | { readonly kind: "careers"; readonly careers: Careers }
  | {
      readonly kind: "draft";
      readonly basis: LetterBasis;
      /** As the person gave it; "" for what the description says. */
      readonly role: string;
      readonly company: string;
      readonly tone: LetterTone;
    }
  | { readonly kind: "check"; readonly basis: LetterBasis; readonly letter: Letter }
  | {
      readonly kind: "tone";
      readonly basis: LetterBasis;
      readonly letter: Letter;
      readonly tone: LetterTone;
    }
  | {
      readonly kind: "shorter" | "plainer";
      readonly basis: LetterBasis;
      readonly letter: Letter;
      readonly paragraph: string;
    };

/** A letter checked, with what could stand in the place of its first claim without proof. */
export interface CheckedLetter {
  readonly letter: Letter;
  readonly check: LetterCheck;
  readonly replacement: Replacement | null;
}

export interface Answers {
  readonly careers: null;
  readonly draft: Letter;
  readonly check: CheckedLetter;
  readonly tone: Letter;
  /** The paragraph's text; null where nothing can be done. */
  readonly shorter: string | null;
  readonly plainer: string | null;
}

export interface ToLetterWorker {
  readonly id: number;
  readonly question: Question;
}

export type FromLetterWorker =
  | { readonly id: number; readonly ok: true; readonly answer: unknown }
  | { readonly id: number; readonly ok: false; readonly reason: string };
