import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ScoreSign } from "./score-sign.tsx";

test.each([
  [59, "Low", "is-low", 1],
  [60, "Medium", "is-medium", 2],
  [79, "Medium", "is-medium", 2],
  [80, "High", "is-high", 3],
])("%i is %s, in a word and in %s", (score, word, tone, steps) => {
  const { container } = render(<ScoreSign score={score} />);
  screen.getByText(word);
  expect(container.firstElementChild?.classList.contains(tone)).toBe(true);
  expect(container.querySelectorAll("rect:not(.score-sign__off)")).toHaveLength(steps);
});
