import type { FromWorker, WorkerEnd, WorkerRun } from "../messages.ts";
import { takeAway } from "../take-away.ts";
import { compile, type Compiled } from "./compile.ts";
import { decodeList } from "./decode-value.ts";
import { encodeValue } from "./encode-value.ts";
import { format } from "./format.ts";
import { nodeGlobals } from "./node-modules.ts";
import { createOutput, type Output } from "./output.ts";
import { now, resolved, whenDone } from "./primordials.ts";
import { watchRejections } from "./rejections.ts";
import { readError } from "./read-error.ts";
import { trackTimers } from "./timers.ts";
import { definedNames, wantedFunction } from "./wanted-function.ts";

type Say = (message: FromWorker) => void;
type Loaded = Extract<Compiled, { ok: true }>;

/** Runs a person's code and says what became of it. */
export async function runCode(run: WorkerRun, say: Say): Promise<void> {
  const language = run.language === "typescript" ? "typescript" : "javascript";
  const wanted = run.kind === "function" ? run.name : null;
  const compiled = await compile(run.code, language, wanted);
  if (!compiled.ok) return end(say, { status: "not-valid", error: compiled.error, isSpent: true });
  const output = createOutput(say);
  takeAway();
  printTo(output);
  if (run.kind === "program") await runProgram(compiled, run.stdin, output, say);
  else await runFunction(compiled, run, output, say);
}

function end(say: Say, outcome: WorkerEnd): void {
  // Not JSON.stringify, which calls what code may have put into Object.prototype.
  say({ kind: "end", json: encodeValue(outcome) });
}

function ignore(): void {}

function printTo(output: Output): void {
  const print = (...args: unknown[]) => output.write(`${format(args)}\n`);
  const names = ["log", "info", "debug", "warn", "error", "table", "dir", "trace"];
  Object.assign(console, Object.fromEntries(names.map((name) => [name, print])), {
    group: print,
    time: ignore,
    timeEnd: ignore,
    assert: (isTrue: unknown, ...args: unknown[]) => {
      if (!isTrue)
        print(...(args.length > 0 ? ["Assertion failed:", ...args] : ["Assertion failed"]));
    },
  });
}

/** What `process.exit` throws, after the run has been reported as over. */
const EXIT = { __proto__: null };

async function runProgram(code: Loaded, stdin: string, output: Output, say: Say): Promise<void> {
  const start = now();
  let isOver = false;
  function over(thrown?: { readonly value: unknown }): void {
    if (isOver) return;
    isOver = true;
    timers.stop();
    const ms = since(start);
    output.flush();
    const error = thrown ? encodeValue(readError(thrown.value, code.mappings)) : "";
    const json = thrown
      ? `{"status":"threw","error":${error},"ms":${ms}}`
      : `{"status":"returned","value":null,"ms":${ms}}`;
    say({ kind: "case", json });
    end(say, { status: "finished", ms, isSpent: true });
  }
  const fail = (value: unknown) => over({ value });
  const timers = trackTimers(fail);
  const rejections = watchRejections(fail);
  addEventListener("error", (event) => {
    event.preventDefault();
    fail(event.error);
  });
  const { require, ...globals } = nodeGlobals(stdin, {
    write: output.write,
    exit: () => {
      over();
      throw EXIT;
    },
  });
  Object.assign(globalThis, globals);
  const module = { exports: {} };
  try {
    await code.load({ exports: module.exports, module, require });
    await timers.settled();
    await rejections.told();
    over();
  } catch (error) {
    fail(error);
  }
}

/** Milliseconds, to the microsecond. */
function since(start: number): number {
  return round((now() - start) * 1000) / 1000;
}

type FunctionRun = Extract<WorkerRun, { kind: "function" }>;

async function runFunction(
  code: Loaded,
  run: FunctionRun,
  output: Output,
  say: Say,
): Promise<void> {
  const { require, ...globals } = nodeGlobals("", { write: output.write, exit: refuseExit });
  Object.assign(globalThis, globals);
  const module = { exports: {} };
  const found = definedNames(run.code);
  const start = now();
  let called: ((...args: unknown[]) => unknown) | null;
  try {
    const local = await code.load({ exports: module.exports, module, require });
    called = wantedFunction(run.name, local, module.exports);
  } catch (error) {
    output.flush();
    const what = readError(error, code.mappings);
    return end(say, { status: "threw", error: what, ms: since(start), isSpent: true });
  }
  output.flush();
  if (!called) {
    return end(say, { status: "no-function", name: run.name, found, isSpent: true });
  }
  say({ kind: "loaded" });
  for (let at = 0; at < run.inputs.length; at += 1) {
    const json = await runCase(called, run.inputs[at] as string, code);
    output.flush();
    say({ kind: "case", json });
  }
  say({ kind: "end", json: `{"status":"finished","ms":${since(start)},"isSpent":true}` });
}

function refuseExit(): never {
  throw new Error("A function of a problem returns its result; process.exit ends programs only.");
}

/** A list that any code may have changed is spread by index; `apply` of Reflect is taken before. */
const { apply } = Reflect;
const { round } = Math;

/** @returns  a `WorkerCase` as JSON: a text, for an object that is awaited may have a `then` */
function runCase(
  called: (...args: unknown[]) => unknown,
  input: string,
  { mappings }: Loaded,
): Promise<string> {
  const args = decodeList(input);
  let start = now();
  const threw = (error: unknown) =>
    `{"status":"threw","error":${encodeValue(readError(error, mappings))},"ms":${since(start)}}`;
  const returned = (value: unknown) => {
    const ms = since(start);
    return `{"status":"returned","value":${encodeValue(value)},"ms":${ms}}`;
  };
  let result: unknown;
  try {
    start = now();
    result = apply(called, undefined, args);
    if (!isThenable(result)) return resolved(returned(result));
  } catch (error) {
    return resolved(threw(error));
  }
  return new Promise((resolve) => {
    whenDone(
      resolved(result),
      (value) => resolve(returned(value)),
      (error) => resolve(threw(error)),
    );
  });
}

function isThenable(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof (value as PromiseLike<unknown>).then === "function"
  );
}
