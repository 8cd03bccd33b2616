import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ProofTally, tallyWords } from "./proof-tally.tsx";

const counts = (same: number, changed: number, lost: number) => ({
  groups: [],
  total: same + changed + lost,
  same,
  changed,
  lost,
});

test.each([
  [counts(0, 0, 0), "Nothing is written yet."],
  [counts(0, 0, 1), "0 fields came back as you typed them. 1 was lost."],
  [counts(1, 0, 0), "1 field came back as you typed it."],
  [counts(51, 0, 0), "All 51 fields came back as you typed them."],
  [counts(48, 2, 1), "48 fields came back as you typed them. 2 are found elsewhere. 1 was lost."],
])("%o in words", (proof, words) => {
  expect(tallyWords(proof)).toBe(words);
});

test("counts no field as read that is found elsewhere", () => {
  render(<ProofTally proof={counts(48, 2, 1)}>We opened the file.</ProofTally>);
  expect(screen.getByText("48").textContent).toBe("48 of 51");
});
