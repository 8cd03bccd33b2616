import { expect, test } from "vitest";
import { wordingParts } from "./wording-parts.ts";

const shown = (text: string) =>
  wordingParts(text).map(({ words, isBlank }) => (isBlank ? `<${words}>` : words));

test.each([
  ["", []],
  ["Wrote reports.", ["Wrote reports."]],
  ["[what did you do?] reports", ["<what did you do?>", " reports"]],
  ["from [how much?] to [how much?]", ["from ", "<how much?>", " to ", "<how much?>"]],
  ["[not a question]", ["[not a question]"]],
])("cuts %j at its blanks", (text, parts) => {
  expect(shown(text)).toEqual(parts);
});
