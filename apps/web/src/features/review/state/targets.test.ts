import { applyCorrections } from "@taiyari/domain/correct";
import { expect, test } from "vitest";
import { MEERA, readingOf } from "../../../testing/make-reading.ts";
import { fieldsOfEntry, targetsIn } from "./targets.ts";

const reading = readingOf(MEERA);

test("an entry that is not there has no fields", () => {
  expect(fieldsOfEntry(reading, { list: "awards", at: 4 })).toEqual([]);
});

test("an entry says which of its fields hold nothing", () => {
  const empty = fieldsOfEntry(reading, { list: "experience", at: 0 })
    .filter(({ isEmpty }) => isEmpty)
    .map(({ field }) => (field.kind === "entry" ? field.field : field.kind));
  expect(empty).toEqual(["location"]);
});

test("words may be given to the entry they stand in first", () => {
  const [first, second] = targetsIn(reading, { list: "experience", at: 1 });
  expect(first?.title).toBe("Experience 2: Junior Analyst");
  expect(second?.title).toBe("Contact and summary");
});

test("every field that is offered takes the words of a bullet", () => {
  const from = { kind: "bullet", entry: { list: "experience", at: 0 }, at: 0 } as const;
  for (const { targets } of targetsIn(reading, null)) {
    for (const { field: to, label, first = [] } of targets) {
      const outcome = applyCorrections(reading, [...first, { kind: "reassign", from, to }]);
      expect({ label, ok: outcome.ok }).toEqual({ label, ok: true });
    }
  }
});
