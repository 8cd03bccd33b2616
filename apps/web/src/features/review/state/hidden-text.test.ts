import { expect, test } from "vitest";
import { hiddenReading, readingOf } from "../../../testing/make-reading.ts";
import { hiddenLinesOf } from "./hidden-text.ts";

test("finds nothing in an honest file", () => {
  expect(hiddenLinesOf(readingOf(["Meera Joshi"]))).toEqual([]);
});

test.each([
  { at: { x: 700 }, why: "Off the page", isOnPage: false },
  { at: { x: -400 }, why: "Off the page", isOnPage: false },
  { at: { baseline: 2_000 }, why: "Off the page", isOnPage: false },
  { at: { size: 1, width: 12 }, why: "Too small to read", isOnPage: true },
  { at: {}, why: "No visible ink", isOnPage: true },
])("says why nobody sees a line: $why at $at", ({ at, why, isOnPage }) => {
  const reading = hiddenReading("Kafka, Spark, Hive, Docker", at);
  expect(hiddenLinesOf(reading)).toMatchObject([
    { line: { text: "Kafka, Spark, Hive, Docker" }, why, isOnPage },
  ]);
});
