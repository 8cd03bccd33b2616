import { expect, test } from "vitest";
import { dueOf, stepDay, todayIn, toneOf } from "./words.ts";

test("a next step says how near it is, and past ones stand out", () => {
  expect(stepDay("2026-11-24", 1)).toBe("Tomorrow, 24 Nov 2026");
  expect(stepDay("2026-11-20", -3)).toBe("3 days ago, 20 Nov 2026");
  expect([-1, 0, 1, 2].map(dueOf)).toEqual(["past", "due", "due", undefined]);
});

test("the sign of a stage has a colour for what it means", () => {
  expect(
    (["saved", "interview", "accepted", "rejected", "withdrawn"] as const).map(toneOf),
  ).toEqual(["waiting", "under-way", "good", "bad", "waiting"]);
});

test("today is that of the person's zone", () => {
  expect(todayIn("Asia/Kolkata")).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  expect(todayIn("Pacific/Kiritimati") >= todayIn("Pacific/Pago_Pago")).toBe(true);
});
