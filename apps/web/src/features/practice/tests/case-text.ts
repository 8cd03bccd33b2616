import {
  printValue,
  type Expected,
  type Language,
  type ProblemStyle,
  type Value,
} from "@taiyari/domain/practice";

export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** What comes in, by the name of each part: parameters, or what a program reads. */
export function inputRows(
  style: ProblemStyle,
  input: readonly Value[],
  language: Language,
): readonly NamedText[] {
  if (style.kind === "program") return [{ name: "reads", text: printed(input[0] ?? "") }];
  return style.signature.parameters.map(({ name }, at) => ({
    name,
    text: printValue(input[at] ?? null, language),
  }));
}

/** What must come out; null where it is too large to be sent. */
export function expectedText(
  expected: Expected,
  style: ProblemStyle,
  language: Language,
): string | null {
  const text = (value: Value) =>
    style.kind === "program" ? printed(value) : printValue(value, language);
  switch (expected.kind) {
    case "value":
      return text(expected.value);
    case "any":
      return expected.values.map(text).join(" or ");
    case "digest":
      return null;
  }
}

/** Texts that are read or printed stand as they are, line by line. */
export function printed(value: Value): string {
  return typeof value === "string" ? value.replace(/\n$/u, "") : printValue(value, "javascript");
}
