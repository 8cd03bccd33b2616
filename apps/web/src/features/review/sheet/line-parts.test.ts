import { fieldGroupsOf } from "@taiyari/domain/correct";
import { expect, test } from "vitest";
import { MEERA, readingOf } from "../../../testing/make-reading.ts";
import { lineParts } from "./line-parts.ts";

const reading = readingOf(MEERA);
const fields = fieldGroupsOf(reading, reading).flatMap((group) => group.fields);

test("a line keeps every letter, however many fields stand on it", () => {
  for (const line of reading.lines) {
    expect(
      lineParts(line, fields)
        .map(({ text }) => text)
        .join(""),
    ).toBe(line.text);
  }
});

/** The names of the fields on a line. */
function named(number: number): string[] {
  const line = reading.lines[number - 1];
  return line ? lineParts(line, fields).flatMap(({ field }) => field?.label ?? []) : [];
}

test("a line names the fields that stand on it, a list once", () => {
  expect(named(3)).toEqual(["Email", "Location"]);
  expect(named(4)).toEqual([]);
  expect(named(13)).toEqual(["Skills"]);
});
