import { foldPractice } from "@taiyari/domain/practice/progress";
import { expect, test } from "vitest";
import { practiceProgress } from "./practice-progress.ts";

const AT = "2026-11-05T06:00:00.000Z";
const NOW = Date.parse("2026-11-06T06:00:00.000Z");
const opened = {
  id: "1",
  at: AT,
  zone: "Asia/Kolkata",
  kind: "problem-opened",
  problem: "a",
} as const;
const solved = {
  ...opened,
  id: "2",
  kind: "problem-submitted",
  topic: "arrays",
  language: "python",
  code: "",
  result: "passed",
  passed: 15,
  total: 15,
  cases: "",
  hints: 0,
  round: null,
} as const;

test("says nothing before a problem was opened, then how many are solved", () => {
  expect(practiceProgress(foldPractice([]), NOW)).toBeNull();
  expect(practiceProgress(foldPractice([opened]), NOW)).toMatchObject({
    last: "Last practised 5 Nov 2026",
  });
  expect(practiceProgress(foldPractice([opened, solved]), NOW)?.now.text).toBe("1 problem solved");
});
