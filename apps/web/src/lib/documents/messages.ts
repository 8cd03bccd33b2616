import type { Careers } from "@taiyari/domain/careers";
import type { ResumeDraft } from "@taiyari/domain/draft";
import type { DraftNotes, Proof } from "@taiyari/domain/proof";
import type {
  Box,
  Correction,
  FileFacts,
  Reading,
  Report,
  ReportTarget,
  TextRun,
} from "@taiyari/domain/resume";
import type { ToWorker as ToAnyWorker } from "../workers/worker-line.ts";
import type { Source, ImportedSource } from "./import-source.ts";

export { TAG } from "../workers/worker-line.ts";

/** All that crosses the line to the worker that reads, draws and scores. */
export type Question =
  /** Takes the file over. */
  | { readonly kind: "open"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "draw"; readonly page: number; readonly pixelsPerPoint: number }
  | { readonly kind: "prepare-scoring"; readonly basis: ScoringBasis }
  | { readonly kind: "score"; readonly corrections: readonly Correction[] }
  /** What `prove` scores with, from then on. */
  | { readonly kind: "keep-careers"; readonly careers: Careers }
  /** Compares the file that was opened last with the draft it was made from. */
  | {
      readonly kind: "prove";
      readonly draft: ResumeDraft;
      /** Graphemes that the file could not show. */
      readonly missing: readonly string[];
      readonly file: FileFacts;
    }
  /** Makes a resume of what a person has elsewhere. Nothing of it stays with the worker. */
  | { readonly kind: "take-in"; readonly source: Source };

/** What stays the same while a person corrects a reading. */
export interface ScoringBasis {
  readonly reading: Reading;
  readonly file: FileFacts;
  readonly target: ReportTarget;
  readonly careers: Careers;
}

/** The words and pictures of a page as its file places them. */
export interface PlacedPage {
  readonly runs: readonly TextRun[];
  readonly images: readonly Box[];
}

export interface OpenedFile {
  /** [] for a file that could not be read here. */
  readonly pages: readonly PlacedPage[];
  /** Whether its pages can be drawn as they are: only those of a PDF. */
  readonly hasPictures: boolean;
}

/** A score and what it is made of. */
export type ScoreOnly = Pick<Report, "score" | "axes">;

export interface Scores {
  /** Of the reading as made. */
  readonly before: ScoreOnly;
  /** With the corrections. */
  readonly now: ScoreOnly;
}

/** A file read back. */
export interface Proven {
  readonly proof: Proof;
  readonly reading: Reading;
  /** What the score has to say of the fields; null before there were careers to score with. */
  readonly notes: (DraftNotes & ScoreOnly) | null;
}

export interface Answers {
  readonly open: OpenedFile;
  /** Null where the page is not there or could not be drawn. */
  readonly draw: ImageBitmap | null;
  readonly "prepare-scoring": null;
  readonly score: Scores;
  readonly "keep-careers": null;
  readonly prove: Proven;
  readonly "take-in": ImportedSource;
}

/** A question on its way. */
export type ToWorker = ToAnyWorker<Question>;
