import type { Block } from "../learning/index.ts";
import type { Language } from "./run.ts";
import type { Value } from "./value.ts";

/** The languages a code problem is solved in. */
export type CodeLanguage = Exclude<Language, "sql">;

export const CODE_LANGUAGES: readonly CodeLanguage[] = ["javascript", "typescript", "python"];

export type ProblemLevel = "easy" | "medium" | "hard";

export interface Parameter {
  /** In camelCase. */
  readonly name: string;
  /** As `parseType` reads it. */
  readonly type: string;
  /** What a comment of the starter says; null for nothing. */
  readonly about: string | null;
}

export interface Signature {
  /** In camelCase; `nameIn` gives what a language calls it. */
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly returns: string;
}

/** Types of fields by the name of a type. */
export type NamedTypes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A function that is called, or a program that reads standard input and prints. */
export type ProblemStyle =
  | { readonly kind: "function"; readonly signature: Signature; readonly types: NamedTypes }
  | { readonly kind: "program" };

export type CheckerName = "exact" | "unordered" | "float" | "any-of" | "custom";

/** Arguments; of a program, standard input as the only one. Made ones come from the problem's `inputs.js`. */
export type CaseInput =
  | { readonly kind: "given"; readonly values: readonly Value[] }
  | { readonly kind: "made"; readonly make: string; readonly n: number; readonly seed: number };

/** What must come out; of a program, what it prints. A digest stands for what is too large to send. */
export type Expected =
  | { readonly kind: "value"; readonly value: Value }
  | { readonly kind: "any"; readonly values: readonly Value[] }
  | { readonly kind: "digest"; readonly digest: string };

export interface ProblemCase {
  readonly input: CaseInput;
  readonly expected: Expected;
}

export interface ShownCase {
  readonly input: readonly Value[];
  readonly expected: Expected;
  /** "120 + 380 = 500"; null for none. */
  readonly note: string | null;
}

/** Hidden cases that stand there for one reason. */
export interface HiddenKind<Case = ProblemCase> {
  readonly kind: string;
  readonly title: string;
  /** What is special here, and which mistake it is for. */
  readonly why: string;
  readonly cases: readonly Case[];
}

/** A step of the ladder. Its question is all that is seen before it is opened. */
export type ProblemHint =
  | { readonly kind: "nudge" | "reveal"; readonly ask: string; readonly text: string }
  | {
      readonly kind: "concept";
      readonly ask: string;
      readonly text: string;
      /** Slug of a page of the SQL course; null for none. */
      readonly lesson: string | null;
    }
  /** Lines to be put in order; `extra` are lines that do not belong. */
  | {
      readonly kind: "outline";
      readonly ask: string;
      readonly lines: readonly string[];
      readonly extra: readonly string[];
    };

export interface Cost {
  /** "O(n log n)" */
  readonly time: string;
  readonly space: string;
  readonly why: string;
}

/** Which inputs growth is measured with, the smallest size first. */
export interface GrowthInputs {
  readonly input: string;
  readonly sizes: readonly number[];
}

export interface WrongSolution {
  readonly file: string;
  readonly language: CodeLanguage;
  readonly code: string;
  /** Kinds of hidden cases that catch it; "slow" where it is right and takes too long. */
  readonly fails: readonly string[] | "slow";
  /** Ends the sentence "three of them are one mistake: …". */
  readonly because: string;
  /** A sentence of what to look at; null for none. */
  readonly note: string | null;
}

/** A right solution of somebody else's style. */
export interface OtherSolution {
  readonly file: string;
  readonly language: CodeLanguage;
  readonly code: string;
}

/** A problem as its author wrote it. */
export interface Problem {
  readonly slug: string;
  readonly title: string;
  readonly level: ProblemLevel;
  /** The first is the concept it is reviewed by. */
  readonly topics: readonly string[];
  readonly minutes: number;
  readonly skills: readonly string[];
  /** Of a run, all cases together. */
  readonly limitMs: number;
  readonly style: ProblemStyle;
  readonly checker: CheckerName;
  readonly statement: readonly Block[];
  readonly limits: readonly string[];
  readonly growth: GrowthInputs | null;
  readonly hints: readonly ProblemHint[];
  readonly notice: readonly string[];
  readonly say: string;
  readonly cost: Cost;
  readonly shown: readonly ShownCase[];
  readonly hidden: readonly HiddenKind<AuthoredCase>[];
  readonly worked: Readonly<Record<CodeLanguage, string>>;
  readonly other: readonly OtherSolution[];
  readonly wrong: readonly WrongSolution[];
  /** The text of `inputs.js` and of `checker.js`; null for none. */
  readonly inputs: string | null;
  readonly checkerProgram: string | null;
}

/** Null where the worked JavaScript solution says what comes out. */
export interface AuthoredCase {
  readonly input: CaseInput;
  readonly expected: Expected | null;
}
