import {
  misfit,
  parseType,
  printValue,
  type ProblemStyle,
  type Value,
} from "@taiyari/domain/practice";
import { jsonPiece, type Piece } from "./json-piece.ts";

/** An input as it is typed, a text for each parameter; of a program the whole of what it reads. */
export interface OwnInput {
  readonly texts: readonly string[];
  /** What is wrong with each; null where nothing is. */
  readonly problems: readonly (string | null)[];
  /** Where that stands in its text; null where nothing is wrong, or all of it. */
  readonly places: readonly (Piece | null)[];
  /** Null where something is wrong. */
  readonly values: readonly Value[] | null;
}

/** @param texts  in the order of the parameters */
export function readOwnInput(style: ProblemStyle, texts: readonly string[]): OwnInput {
  if (style.kind === "program") {
    const text = texts[0] ?? "";
    return { texts: [text], problems: [null], places: [null], values: [text] };
  }
  const read = style.signature.parameters.map(({ type }, at) =>
    readValue(texts[at] ?? "", type, style),
  );
  return {
    texts: style.signature.parameters.map((_, at) => texts[at] ?? ""),
    problems: read.map(({ problem }) => problem),
    places: read.map(({ place }) => place),
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
  readonly place: Piece | null;
}

type FunctionStyle = Extract<ProblemStyle, { readonly kind: "function" }>;

function readValue(text: string, typeText: string, { types }: FunctionStyle): Read {
  if (text.trim() === "") return { value: null, problem: "Write a value.", place: null };
  let value: Value;
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what JSON gives is a value without tags
    value = JSON.parse(text) as Value;
  } catch {
    return {
      value: null,
      problem: 'This cannot be read. Write it as in the examples: [1, 2], "text", true, null.',
      place: null,
    };
  }
  const type = parseType(typeText, types);
  const wrong = type.ok ? misfit(value, type.value, types) : null;
  if (wrong === null) return { value, problem: null, place: null };
  const { sentence, path } = wrong;
  return {
    value,
    problem: `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}.`,
    place: path.length === 0 ? null : jsonPiece(text, path),
  };
}
