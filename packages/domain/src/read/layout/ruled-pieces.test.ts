import { expect, test } from "vitest";
import type { Piece } from "../line/line.ts";
import { cutAtLines } from "./ruled-pieces.ts";

const piece: Piece = {
  text: "Tara College 2017",
  x: 100,
  right: 185,
  baseline: 50,
  order: 0,
  afterBlank: false,
  size: 10,
  bold: false,
  italic: false,
  font: "",
};

test("leaves a text whole that no line crosses", () => {
  expect(cutAtLines([piece], [{ x: 162, y: 60, width: 1, height: 20 }])).toEqual([piece]);
});

test("cuts a text at the blank where an upright line stands", () => {
  const cut = cutAtLines([piece], [{ x: 162, y: 40, width: 1, height: 20 }]);
  expect(cut.map(({ text }) => text)).toEqual(["Tara College", "2017"]);
});
