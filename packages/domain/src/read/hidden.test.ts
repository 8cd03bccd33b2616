import { expect, test } from "vitest";
import { readResume } from "./read-resume.ts";
import { documentOf, page } from "./testing/page.ts";

const LINES = ["Asha Rao", "asha@example.in", "Skills", "SQL, Python"];

function readingWith(hidden: readonly string[]) {
  const seen = page(LINES);
  const runs = page(hidden, { x: 50, top: 400 }).runs.map((run) => ({
    ...run,
    hidden: true as const,
  }));
  return readResume(documentOf({ ...seen, runs: [...runs, ...seen.runs] }));
}

test("keeps hidden lines after all others, marked, and reads no field from them", () => {
  const plain = readResume(documentOf(page(LINES)));
  const reading = readingWith(["Kafka, Spark, Hive", "ravi@example.in"]);
  expect(reading.lines.slice(0, LINES.length)).toEqual(plain.lines);
  expect(reading.lines.slice(LINES.length)).toMatchObject([
    { number: 5, text: "Kafka, Spark, Hive", hidden: true },
    { number: 6, text: "ravi@example.in", hidden: true },
  ]);
  expect(reading).toMatchObject({
    contact: plain.contact,
    skills: plain.skills,
    losses: plain.losses,
  });
  expect(reading.unplaced.filter((line) => line > LINES.length)).toEqual([5, 6]);
});
