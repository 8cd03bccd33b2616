import * as fc from "fast-check";
import { expect, test } from "vitest";
import { placeLabels } from "./place-labels.ts";

test("labels with room stand below their marks", () => {
  expect(placeLabels([], 300)).toEqual([]);
  expect(
    placeLabels(
      [
        { at: 100, width: 60 },
        { at: 250, width: 60 },
      ],
      300,
    ),
  ).toEqual([70, 220]);
});

test("labels of near marks give way to each other, and none leaves the line", () => {
  const near = placeLabels(
    [
      { at: 133, width: 70 },
      { at: 160, width: 70 },
      { at: 320, width: 80 },
    ],
    374,
  );
  expect(near).toEqual([82, 160, 280]);
  expect(placeLabels([{ at: 4, width: 60 }], 100)).toEqual([0]);
  expect(placeLabels([{ at: 98, width: 60 }], 100)).toEqual([40]);
});

test("no label covers another, is outside, or lies beside its mark", () => {
  const wanted = fc.array(
    fc.record({ at: fc.integer({ min: 0, max: 400 }), width: fc.integer({ min: 20, max: 120 }) }),
    { maxLength: 7 },
  );
  fc.assert(
    fc.property(wanted, (unsorted) => {
      const labels = unsorted.toSorted((a, b) => a.at - b.at);
      let end = 0;
      for (const [index, left] of placeLabels(labels, 400).entries()) {
        const label = labels[index];
        if (left === null || !label) continue;
        expect(left).toBeGreaterThanOrEqual(end);
        expect(left + label.width).toBeLessThanOrEqual(400);
        expect(left).toBeLessThanOrEqual(label.at);
        expect(left + label.width).toBeGreaterThanOrEqual(label.at);
        end = left + label.width;
      }
    }),
  );
});
