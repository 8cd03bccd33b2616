import { daysBetween } from "@taiyari/domain/account";
import { expect, test } from "vitest";
import { countdownSentence, countdownText } from "./countdown.ts";

test.each([
  ["2026-11-04", -1, null, ""],
  ["2026-11-05", 0, "Interview today", "All the best for today."],
  ["2026-11-06", 1, "Interview tomorrow", "A little each day counts."],
  ["2026-11-12", 7, "Interview in 7 days", "One week is enough for a lot."],
  ["2026-11-19", 14, "Interview in 14 days", "Two weeks are enough for a lot."],
  ["2027-11-05", 365, "Interview in 365 days", ""],
])("an interview on %s is %d days from 5 November 2026", (on, days, text, sentence) => {
  expect(daysBetween("2026-11-05", on)).toBe(days);
  expect(countdownText(days)).toBe(text);
  expect(countdownSentence(days)).toBe(sentence);
});
