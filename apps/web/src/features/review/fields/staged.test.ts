import type { FieldPart } from "@taiyari/domain/resume";
import { expect, test } from "vitest";
import { stagedCorrections, tidiedOffset } from "./staged.ts";

const part = (at: number, text: string): FieldPart => ({
  field: { kind: "language", at },
  text,
  confidence: 1,
  places: [],
});

test("what is emptied or only blanks were added to is no correction yet", () => {
  expect(stagedCorrections([part(0, "Hindi"), part(1, "Marathi")], ["", " Marathi "])).toEqual([]);
});

test("what was typed over is one, tidied", () => {
  expect(
    stagedCorrections([part(0, "Hindi"), part(1, "Mar")], ["Hindi", "Marathi\n (native)"]),
  ).toEqual([{ kind: "set", field: { kind: "language", at: 1 }, value: "Marathi (native)" }]);
});

test("a cursor keeps its word when blanks around it go", () => {
  expect(tidiedOffset("  Built  a model", 9)).toBe(6);
});
