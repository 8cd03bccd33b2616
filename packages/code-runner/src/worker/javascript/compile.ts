import type { RunError } from "@taiyari/domain/practice";
import { SOURCE_NAME } from "./read-error.ts";
import { ownColumn, type LineMappings } from "./source-map.ts";
import { translate } from "./translate.ts";

/** What a person's code is handed beside the globals. */
export interface CodeScope {
  readonly exports: object;
  readonly module: { exports: unknown };
  readonly require: (name: string) => unknown;
}

export type Compiled =
  | {
      readonly ok: true;
      readonly mappings: LineMappings;
      /** Runs it. Gives what it knows under the wanted name. */
      readonly load: (scope: CodeScope) => Promise<unknown>;
    }
  | { readonly ok: false; readonly error: RunError };

const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
// Of the frame without an origin: running what a person types is what it is for.
// oxlint-disable-next-line no-eval
const evaluate = globalThis.eval;
const StartWorker = globalThis.Worker;
const BEFORE = "(async function (exports, module, require) { ";

/**
 * @param wanted  the name of the function that will be called; null for a program
 */
export async function compile(
  code: string,
  language: "javascript" | "typescript",
  wanted: string | null,
): Promise<Compiled> {
  const made = translate(code, language);
  if (!("code" in made)) {
    // The browser says more of JavaScript than the parser that takes types away.
    const script = language === "javascript" ? asScript(code) : null;
    const better = script === null ? null : await findPlace(script);
    return notValid({ ...made, ...better }, null);
  }
  const after =
    wanted === null ? "" : `return typeof ${wanted} === "undefined" ? undefined : ${wanted};`;
  try {
    // The body by itself, so that no bracket in it can end the function below.
    AsyncFunction("exports", "module", "require", made.code);
    const whole = `${BEFORE}${made.code}\n${after}})\n//# sourceURL=${SOURCE_NAME}`;
    const load = evaluate(whole) as (...scope: unknown[]) => Promise<unknown>;
    const mappings = shifted(made.mappings, made.code);
    return {
      ok: true,
      mappings,
      load: ({ exports, module, require }) => load(exports, module, require),
    };
  } catch (error) {
    const { message } = error as Error;
    const place = await findPlace(made.code);
    return notValid({ message, line: null, column: null, ...place }, made.mappings);
  }
}

/** The first line begins after what stands before it. */
function shifted(mappings: LineMappings, code: string): LineMappings {
  const lines = mappings ?? code.split("\n").map(() => [[0, 0] as const]);
  return lines.map((pairs, at) =>
    at > 0 ? pairs : pairs.map(([column, own]) => [column + BEFORE.length, own] as const),
  );
}

interface Place {
  readonly message: string;
  readonly line: number | null;
  readonly column: number | null;
}

function notValid({ message, line, column }: Place, mappings: LineMappings): Compiled {
  const own = line !== null && column !== null ? ownColumn(mappings, line, column) : column;
  return { ok: false, error: { name: "SyntaxError", message, line, column: own, trace: [] } };
}

/**
 * The code of a module as a script with every place kept, its exports as blanks: `export` would be the first thing that a
 * script may not hold. Null where that cannot be done.
 */
function asScript(code: string): string | null {
  if (/^\s*(?:import\b(?!\s*[(.])|export\s+(?:default|\*))/mu.test(code)) return null;
  return code.replaceAll(/^(?<before>\s*)export(?=\s)/gmu, "$<before>      ");
}

const PATIENCE_MS = 1_000;

/**
 * Where the browser stops parsing, which it tells of a worker's script alone. Only for code that it has refused, so that
 * none of it runs.
 *
 * @returns  null where it finds nothing wrong with it as a script, or does not say
 */
function findPlace(code: string): Promise<Place | null> {
  return new Promise((resolve) => {
    const address = URL.createObjectURL(new Blob([`throw 0;${code}`], { type: "text/javascript" }));
    const worker = new StartWorker(address);
    const done = (place: Place | null) => {
      clearTimeout(timer);
      worker.terminate();
      URL.revokeObjectURL(address);
      resolve(place);
    };
    const timer = setTimeout(() => done(null), PATIENCE_MS);
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      const said = /SyntaxError: (.*)$/su.exec(event.message ?? "");
      if (!said?.[1]) return done(null);
      const column = event.lineno === 1 ? event.colno - "throw 0;".length : event.colno;
      done({ message: said[1], line: event.lineno, column });
    });
  });
}
