import type { Expected, ProblemStyle, Value } from "@taiyari/domain/practice";
import { valueText } from "../../../shared/practice/value-text.ts";

/** What comes in, by the name of each part: parameters, or what a program reads. */
export function inputRows(
  style: ProblemStyle,
  input: readonly Value[],
): readonly { readonly name: string; readonly text: string }[] {
  if (style.kind === "program") return [{ name: "reads", text: printed(input[0] ?? "") }];
  return style.signature.parameters.map(({ name }, at) => ({
    name,
    text: valueText(input[at] ?? null),
  }));
}

/** What must come out; null where it is too large to be sent. */
export function expectedText(expected: Expected, style: ProblemStyle): string | null {
  const text = (value: Value) => (style.kind === "program" ? printed(value) : valueText(value));
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
function printed(value: Value): string {
  return typeof value === "string" ? value.replace(/\n$/u, "") : valueText(value);
}
