import { expect, test } from "vitest";
import { announcementsFor } from "./announcements.ts";

const NAMES: Record<string, string> = { a1: "Personal", b2: "Experience", c3: "Education" };
const said = announcementsFor(["a1", "b2", "c3"], (id) => NAMES[id] ?? "");

/** Only the ids are looked at. */
function moving(active: string, over: string | null) {
  return { active: { id: active }, over: over === null ? null : { id: over } } as never;
}

test("says nothing of a place outside the list", () => {
  expect(said.onDragOver(moving("b2", null))).toBeUndefined();
});

test("says where a thing is put back, by name and number", () => {
  expect(said.onDragCancel(moving("b2", "c3"))).toBe(
    "Experience was put back and is number 2 of 3.",
  );
  expect(said.onDragEnd(moving("b2", null))).toBe("Experience stays number 2 of 3.");
  expect(said.onDragEnd(moving("b2", "b2"))).toBe("Experience stays number 2 of 3.");
});

test("says each step of a move by name and number, never by id", () => {
  const words = [
    said.onDragStart(moving("b2", null)),
    said.onDragOver(moving("b2", "c3")),
    said.onDragEnd(moving("b2", "c3")),
  ];
  expect(words).toEqual([
    "Picked up Experience, number 2 of 3.",
    "Experience would be number 3 of 3.",
    "Experience is number 3 of 3 now.",
  ]);
});
