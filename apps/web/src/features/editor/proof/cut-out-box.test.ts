import type { ReadLine, TextRun } from "@taiyari/domain/resume";
import { expect, test } from "vitest";
import { cutOutBox } from "./cut-out-box.ts";

const LINE: ReadLine = {
  number: 1,
  page: 1,
  column: 0,
  text: "Technical SQL, Python Kochi",
  x: 50,
  y: 100,
  width: 450,
  height: 10,
  size: 10,
  bold: false,
};

const run = (text: string, x: number, width: number, baseline = 108) =>
  ({ text, x, width, baseline }) as TextRun;

const RUNS = [
  run("Technical", 50, 40),
  run("SQL, Python", 120, 60),
  run("Kochi", 470, 30),
  run("Of another line", 200, 300, 130),
];

test("words at the other end of the line, and those of other lines, are left out", () => {
  const mark = { x: 470, y: 100, width: 30, height: 10 };
  expect(cutOutBox(LINE, mark, RUNS)).toEqual({ x: 466, y: 99, width: 38, height: 12 });
});

test("words beside each other are kept together, with their label", () => {
  const mark = { x: 140, y: 100, width: 20, height: 10 };
  expect(cutOutBox(LINE, mark, RUNS)).toMatchObject({ x: 46, width: 138 });
});

test("without a mark it is the whole line, and without words around it the mark alone", () => {
  expect(cutOutBox(LINE, null, RUNS)).toMatchObject({ x: 46, width: 458 });
  const mark = { x: 300, y: 100, width: 20, height: 10 };
  expect(cutOutBox(LINE, mark, [])).toMatchObject({ x: 296, width: 28 });
});
