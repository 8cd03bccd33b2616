import ts from "typescript";
import type { TypeProblem } from "../messages.ts";
import { GLOBALS } from "./globals.ts";

const CODE = "/solution.ts";
const AROUND = "/globals.d.ts";
const LIBRARY = "lib.es2024.d.ts";
const MOST_PROBLEMS = 20;

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: [LIBRARY],
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};

/** Parsed once: the language's own declarations do not change. */
const parsed = new Map<string, ts.SourceFile>();
let last: ts.Program | undefined;

/** What TypeScript's own checker finds in a text, in the order of its lines; at most twenty. */
export function checkTypes(code: string): readonly TypeProblem[] {
  const program = ts.createProgram([AROUND, CODE], OPTIONS, hostFor(code), last);
  last = program;
  const file = program.getSourceFile(CODE);
  if (!file) return [];
  const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  return found
    .toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0))
    .slice(0, MOST_PROBLEMS)
    .map((each) => problemOf(each, file));
}

function problemOf({ start = 0, length = 0, messageText }: ts.Diagnostic, file: ts.SourceFile) {
  const from = file.getLineAndCharacterOfPosition(start);
  const to = file.getLineAndCharacterOfPosition(start + length);
  return {
    line: from.line + 1,
    column: from.character + 1,
    endLine: to.line + 1,
    endColumn: to.character + 1,
    message: ts.flattenDiagnosticMessageText(messageText, "\n"),
  };
}

function hostFor(code: string): ts.CompilerHost {
  const textOf = (name: string) => {
    if (name === CODE) return code;
    return name === AROUND ? GLOBALS : TYPE_LIBRARIES[name.slice(name.lastIndexOf("/") + 1)];
  };
  return {
    getSourceFile(name, target) {
      const kept = name === CODE ? undefined : parsed.get(name);
      const text = textOf(name);
      if (kept || text === undefined) return kept;
      const file = ts.createSourceFile(name, text, target);
      if (name !== CODE) parsed.set(name, file);
      return file;
    },
    getDefaultLibFileName: () => `/${LIBRARY}`,
    getDefaultLibLocation: () => "/",
    writeFile: () => undefined,
    getCurrentDirectory: () => "/",
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    fileExists: (name) => textOf(name) !== undefined,
    readFile: textOf,
  };
}

/** The declarations of the language by file, put in by build/make-runner-files.ts. */
declare const TYPE_LIBRARIES: Readonly<Record<string, string>>;
