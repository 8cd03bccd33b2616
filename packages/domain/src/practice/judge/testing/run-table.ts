import type { RunOutcome, RunRequest } from "../../run.ts";
import type { Value } from "../../value.ts";
import type { Run } from "../run-cases.ts";

/** A runner whose code is a function of the test: each case gives what `call` gives, throws what it throws. */
export function runOf(call: (input: readonly Value[], request: RunRequest) => Value): Run {
  return (request): Promise<RunOutcome> => {
    const inputs =
      request.kind === "function" ? request.cases.map(({ input }) => input) : [[request.stdin]];
    const cases = inputs.map((input) => {
      try {
        const value = call(input, request);
        return request.kind === "function"
          ? ({ status: "returned", value, ms: 1, output: "" } as const)
          : ({
              status: "returned",
              value: null,
              ms: 1,
              output: typeof value === "string" ? value : "",
            } as const);
      } catch (error) {
        const { name, message } = error as Error;
        const thrown = { name, message, line: 3, column: null, trace: [] };
        return { status: "threw", error: thrown, ms: 1, output: "" } as const;
      }
    });
    return Promise.resolve({ status: "finished", cases, output: "", isOutputCut: false, ms: 1 });
  };
}
