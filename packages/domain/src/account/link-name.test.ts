import { expect, test } from "vitest";
import { linkNameOf, linkNameProblem } from "./link-name.ts";

test.each([
  ["", "length"],
  ["ab", "length"],
  ["a".repeat(31), "length"],
  ["asha verma", "characters"],
  ["asha_verma", "characters"],
  ["आशा-वर्मा", "characters"],
  ["-asha", "characters"],
  ["asha-", "characters"],
  ["asha--verma", "characters"],
  ["../login", "characters"],
  ["report", "reserved"],
  ["taiyari", "reserved"],
])("%j is refused for its %s", (name, problem) => {
  expect(linkNameProblem(name)).toBe(problem);
});

test.each(["abc", "asha-verma", "asha-verma-2026", "007", "a".repeat(30)])(
  "%j is a name",
  (name) => {
    expect(linkNameProblem(name)).toBeNull();
  },
);

test("capitals and space around it do not count", () => {
  expect(linkNameOf("  Asha-Verma ")).toBe("asha-verma");
});
