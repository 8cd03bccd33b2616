import { describe, expect, test } from "vitest";
import type { Correction } from "../resume/corrections.ts";
import { isSameCorrections, mergeCorrections } from "./correction-lists.ts";

const email = (value: string): Correction => ({
  kind: "set",
  field: { kind: "contact", field: "email" },
  value,
});
const [A, B, C] = [email("a@example.in"), email("b@example.in"), email("c@example.in")];

/** The same as A, its keys in another order. */
const OTHER_A: Correction = JSON.parse(
  '{"value":"a@example.in","field":{"field":"email","kind":"contact"},"kind":"set"}',
);

const merge = (base: Correction[], mine: Correction[], theirs: Correction[]) =>
  mergeCorrections({ base, mine, theirs, inFlight: null });

test("compares corrections by what they say, in their order", () => {
  expect(isSameCorrections([A, B], [B, A])).toBe(false);
  expect(isSameCorrections([A], [A, B])).toBe(false);
  expect(isSameCorrections([A, B], [A])).toBe(false);
  expect(isSameCorrections([A, B], [OTHER_A, B])).toBe(true);
});

describe("mergeCorrections", () => {
  test("asks where both sides added something of their own", () => {
    expect(merge([A], [A, B], [A, C])).toEqual({ doc: [A, B], hasConflict: true });
  });

  test("asks where one side undid what the other went on from", () => {
    expect(merge([A, B], [A], [A, B, C])).toEqual({ doc: [A], hasConflict: true });
  });

  test("takes the longer side where it begins with all that the other has", () => {
    expect(merge([], [A], [OTHER_A, B])).toEqual({ doc: [OTHER_A, B], hasConflict: false });
    expect(merge([], [A, B], [A])).toEqual({ doc: [A, B], hasConflict: false });
  });
});
