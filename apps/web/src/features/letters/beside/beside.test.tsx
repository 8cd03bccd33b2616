import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { check, LETTER, withText } from "../testing/make-letter.ts";
import { JobAsks } from "./job-asks.tsx";
import { LetterSources } from "./letter-sources.tsx";
import { LetterStats } from "./letter-stats.tsx";
import { UnprovenClaims, withoutClaim } from "./unproven-claims.tsx";

afterEach(cleanup);

const CLAIM = "I am an expert in customer analytics.";
const CLAIMED = withText(LETTER, "why", `It is close to home. ${CLAIM} Really.`);

test("says what the job asks, and what would help next", () => {
  render(<JobAsks letter={LETTER} check={check(LETTER)} />);
  expect(screen.getByText("Two things, one answered with proof")).toBeTruthy();
  expect(screen.getByText(/In neither/)).toBeTruthy();
  expect(screen.getByText(/^Say why Nandi Retail\./)).toBeTruthy();
});

test("has nothing to compare without a description", () => {
  const { asks: _asks, ...rest } = check(LETTER);
  render(<JobAsks letter={LETTER} check={{ ...rest, asks: [] }} />);
  expect(screen.getByText(/names nothing that can be compared/)).toBeTruthy();
});

test("shows the lines a letter uses, and all of them when asked", () => {
  render(<LetterSources check={check(withText(LETTER, "evidence", "Nothing."))} />);
  expect(screen.queryByText("Built the daily order pipeline in PostgreSQL")).toBeTruthy();
  cleanup();
  render(<LetterSources check={check({ ...LETTER, paragraphs: [] })} />);
  expect(screen.queryByText(/daily order pipeline/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "All of your resume" }));
  expect(screen.getByText(/daily order pipeline/)).toBeTruthy();
});

test("warns of what a reader would miss", () => {
  render(<LetterStats letter={CLAIMED} check={check(CLAIMED)} />);
  expect(screen.getByText("One claim without proof")).toBeTruthy();
  expect(screen.getByText("Company and role named")).toBeTruthy();
  cleanup();
  const we = withText({ ...LETTER, company: "" }, "why", "We cut costs.");
  render(<LetterStats letter={we} check={check(we)} />);
  expect(screen.getByText("Says “we”: say what you did")).toBeTruthy();
  expect(screen.getByText("Role named, no company")).toBeTruthy();
});

test("offers what was done in the place of a claim, or to leave it out", () => {
  const { unproven } = check(CLAIMED);
  const line = check(LETTER).groups[0]?.lines[0];
  if (!line) throw new Error("a resume without lines");
  const replace = vi.fn<(claim: unknown, text: string) => void>();
  const replacement = { text: "At Saral Commerce I ran 22 price experiments.", line };
  render(<UnprovenClaims claims={unproven} replacement={replacement} onReplace={replace} />);
  expect(screen.getByRole("heading", { name: /expert in customer analytics/ })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Use it" }));
  fireEvent.click(screen.getByRole("button", { name: "Leave it out" }));
  expect(replace.mock.calls.map(([, text]) => text)).toEqual([replacement.text, ""]);
});

test("leaves a claim out without a gap", () => {
  const [claim] = check(CLAIMED).unproven;
  if (!claim) throw new Error("no claim");
  expect(withoutClaim(CLAIMED, claim, "")).toBe("It is close to home. Really.");
  expect(withoutClaim(CLAIMED, claim, "I walk.")).toBe("It is close to home. I walk. Really.");
  expect(withoutClaim({ ...CLAIMED, paragraphs: [] }, claim, "")).toBeNull();
});
