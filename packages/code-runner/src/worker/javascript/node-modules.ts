import { format } from "./format.ts";
import { inspect } from "./inspect.ts";
import { createInput, type Input } from "./standard-input.ts";

/** Ends a program wherever it is; nothing of a person's catches it, for the run is reported as over before it is thrown. */
export type Exit = (code: number) => never;

interface Host {
  readonly write: (text: string) => void;
  readonly exit: Exit;
}

/**
 * What programs written for Node expect of it, as far as they read standard input and write to standard output.
 *
 * @returns  `process`, `require`, and `readLine` and `readLines`, which are this runner's own
 */
export function nodeGlobals(stdin: string, { write, exit }: Host) {
  const input = createInput(stdin);
  const stdout = {
    write(text: unknown) {
      write(typeof text === "string" ? text : String(text));
      return true;
    },
    isTTY: false,
    columns: 80,
    on: () => stdout,
    end: (text?: unknown) => text !== undefined && stdout.write(text),
  };
  const startedAt = performance.now();
  const hrtime = Object.assign(
    (since?: readonly [number, number]) => {
      const ms = performance.now() - startedAt;
      const [seconds, nanos] = [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];
      if (!since) return [seconds, nanos];
      const difference = seconds * 1e9 + nanos - since[0] * 1e9 - since[1];
      return [Math.floor(difference / 1e9), difference % 1e9];
    },
    { bigint: () => BigInt(Math.round((performance.now() - startedAt) * 1e6)) },
  );
  const process = {
    stdin: input.stream,
    stdout,
    stderr: stdout,
    argv: ["node", "solution.js"],
    env: {},
    platform: "linux",
    version: "v24.0.0",
    versions: { node: "24.0.0" },
    exitCode: undefined as number | undefined,
    exit: (code?: number) => exit(code ?? process.exitCode ?? 0),
    on: () => process,
    once: () => process,
    cwd: () => "/",
    uptime: () => (performance.now() - startedAt) / 1000,
    hrtime,
    memoryUsage: () => ({ rss: 0, heapTotal: 0, heapUsed: 0, external: 0, arrayBuffers: 0 }),
    nextTick: (work: (...args: unknown[]) => void, ...args: unknown[]) =>
      queueMicrotask(() => work(...args)),
  };
  const modules = modulesFor(input, process);
  function require(name: unknown): unknown {
    const bare = String(name).replace(/^node:/u, "");
    if (Object.hasOwn(modules, bare)) return modules[bare];
    throw new Error(`Cannot find module '${String(name)}'. There is ${known(modules)} here.`);
  }
  return {
    process,
    require,
    readLine: () => input.line(),
    readLines: () => input.lines(),
  };
}

function known(modules: object): string {
  return Object.keys(modules)
    .filter((name) => !name.includes("/"))
    .join(", ");
}

function modulesFor(input: Input, process: object): Record<string, unknown> {
  const readFileSync = (file: unknown, options?: unknown) => {
    if (file !== 0 && file !== "/dev/stdin" && file !== "/dev/fd/0") {
      throw new Error(`ENOENT: no such file or directory, open '${String(file)}'`);
    }
    const text = input.rest();
    return options === undefined
      ? Object.assign(new TextEncoder().encode(text), { toString: () => text })
      : text;
  };
  const createInterface = () => input.reader();
  return {
    fs: {
      readFileSync,
      promises: { readFile: async (...args: [unknown, unknown?]) => readFileSync(...args) },
    },
    "fs/promises": { readFile: async (...args: [unknown, unknown?]) => readFileSync(...args) },
    readline: { createInterface },
    "readline/promises": { createInterface },
    util: {
      inspect: (value: unknown) => inspect(value),
      format: (...args: unknown[]) => format(args),
    },
    os: { EOL: "\n" },
    process,
    perf_hooks: { performance },
    assert: assertModule(),
  };
}

/** As deep as values are compared by what is printed of them. */
const DEEP = 100;

function same(a: unknown, b: unknown): boolean {
  return inspect(a, DEEP) === inspect(b, DEEP);
}

function assert(isTrue: unknown, message = "The expression evaluated to a falsy value"): void {
  if (!isTrue) throw Object.assign(new Error(message), { name: "AssertionError" });
}

function assertModule() {
  const equal = (a: unknown, b: unknown, message?: string) =>
    assert(Object.is(a, b), message ?? `${inspect(a)} !== ${inspect(b)}`);
  const deepEqual = (a: unknown, b: unknown, message?: string) =>
    assert(same(a, b), message ?? `${inspect(a)} is not deeply equal to ${inspect(b)}`);
  return Object.assign(assert, {
    ok: assert,
    equal,
    strictEqual: equal,
    deepEqual,
    deepStrictEqual: deepEqual,
    notStrictEqual: (a: unknown, b: unknown) => assert(!Object.is(a, b)),
    strict: assert,
  });
}
