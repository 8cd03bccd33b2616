import { MAX_VALUE_DEPTH, MAX_VALUE_PARTS, type RunError } from "@taiyari/domain/practice";
import { assertNever } from "@taiyari/domain/result";
import type { FromWorker, WorkerEnd, WorkerRun, Without } from "../messages.ts";
import { createOutput, type Output } from "../javascript/output.ts";
import { JsonParse, JsonStringify, now, ToString } from "../javascript/primordials.ts";
import type { Python, PythonCall, PythonRun } from "./start-python.ts";

type Say = (message: FromWorker) => void;

/** What loading the code came to, as harness.py says it. */
type Loaded =
  | { readonly status: "loaded"; readonly ms: number }
  | { readonly status: "threw"; readonly error: RunError; readonly ms: number }
  | { readonly status: "not-valid"; readonly error: RunError }
  | { readonly status: "out-of-memory" };

type Ended = Without<WorkerEnd, "isSpent">;
type FunctionRun = Extract<WorkerRun, { kind: "function" }>;

/** Runs a person's code and says what became of it. */
export async function runPython(python: Python, run: WorkerRun, say: Say): Promise<void> {
  const output = createOutput(say);
  let ended: Ended;
  let isSpent = true;
  const start = now();
  try {
    python.connect(run.kind === "program" ? run.stdin : "", output.write);
    // A module that is not the main one runs no trials at its end.
    const made = python.harness.Run(run.code, run.kind === "program" ? "__main__" : "solution");
    ended =
      run.kind === "program"
        ? await runProgram(made, output, say)
        : await runFunction(made, run, output, say);
    made.destroy();
    isSpent = !python.harness.is_clean();
  } catch (error) {
    const crash = crashOf(error);
    if (!crash) {
      say({ kind: "failed", reason: ToString(error) });
      return;
    }
    output.flush();
    ended = crash;
    if (crash.status === "threw") {
      sayCase(say, { status: "threw", error: crash.error, ms: now() - start });
      ended = { status: "finished", ms: now() - start };
    }
  }
  output.flush();
  say({ kind: "end", json: JsonStringify({ ...ended, isSpent }) });
}

function sayCase(say: Say, outcome: object): void {
  say({ kind: "case", json: JsonStringify(outcome) });
}

async function runProgram(made: PythonRun, output: Output, say: Say): Promise<Ended> {
  const loaded = JsonParse(await onDeepStack(made.load)) as Loaded;
  output.flush();
  switch (loaded.status) {
    case "not-valid":
    case "out-of-memory":
      return loaded;
    case "threw":
      sayCase(say, loaded);
      return { status: "finished", ms: loaded.ms };
    case "loaded":
      sayCase(say, { status: "returned", value: null, ms: loaded.ms });
      return { status: "finished", ms: loaded.ms };
    default:
      return assertNever(loaded);
  }
}

async function runFunction(
  made: PythonRun,
  run: FunctionRun,
  output: Output,
  say: Say,
): Promise<Ended> {
  const start = now();
  const loaded = JsonParse(await onDeepStack(made.load)) as Loaded;
  output.flush();
  if (loaded.status !== "loaded") return loaded;
  const found = JsonParse(made.find(run.name)) as readonly string[] | null;
  if (found) return { status: "no-function", name: run.name, found };
  say({ kind: "loaded" });
  for (const input of run.inputs) {
    // oxlint-disable-next-line no-await-in-loop -- one case after the other
    const json = await onDeepStack(made.call, input, MAX_VALUE_DEPTH, MAX_VALUE_PARTS);
    output.flush();
    if (json === OUT_OF_MEMORY) return { status: "out-of-memory" };
    say({ kind: "case", json });
  }
  return { status: "finished", ms: now() - start };
}

/**
 * Calls Python on a stack of its own where the browser can: that of a worker is half as large. What comes back is the same.
 * Source: WebAssembly JavaScript Promise Integration, `WebAssembly.promising`.
 */
function onDeepStack<Given extends readonly unknown[]>(
  call: PythonCall<Given>,
  ...given: Given
): string | Promise<string> {
  return "promising" in WebAssembly ? call.callPromising(...given) : call(...given);
}

/** What harness.py gives for a case that used up the memory. */
const OUT_OF_MEMORY = '{"status":"out-of-memory"}';

/** Python itself has ended: its stack or its memory was too small for the code. Null for a fault of ours. */
function crashOf(error: unknown): Extract<Ended, { status: "threw" | "out-of-memory" }> | null {
  const text = ToString(error);
  if (/call stack|recursion/iu.test(text)) {
    const message =
      "The calls go deeper than there is room for here. Plain calls may go as deep as sys.setrecursionlimit says; through functools.cache and the like it is some hundred, and a chain of objects may have some thousand links.";
    const what: RunError = { name: "RecursionError", message, line: null, column: null, trace: [] };
    return { status: "threw", error: what, ms: 0 };
  }
  return /memory/iu.test(text) ? { status: "out-of-memory" } : null;
}
