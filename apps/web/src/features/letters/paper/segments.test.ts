import { expect, test } from "vitest";
import { check, LETTER, withText } from "../testing/make-letter.ts";
import { segmentsOf } from "./segments.ts";

function shown(id: string, letter = LETTER) {
  const { proofs, unproven } = check(letter);
  const of = <One extends { readonly paragraph: string }>(all: readonly One[]) =>
    all.filter(({ paragraph }) => paragraph === id);
  const text = letter.paragraphs.find((one) => one.id === id)?.text ?? "";
  return segmentsOf(text, of(proofs), of(unproven)).map(({ from, to, kind, badge }) => [
    kind,
    text.slice(from, to),
    badge,
  ]);
}

test("cuts nothing out of an empty paragraph", () => {
  expect(segmentsOf("", [], [])).toEqual([]);
});

test("numbers a proof where it ends", () => {
  expect(shown("evidence")).toContainEqual([
    "proof",
    "built the daily order pipeline in PostgreSQL",
    2,
  ]);
});

test("shows a blank as one, and a claim without proof with its mark", () => {
  expect(shown("why")).toContainEqual(["blank", "[why this company, in your own words?]", null]);
  const claim = "I am an expert in customer analytics.";
  expect(shown("why", withText(LETTER, "why", `They sell. ${claim}`))).toEqual([
    ["text", "They sell. ", null],
    ["unproven", claim, "!"],
  ]);
});
