import type {
  AuthoredCase,
  CaseInput,
  CheckerName,
  Expected,
  HiddenKind,
  ProblemStyle,
  ShownCase,
} from "@taiyari/domain/practice";
import { misfit, parseType, printedText } from "@taiyari/domain/practice";
import type { Problems } from "../courses/problem.ts";
import { anyOf, Cases, type WrittenCase } from "./cases-schema.ts";
import { type ReadText, readText } from "./read-text.ts";

interface About {
  readonly style: ProblemStyle;
  readonly checker: CheckerName;
  readonly problems: Problems;
}

type Complain = (text: string, key?: string) => void;

export interface ReadCases {
  readonly shown: readonly ShownCase[];
  readonly hidden: readonly HiddenKind<AuthoredCase>[];
  readonly lineOf: ReadText<Cases>["lineOf"];
}

/** Reads `cases.yaml`. What is wrong with a case is in `problems`, and the case left out; null where nothing can be read. */
export function readCases(text: string, about: About): ReadCases | null {
  const read = readText(text, Cases, { problems: about.problems });
  if (!read) return null;
  const { value, lineOf } = read;
  const at =
    (...path: readonly (string | number)[]): Complain =>
    (message, key) =>
      about.problems.add(lineOf(key === undefined ? path : [...path, key]), message);

  const shown = value.shown.flatMap((written, place): readonly ShownCase[] => {
    const complain = at("shown", place);
    const each = readCase(written, about, complain);
    if (each === null) return [];
    if (each.input.kind === "made" || each.expected === null) {
      complain("a shown case has its input and output written out, not make or computed.");
      return [];
    }
    return [{ input: each.input.values, expected: each.expected, note: written.note }];
  });
  const hidden = value.hidden.map(({ kind, title, why, cases }, place) => ({
    kind,
    title,
    why,
    cases: cases.flatMap(
      (written, number) => readCase(written, about, at("hidden", place, "cases", number)) ?? [],
    ),
  }));
  return { shown, hidden, lineOf };
}

function readCase(written: WrittenCase, about: About, complain: Complain): AuthoredCase | null {
  const input = readInput(written, about, complain);
  const expected = readExpected(written, about, complain);
  return input === null || expected === undefined ? null : { input, expected };
}

function readInput(written: WrittenCase, { style }: About, complain: Complain): CaseInput | null {
  if (written.make !== undefined) {
    if (written.n === undefined) {
      complain("a made input needs its size: n.", "make");
      return null;
    }
    return { kind: "made", make: written.make, n: written.n, seed: written.seed };
  }
  if (style.kind === "program") {
    if (written.stdin === undefined) complain("a case of a program has stdin and stdout.");
    return written.stdin === undefined ? null : { kind: "given", values: [written.stdin] };
  }
  const values = written.in;
  if (values === undefined) {
    complain("a case has its arguments as a list: in: [ … ].");
    return null;
  }
  const { parameters } = style.signature;
  if (values.length !== parameters.length) {
    complain(
      `in has ${values.length} values, and there are ${parameters.length} parameters.`,
      "in",
    );
    return null;
  }
  for (const [at, { name, type }] of parameters.entries()) {
    const parsed = parseType(type, style.types);
    const wrong = parsed.ok
      ? (misfit(values[at] ?? null, parsed.value, style.types)?.sentence ?? null)
      : null;
    if (wrong !== null) complain(`${name}: ${wrong}.`, "in");
  }
  return { kind: "given", values };
}

/** Null for `computed`; undefined where it cannot be read. */
function readExpected(
  written: WrittenCase,
  { style, checker }: About,
  complain: Complain,
): Expected | null | undefined {
  const { stdout } = written;
  const isProgram = style.kind === "program";
  const key = isProgram ? "stdout" : "out";
  const out = isProgram ? stdout : written.out;
  if (out === undefined) {
    complain(`a case says what must come out: ${key}: ….`);
    return undefined;
  }
  if (out === "computed" && written.make !== undefined) return null;
  if (out === "computed")
    complain("only made inputs have computed outputs. Write the expected value by hand.", key);
  if (isProgram) return { kind: "value", value: printedText(stdout ?? "") };
  const any = checker === "any-of" ? anyOf(out) : null;
  if (checker === "any-of" && any === null) {
    complain("with the checker any-of write out: { any: [one, another] }.", "out");
    return undefined;
  }
  // A custom checker may be handed whatever helps it.
  const parsed = parseType(style.signature.returns, style.types);
  if (parsed.ok && checker !== "custom")
    for (const value of any ?? [out]) {
      const wrong = misfit(value, parsed.value, style.types)?.sentence ?? null;
      if (wrong !== null) complain(`what comes out: ${wrong}.`, "out");
    }
  return any === null ? { kind: "value", value: out } : { kind: "any", values: any };
}
