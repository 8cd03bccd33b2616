import { expect, test } from "vitest";
import { runCheck } from "../testing/run-check.ts";
import type { SketchEntry } from "../../resume/testing/reading.ts";
import { datesParsed } from "./dates-parsed.ts";

const job = (dates: SketchEntry) => ({ title: "Clerk", company: "Kaveri", ...dates });
const noteOf = (dates: SketchEntry) =>
  runCheck(datesParsed, { experience: [job(dates)] }).evidence[0]?.marks[0]?.note;

test("gives nothing where there is no job and no study", () => {
  expect(runCheck(datesParsed, { name: "Asha Rao" }).points).toBe(0);
});

test.each([
  [{}, "No date was read beside it."],
  [{ to: "2021" }, "No start was read."],
  [{ from: "2021" }, "No end was read, and no “Present”."],
  [{ from: "Jan 2027", to: "Present" }, "It begins in the future."],
  [{ from: "2021", to: "2019" }, "It ends before it begins."],
  [{ from: "Jan 2021", to: "Present" }, undefined],
  [{ from: "2019", to: "2019" }, undefined],
])("says of %j: %s", (dates, note) => {
  expect(noteOf(dates)).toBe(note);
});

test("asks of a study its last year only", () => {
  const sketch = {
    experience: [job({})],
    education: [{ title: "B.Sc", company: "Pune University", to: "2018" }],
  };
  expect(runCheck(datesParsed, sketch)).toMatchObject({
    points: 1,
    finding: "One of two entries has no dates that can be counted with.",
  });
});
