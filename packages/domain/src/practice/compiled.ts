import type { Block } from "../learning/index.ts";
import type {
  CheckerName,
  CodeLanguage,
  Cost,
  GrowthInputs,
  HiddenKind,
  ProblemHint,
  ProblemLevel,
  ProblemStyle,
  ShownCase,
} from "./problem.ts";
import type { Language } from "./run.ts";

/** What every screen knows of a problem. */
export interface ProblemEntry {
  readonly slug: string;
  readonly title: string;
  readonly kind: "code" | "sql";
  readonly level: ProblemLevel;
  /** The first is the concept it is reviewed by. */
  readonly topics: readonly string[];
  readonly minutes: number;
  /** Ids of skills. */
  readonly skills: readonly string[];
  readonly languages: readonly Language[];
  /** How many cases are shown and hidden, and of how many kinds the hidden ones are; of SQL, its two data sets. */
  readonly shown: number;
  readonly hidden: number;
  readonly kinds: number;
}

/** Problems in an order that leads somewhere. */
export interface PracticePath {
  readonly id: string;
  readonly title: string;
  /** One sentence. */
  readonly about: string;
  /** Slugs, the first to be solved first. */
  readonly problems: readonly string[];
}

/** `problems.json`: the catalogue, and where the rest is. */
export interface ProblemIndex {
  readonly problems: readonly ProblemEntry[];
  readonly paths: readonly PracticePath[];
  /** Paths below `/problems/files/` by slug, each with a hash of the file's content, so that a file never changes. */
  readonly files: {
    /** A `LearnerProblem` each. */
    readonly problems: Readonly<Record<string, string>>;
    /** `HiddenCases` each; SQL problems have none. */
    readonly hidden: Readonly<Record<string, string>>;
    /** A `WorkedProblem` each. */
    readonly worked: Readonly<Record<string, string>>;
  };
}

/** A code problem as the page of a learner has it: all but hidden cases and solutions. */
export interface LearnerProblem {
  readonly slug: string;
  readonly title: string;
  readonly level: ProblemLevel;
  readonly topics: readonly string[];
  readonly minutes: number;
  readonly skills: readonly string[];
  /** Of a run, all cases together; of a program, of each case. */
  readonly limitMs: number;
  readonly style: ProblemStyle;
  readonly statement: readonly Block[];
  readonly limits: readonly string[];
  /** What stands in the editor at the beginning. */
  readonly starters: Readonly<Record<CodeLanguage, string>>;
  readonly shown: readonly ShownCase[];
  readonly hints: readonly ProblemHint[];
  readonly hiddenKinds: readonly {
    readonly kind: string;
    readonly title: string;
    readonly count: number;
  }[];
  readonly checker: CheckerName;
  /** The program that judges outputs; null but for the checker "custom". */
  readonly checkerProgram: string | null;
  readonly growth: GrowthInputs | null;
}

/** What a wrong solution gave, so that whoever gives the same can be told what the mistake is. */
export interface KnownMistake {
  /** A digest of each case's output, the shown ones first; null where it gave nothing. */
  readonly digests: readonly (string | null)[];
  /** Ends the sentence "three of them are one mistake: …". */
  readonly because: string;
  readonly note: string | null;
}

/** What a submission needs, fetched then. */
export interface HiddenCases {
  readonly kinds: readonly HiddenKind[];
  /** The program that makes large inputs; null for none. */
  readonly inputs: string | null;
  readonly mistakes: readonly KnownMistake[];
}

/** Fetched when it is solved or shown. */
export interface WorkedProblem {
  readonly solutions: Readonly<Record<CodeLanguage, string>>;
  readonly other: readonly { readonly language: CodeLanguage; readonly code: string }[];
  readonly notice: readonly string[];
  readonly say: string;
  readonly cost: Cost;
}
