import { expect, test } from "vitest";
import { richLines } from "./lines.ts";
import { stored } from "./testing/written.ts";

test("has lines with their levels, none more than one below the point above it", () => {
  const text = "Intro\n    • too deep\n  • below\n      • third\n• first\n\n  • second\nEnd";
  expect(
    richLines(text).map(({ text: words, isBullet, level }) => [words, isBullet, level]),
  ).toEqual([
    ["Intro", false, 0],
    ["too deep", true, 0],
    ["below", true, 1],
    ["third", true, 2],
    ["first", true, 0],
    ["second", true, 1],
    ["End", false, 0],
  ]);
});

test("has runs of a line without its mark and blanks around it", () => {
  const [line] = richLines(stored("  • <b>Led</b> four  "));
  expect(line?.runs.map(({ text, bold }) => [text, bold])).toEqual([
    ["Led", true],
    [" four", false],
  ]);
});

test("leaves out lines without words", () => {
  expect(richLines(" \n• \n")).toEqual([]);
});
