import { expect, test } from "vitest";
import { copiesOf, repeatsOf } from "./copied.ts";

const JOB =
  "Responsibilities\n- Build dashboards that branch managers open every morning\nSQL, Python";
const isCopied = copiesOf(JOB);

test("takes the description's own sentence for a copy, also with a word changed at its end", () => {
  expect(isCopied("Build dashboards that branch managers open every morning.")).toBe(true);
  expect(isCopied("build dashboards that branch managers open each day")).toBe(true);
});

test("leaves own sentences alone that share the words of the trade", () => {
  expect(
    isCopied(
      "Built 14 dashboards that branch managers open every morning in Pune and Goa, with alerts for stock, sales and returns of the week.",
    ),
  ).toBe(false);
  expect(isCopied("SQL, Python")).toBe(false);
  expect(copiesOf("")("Build dashboards that branch managers open every morning")).toBe(false);
});

const found = (value: string) => ({ value, confidence: 1, places: [] });

test("takes a bullet that only says listed skills for the list again", () => {
  const isRepeated = repeatsOf([found("Baking"), found("Power BI")]);
  expect(["Baking", "Power BI, baking.", "Baking and Power BI"].every(isRepeated)).toBe(true);
  expect(["", "Baking bread", "Baking, SQL"].some(isRepeated)).toBe(false);
});
