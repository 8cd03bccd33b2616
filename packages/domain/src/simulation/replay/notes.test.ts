import { expect, test } from "vitest";
import type { Act } from "../run.ts";
import { makeScenario } from "../testing/make-scenario.ts";
import { notesMark } from "./notes.ts";
import { replay } from "./replay.ts";

const noted = (id: string, at: number, text: string, over?: string): Act => ({
  id,
  at,
  kind: "noted",
  text,
  ...(over === undefined ? {} : { over: notesMark(over) }),
});

const notesOf = (...acts: readonly Act[]) => replay(makeScenario(), acts).notes;

test("what somebody wrote over what they saw takes its place, also with lines gone", () => {
  expect(notesOf(noted("1", 5, "one\ntwo", ""), noted("2", 6, "two", "one\ntwo"))).toBe("two");
  expect(notesOf(noted("1", 5, "one\ntwo"), noted("2", 6, ""))).toBe("");
});

test("what two devices wrote without seeing each other is there from both, whichever is sent first", () => {
  const phone = noted("1", 5, "base\nphone", "base");
  const laptop = noted("2", 9, "base\nlaptop", "base");
  const both = notesOf(noted("0", 1, "base", ""), phone, laptop);
  expect(both).toBe("base\nlaptop\nphone");
  expect(notesOf(laptop, phone, noted("0", 1, "base", ""))).toBe(both);
  // Somebody who saw both may strike one out.
  const struck = noted("3", 12, "base\nlaptop", both);
  expect(notesOf(noted("0", 1, "base", ""), phone, laptop, struck)).toBe("base\nlaptop");
});
