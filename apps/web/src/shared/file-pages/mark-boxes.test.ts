import { fieldGroupsOf } from "@taiyari/domain/correct";
import { describe, expect, test } from "vitest";
import { MEERA, readingOf } from "../../testing/make-reading.ts";
import { marksOn } from "./mark-boxes.ts";
import { stopsOf } from "./stops-of.ts";

function marksOf(lines: readonly string[], page = 1) {
  const reading = readingOf(lines);
  const fields = fieldGroupsOf(reading, reading).flatMap((group) => group.fields);
  return { reading, marks: marksOn(page, fields, reading, stopsOf([])) };
}

describe("marksOn", () => {
  test("marks nothing on a page that is not there", () => {
    expect(marksOf(MEERA, 2).marks).toEqual([]);
  });

  test("marks no field that is absent", () => {
    const { marks } = marksOf(["Meera Joshi", "EXPERIENCE", "Data Analyst, Kaveri Retail"]);
    expect(marks.every(({ field }) => field.text !== "")).toBe(true);
  });

  test("puts each mark on the words of its field", () => {
    const { reading, marks } = marksOf(MEERA);
    const email = marks.find(({ field }) => field.id === "contact-email");
    const line = reading.lines[2];
    expect(email?.first.y).toBe(line?.y);
    expect(email?.first.x).toBe(line?.x);
    expect(email?.first.width).toBeLessThan((line?.width ?? 0) * 0.7);
  });

  test("joins the bullets of an entry to one mark, as long as they follow each other", () => {
    const { marks } = marksOf(MEERA);
    const bullets = marks.find(({ field }) => field.label === "Bullets");
    expect(bullets?.boxes).toHaveLength(1);
  });

  test("hangs numbers on the page, each in a place of its own", () => {
    const { reading, marks } = marksOf(MEERA);
    const [page] = reading.pages;
    for (const { pin } of marks) {
      expect(pin.x).toBeGreaterThanOrEqual(0);
      expect(pin.x).toBeLessThanOrEqual(page?.width ?? 0);
    }
    const places = new Set(marks.map(({ pin }) => `${pin.x} ${pin.y}`));
    expect(places.size).toBe(marks.length);
  });
});
