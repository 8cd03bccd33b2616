import { expect, test } from "vitest";
import { openedWithVerb } from "./rewording.ts";

function written(quote: string, current = false): string {
  return openedWithVerb(quote, current)
    .map((piece) => (piece.kind === "text" ? piece.text : `[${piece.ask}]`))
    .join("");
}

test.each([
  [
    "Handling billing of sub contractors and checking of measurement sheets.",
    "Handled billing of sub contractors and checked measurement sheets",
  ],
  ["Responsible for execution of RCC work for a tower.", "Executed RCC work for a tower"],
  ["Was involved in execution of RCC work.", "[what did you do?] execution of RCC work"],
  ["Helped in preparing of estimates.", "Helped prepare estimates"],
])("%s", (quote, made) => {
  expect(written(quote)).toBe(made);
});

test("keeps the present for work that goes on", () => {
  expect(written("Responsible for preparation of bills and checking of stock.", true)).toBe(
    "Prepare bills and check stock",
  );
});
