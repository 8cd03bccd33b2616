import {
  misfit,
  parseType,
  printValue,
  type ProblemStyle,
  type Value,
} from "@taiyari/domain/practice";

/** An input as it is typed, a text for each parameter; of a program the whole of what it reads. */
export interface OwnInput {
  readonly texts: readonly string[];
  /** What is wrong with each; null where nothing is. */
  readonly problems: readonly (string | null)[];
  /** Null where something is wrong. */
  readonly values: readonly Value[] | null;
}

/** @param texts  in the order of the parameters */
export function readOwnInput(style: ProblemStyle, texts: readonly string[]): OwnInput {
  if (style.kind === "program") {
    const text = texts[0] ?? "";
    return { texts: [text], problems: [null], values: [text] };
  }
  const read = style.signature.parameters.map(({ type }, at) =>
    readValue(texts[at] ?? "", type, style),
  );
  return {
    texts: style.signature.parameters.map((_, at) => texts[at] ?? ""),
    problems: read.map(({ problem }) => problem),
    values: read.some(({ problem }) => problem !== null) ? null : read.map(({ value }) => value),
  };
}

/** An input as a person would type it: as JSON. */
export function textsOf(style: ProblemStyle, input: readonly Value[]): readonly string[] {
  if (style.kind === "program") return [typeof input[0] === "string" ? input[0] : ""];
  return style.signature.parameters.map((_, at) => printValue(input[at] ?? null, "javascript"));
}

interface Read {
  readonly value: Value;
  readonly problem: string | null;
}

type FunctionStyle = Extract<ProblemStyle, { readonly kind: "function" }>;

function readValue(text: string, typeText: string, { types }: FunctionStyle): Read {
  if (text.trim() === "") return { value: null, problem: "Write a value." };
  let value: Value;
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what JSON gives is a value without tags
    value = JSON.parse(text) as Value;
  } catch {
    return {
      value: null,
      problem: 'This cannot be read. Write it as in the examples: [1, 2], "text", true, null.',
    };
  }
  const type = parseType(typeText, types);
  const wrong = type.ok ? misfit(value, type.value, types) : null;
  return wrong === null
    ? { value, problem: null }
    : { value, problem: `${wrong.slice(0, 1).toUpperCase()}${wrong.slice(1)}.` };
}
