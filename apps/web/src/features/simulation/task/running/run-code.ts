import { isRight, printValue, type RunOutcome, type Value } from "@taiyari/domain/practice";
import type { Deliverable } from "@taiyari/domain/simulation";

type CodeTask = Extract<Deliverable, { readonly kind: "code" }>;

/** What became of one case of a task. */
export interface RanCase {
  readonly id: string;
  readonly title: string;
  readonly isPassed: boolean;
  /** As the language writes them. */
  readonly input: string;
  readonly expected: string;
  /** What came out, or the error; "" for a case that was not run. */
  readonly given: string;
}

/** Code that was run on all cases, or why none could be: then `trouble` is a sentence. */
export interface RanCode {
  readonly cases: readonly RanCase[];
  readonly trouble: string | null;
  /** Whether nothing is known of the code, because the runner failed or was stopped. */
  readonly isUnknown: boolean;
}

type RunCode = (request: {
  readonly kind: "function";
  readonly language: CodeTask["language"];
  readonly code: string;
  readonly name: string;
  readonly cases: readonly { readonly input: readonly Value[] }[];
}) => Promise<RunOutcome>;

/** Calls the function of a task with the input of each case, and compares what it returns. */
export async function runCode(run: RunCode, task: CodeTask, code: string): Promise<RanCode> {
  const { cases, language, function: name } = task;
  const outcome = await run({
    kind: "function",
    language,
    code,
    name,
    cases: cases.map(({ input }) => ({ input: input as readonly Value[] })),
  });
  const ran = "cases" in outcome ? outcome.cases : [];
  const print = (value: unknown) => printValue(value as Value, language);
  return {
    cases: cases.map(({ id, title, input, output }, at) => {
      const one = ran[at];
      const isPassed =
        one?.status === "returned" &&
        isRight("exact", { kind: "value", value: output as Value }, one.value);
      return {
        id,
        title,
        isPassed,
        input: input.map(print).join(", "),
        expected: print(output),
        given:
          one?.status === "returned"
            ? print(one.value)
            : one?.status === "threw"
              ? `${one.error.name}: ${one.error.message}`
              : "",
      };
    }),
    trouble: troubleOf(outcome),
    isUnknown: outcome.status === "runner-failed" || outcome.status === "stopped",
  };
}

function troubleOf(outcome: RunOutcome): string | null {
  switch (outcome.status) {
    case "finished":
      return null;
    case "not-valid":
      return `The code cannot be read: ${outcome.error.message}${outcome.error.line === null ? "" : ` (line ${outcome.error.line})`}`;
    case "no-function":
      return `There is no function ${outcome.name}. The cases call it by this name.`;
    case "threw":
      return `The code failed before any case: ${outcome.error.name}: ${outcome.error.message}`;
    case "timed-out":
      return `Stopped after ${outcome.limitMs / 1000} seconds. A loop that does not end is the usual cause.`;
    case "out-of-memory":
      return "Stopped: it took too much memory.";
    case "stopped":
      return "Stopped. Your code is kept.";
    case "runner-failed":
      return `The runner failed, and your code is kept. ${outcome.message}`;
  }
}
