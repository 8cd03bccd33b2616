import type { ChatAnswer, ChatTurn } from "@taiyari/domain/coach";
import type { ReadingSummary } from "@taiyari/domain/convert";
import type {
  Correction,
  CorrectionProblem,
  FileFacts,
  JobTerm,
  Misplaced,
  ReadProblem,
  Report,
  ReportTarget,
  SourceDocument,
  SourceFormat,
} from "@taiyari/domain/resume";
import type { Result } from "@taiyari/domain/result";

/** What is kept of a document besides its reading. */
export interface DocumentFacts {
  readonly format: SourceFormat;
  readonly pages: number;
  readonly producer: string;
  readonly tagged: boolean;
}

export function factsOf({ format, pages, producer, tagged }: SourceDocument): DocumentFacts {
  return { format, pages: pages.length, producer, tagged };
}

/** A file that was read. Its reading is JSON that the database can keep: the server passes it on unparsed. */
export interface ReadFile {
  readonly document: DocumentFacts;
  /** A `Reading` of the domain. */
  readonly reading: string;
  readonly summary: ReadingSummary;
}

/** What a report is made of. */
export interface ReportInput {
  /** A `Reading` of the domain, as JSON. */
  readonly reading: string;
  /** A list of `Correction`, as JSON. */
  readonly corrections: string;
  readonly file: FileFacts;
  readonly target: ReportTarget;
}

/** A report, in JSON that the database can keep. */
export interface MadeReport {
  readonly score: number;
  readonly rulesVersion: string;
  /** A `Report` of the domain. */
  readonly report: string;
  /** The number, page and text of each line of the reading. */
  readonly lines: string;
  /** The first correction that does not fit the reading; those before it count. Null when all fit. */
  readonly misfit: CorrectionProblem | null;
  /** Why the file, with what was corrected, is not taken for a resume; null for one that may be. */
  readonly misplaced: Misplaced | null;
}

/** Corrections to be tried on a reading. */
export interface CorrectionInput {
  /** A `Reading` of the domain, as JSON. */
  readonly reading: string;
  readonly corrections: readonly Correction[];
  /** In whole days since 1 January 1970. */
  readonly today: number;
}

/** A question about a report, with what it is answered from. */
export interface AnswerInput {
  readonly question: string;
  /** What was said before, oldest first. */
  readonly history: readonly ChatTurn[];
  readonly report: Report;
  /** The report before it; null for the first. */
  readonly previous: Report | null;
  /** `{ number, page, text }[]`, as JSON. */
  readonly lines: string;
  /** A `Reading` of the domain, as JSON. */
  readonly reading: string;
  /** A list of `Correction`, as JSON. */
  readonly corrections: string;
  readonly target: ReportTarget;
  /** In whole days since 1 January 1970. */
  readonly today: number;
}

/** What a resume worker does. */
export type ResumeTask =
  | { readonly kind: "warm-up" }
  /** The file comes with the task. `today` in whole days since 1 January 1970. */
  | { readonly kind: "read"; readonly today: number }
  | ({ readonly kind: "report" } & ReportInput)
  | ({ readonly kind: "correct" } & CorrectionInput)
  | { readonly kind: "read-job"; readonly description: string }
  | ({ readonly kind: "answer" } & AnswerInput);

/** What it answers to each. */
export interface ResumeAnswers {
  readonly "warm-up": null;
  readonly read: Result<ReadFile, ReadProblem>;
  readonly report: MadeReport;
  /** The summary of the corrected reading. */
  readonly correct: Result<ReadingSummary, CorrectionProblem>;
  readonly "read-job": readonly JobTerm[];
  readonly answer: ChatAnswer;
}
