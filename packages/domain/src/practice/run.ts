import type { PracticeLanguage } from "../learning/index.ts";
import type { StatementOutcome } from "../sql/index.ts";
import type { Value } from "./value.ts";

export type Language = PracticeLanguage;

export const LANGUAGES: readonly Language[] = ["javascript", "typescript", "python", "sql"];

/** How long one run may take, all cases together, where a problem sets no limit of its own. */
export const RUN_LIMIT_MS = 3_000;

/** What is printed is kept up to this many bytes of UTF-8, in one run. */
export const MAX_OUTPUT_BYTES = 65_536;

/** Code to be run in the page, either as a program or by calling a function that it defines. */
export type RunRequest = {
  readonly language: Language;
  readonly code: string;
  /** `RUN_LIMIT_MS` where it is left out. */
  readonly limitMs?: number;
} & (ProgramRun | FunctionRun);

/** SQL is always a program; its `stdin` is not looked at. */
export interface ProgramRun {
  readonly kind: "program";
  readonly stdin: string;
}

export interface FunctionRun {
  readonly kind: "function";
  /** As the language writes it: `spendExactly`, in Python `spend_exactly`. */
  readonly name: string;
  readonly cases: readonly { readonly input: readonly Value[] }[];
}

/** What became of one case. `output` is what it printed, `ms` the time of the call itself, measured beside it. */
export type CaseOutcome =
  | {
      readonly status: "returned";
      /** Null for a program. */
      readonly value: Value;
      readonly ms: number;
      readonly output: string;
    }
  | {
      readonly status: "threw";
      readonly error: RunError;
      readonly ms: number;
      readonly output: string;
    }
  | { readonly status: "not-run" };

/**
 * What became of a run. `cases` has an outcome for each case of the request in their order, and exactly one for a
 * program. `output` is all that was printed, loading the code included.
 */
export type RunOutcome =
  | (RunParts & {
      readonly status: "finished";
      readonly ms: number;
      /** SQL alone: what each statement gave. */
      readonly statements?: readonly StatementOutcome[];
    })
  /** It does not parse; line and column are those of the person's own code. */
  | { readonly status: "not-valid"; readonly error: RunError }
  /** It defines no function of the name asked for; `found` are those it does define. */
  | { readonly status: "no-function"; readonly name: string; readonly found: readonly string[] }
  /** It threw while it was loaded, before a function could be called. */
  | (Printed & { readonly status: "threw"; readonly error: RunError; readonly ms: number })
  /** Ended by the watchdog. The case it was in, and those after it, are `not-run`. */
  | (RunParts & { readonly status: "timed-out"; readonly limitMs: number })
  | (RunParts & { readonly status: "out-of-memory" })
  /** Ended by the person. */
  | { readonly status: "stopped" }
  /** No fault of the person's code: the runner could not be fetched, started or kept alive. */
  | { readonly status: "runner-failed"; readonly message: string };

export interface Printed {
  readonly output: string;
  /** Whether more was printed than `MAX_OUTPUT_BYTES`. */
  readonly isOutputCut: boolean;
}

export interface RunParts extends Printed {
  readonly cases: readonly CaseOutcome[];
}

/** An error as the language says it, without the frames that are not the person's. */
export interface RunError {
  /** Its type: "TypeError", "IndexError", "SyntaxError"; "Error" for a thrown value that is none. */
  readonly name: string;
  readonly message: string;
  /** Counted from 1 in the person's own code; null where the language does not say. */
  readonly line: number | null;
  readonly column: number | null;
  /** The innermost call first. */
  readonly trace: readonly TraceFrame[];
}

export interface TraceFrame {
  readonly line: number;
  /** The function; null at the top level. */
  readonly name: string | null;
}
