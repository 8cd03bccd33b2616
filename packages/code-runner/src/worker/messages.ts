import type { Language, RunOutcome, RunRequest } from "@taiyari/domain/practice";

/** The kinds of workers. JavaScript's runs TypeScript as well; "types" checks TypeScript and runs nothing. */
export type WorkerKind = "javascript" | "python" | "types";

/** What workers run; SQL has an engine of its own. */
export type FrameLanguage = Exclude<Language, "sql">;
export type FrameRequest = RunRequest & { readonly language: FrameLanguage };

/** A run as a worker gets it. Arguments are JSON texts of `Value`s, one list for each case. */
export type WorkerRun = { readonly language: FrameLanguage; readonly code: string } & (
  | { readonly kind: "program"; readonly stdin: string }
  | { readonly kind: "function"; readonly name: string; readonly inputs: readonly string[] }
);

/** From the page to a worker. */
export type ToWorker =
  | { readonly kind: "run"; readonly run: WorkerRun }
  | { readonly kind: "check"; readonly code: string }
  | {
      readonly kind: "format";
      readonly code: string;
      readonly language: "javascript" | "typescript";
    };

/** From a worker to the page. Outcomes travel as JSON texts, which code that changed the built-in objects cannot alter. */
export type FromWorker =
  /** It can be asked. */
  | { readonly kind: "open" }
  /** It cannot be started; nothing more comes. */
  | { readonly kind: "failed"; readonly reason: string }
  /** The code is loaded: what is printed from now on belongs to a case. */
  | { readonly kind: "loaded" }
  | { readonly kind: "output"; readonly text: string }
  /** More was printed than is kept. */
  | { readonly kind: "cut" }
  /** The next case is over: a `WorkerCase`. */
  | { readonly kind: "case"; readonly json: string }
  /** The run is over: a `WorkerEnd`. */
  | { readonly kind: "end"; readonly json: string }
  /** What a check found: a list of `TypeProblem`s. */
  | { readonly kind: "checked"; readonly json: string }
  /** The code set out line by line; null where it does not parse. */
  | { readonly kind: "formatted"; readonly code: string | null };

export type Without<Union, Key extends PropertyKey> = Union extends unknown
  ? Omit<Union, Key>
  : never;

/** A `CaseOutcome` without its output, which came before it. */
export type WorkerCase = Without<
  Exclude<RunOutcome extends infer Outcome ? CaseOf<Outcome> : never, { status: "not-run" }>,
  "output"
>;
type CaseOf<Outcome> = Outcome extends { readonly cases: readonly (infer Case)[] } ? Case : never;

/** How a run ended, and whether the worker may be asked again. */
export type WorkerEnd = Without<
  Extract<
    RunOutcome,
    { status: "finished" | "not-valid" | "no-function" | "threw" | "out-of-memory" }
  >,
  "cases" | "output" | "isOutputCut" | "statements"
> & { readonly isSpent: boolean };

/** Something the checker of TypeScript says of a stretch of code. Lines and columns count from 1. */
export interface TypeProblem {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly message: string;
}
