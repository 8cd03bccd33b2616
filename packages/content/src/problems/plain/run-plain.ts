import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CaseOutcome, RunError, RunOutcome, RunRequest } from "@taiyari/domain/practice";
import { RUN_LIMIT_MS } from "@taiyari/domain/practice";
import { JAVASCRIPT_CLOCK, JAVASCRIPT_HARNESS, PYTHON_CLOCK, PYTHON_HARNESS } from "./harness.ts";

/** On a busy machine a process is given this many times its limit, which itself is a time of the processor. */
const PATIENCE = 4;
const START_MS = 1_500;

/**
 * Runs code of this repository in a process of its own: JavaScript and TypeScript by Node, Python by `python3`. It is for code that we wrote: nothing
 * keeps it from files or the network.
 */
export async function runPlain(request: RunRequest): Promise<RunOutcome> {
  const folder = mkdtempSync(join(tmpdir(), "taiyari-run-"));
  try {
    const limitMs = request.limitMs ?? RUN_LIMIT_MS;
    const clock = join(folder, "clock");
    const env = { ...process.env, TAIYARI_CLOCK: clock };
    const { command, args } = prepare(request, folder);
    const stdin = request.kind === "program" ? request.stdin : "";
    const ended = await runProcess(command, {
      args,
      stdin,
      limitMs: PATIENCE * limitMs + START_MS,
      env,
    });
    if (!ended) return { status: "runner-failed", message: `${command} cannot be started` };
    return request.kind === "program"
      ? ofProgram(ended, limitMs, clock)
      : ofFunction(ended, { folder, limitMs, count: request.cases.length });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function prepare(
  request: RunRequest,
  folder: string,
): { readonly command: string; readonly args: readonly string[] } {
  const isPython = request.language === "python";
  const module = request.kind === "function" ? "m" : "c";
  const ending = isPython ? "py" : `${module}${request.language === "typescript" ? "ts" : "js"}`;
  const solution = join(folder, `solution.${ending}`);
  const command = isPython ? "python3" : process.execPath;
  writeFileSync(solution, request.code);
  if (request.kind === "program") {
    const file = join(folder, isPython ? "clock.py" : "clock.mjs");
    writeFileSync(file, isPython ? PYTHON_CLOCK : JAVASCRIPT_CLOCK);
    return { command, args: isPython ? [file, solution] : ["--import", file, solution] };
  }
  const harness = join(folder, isPython ? "harness.py" : "harness.mjs");
  writeFileSync(harness, isPython ? PYTHON_HARNESS : JAVASCRIPT_HARNESS);
  writeFileSync(
    join(folder, "cases.json"),
    JSON.stringify(request.cases.map(({ input }) => input)),
  );
  return { command, args: [harness, solution, request.name, folder] };
}

interface Ended {
  readonly isKilled: boolean;
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
  readonly ms: number;
}

/** Null where the program cannot be started. */
function runProcess(
  command: string,
  {
    args,
    stdin,
    limitMs,
    env,
  }: {
    readonly args: readonly string[];
    readonly stdin: string;
    readonly limitMs: number;
    readonly env: NodeJS.ProcessEnv;
  },
): Promise<Ended | null> {
  const { promise, resolve } = Promise.withResolvers<Ended | null>();
  const child = spawn(command, args, { stdio: "pipe", env });
  const started = performance.now();
  let output = "";
  let errors = "";
  let isKilled = false;
  const watchdog = setTimeout(() => {
    isKilled = true;
    child.kill("SIGKILL");
  }, limitMs);
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  // A program may end without reading all of its input.
  child.stdin.on("error", () => {});
  child.stdin.end(stdin);
  child.on("error", () => {
    clearTimeout(watchdog);
    resolve(null);
  });
  child.on("close", (code) => {
    clearTimeout(watchdog);
    resolve({ isKilled, code, output, errors, ms: performance.now() - started });
  });
  return promise;
}

function errorOf(text: string): RunError {
  const lines = text.trim().split("\n");
  const line =
    lines.findLast((each) => /^\w*(?:Error|Exception)\b/u.test(each)) ?? lines.at(-1) ?? "";
  const [, name = "Error", message = line] = /^(\w+): (.*)$/u.exec(line) ?? [];
  return { name, message, line: null, column: null, trace: [] };
}

function ofProgram(ended: Ended, limitMs: number, clock: string): RunOutcome {
  const printed = { output: ended.output, isOutputCut: false };
  const ms = existsSync(clock) ? Number(readFileSync(clock, "utf8")) : ended.ms;
  if (ended.isKilled || ms > limitMs)
    return { status: "timed-out", limitMs, cases: [{ status: "not-run" }], ...printed };
  const { output } = ended;
  const outcome: CaseOutcome =
    ended.code === 0
      ? { status: "returned", value: null, ms, output }
      : { status: "threw", error: errorOf(ended.errors), ms, output };
  return { status: "finished", ms, cases: [outcome], ...printed };
}

function ofFunction(
  ended: Ended,
  {
    folder,
    limitMs,
    count,
  }: { readonly folder: string; readonly limitMs: number; readonly count: number },
): RunOutcome {
  const printed = { output: ended.output, isOutputCut: false };
  const lines = readResults(join(folder, "results.jsonl"));
  // The process has time to start; what its cases took is counted against the limit.
  let spent = 0;
  const cases = Array.from({ length: count }, (_, at): CaseOutcome => {
    const line = lines[at] ?? { status: "not-run" };
    spent += "ms" in line ? line.ms : 0;
    return spent > limitMs ? { status: "not-run" } : line;
  });
  if (ended.isKilled || spent > limitMs) return { status: "timed-out", limitMs, cases, ...printed };
  if (lines.length === count) return { status: "finished", ms: ended.ms, cases, ...printed };
  return { status: "threw", error: errorOf(ended.errors), ms: ended.ms, ...printed };
}

/** The last line may be torn where the process was killed. */
function readResults(file: string): readonly CaseOutcome[] {
  try {
    return readFileSync(file, "utf8")
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line) as CaseOutcome);
  } catch {
    return [];
  }
}
