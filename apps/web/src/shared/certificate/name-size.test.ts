import { expect, test } from "vitest";
import { isTight, nameSize } from "./name-size.ts";

test.each([
  ["Ananya Iyer", "large", true],
  ["Lakshminarayanan Subramaniam", "medium", true],
  ["Venkata Naga Satya Lakshmi Narasimha Subrahmanyam Chandrasekhar", "small", true],
  ["José D’Souza-Fernandes", "medium", true],
  ["आशा राव", "large", false],
  ["லட்சுமி நாராயணன்", "medium", false],
  ["ലക്ഷ്മിനാരായണൻ സുബ്രഹ്മണ്യൻ", "medium", false],
] as const)("%s stands %s", (name, size, tight) => {
  expect([nameSize(name), isTight(name)]).toEqual([size, tight]);
});
