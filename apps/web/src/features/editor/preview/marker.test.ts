import { applyEdit, newDraft, type ResumeDraft } from "@taiyari/domain/draft";
import { describe, expect, test } from "vitest";
import { itemIdAt, marksOf } from "./marker.ts";

const PAGE = { width: 800, height: 1000, gap: 20, top: 50, bottom: 50 };
const box = (section: string, item: number | null, y: number, height: number) => ({
  section,
  item,
  x: 10,
  y,
  width: 500,
  height,
});

/** Three jobs, the one in the middle blank. */
function draftWithJobs(): ResumeDraft {
  let draft = newDraft();
  for (const id of ["a", "b", "c"]) {
    draft = applyEdit(draft, { kind: "add-item", section: "experience", id });
    const field = { section: "experience", item: id, field: "title" };
    if (id !== "b") draft = applyEdit(draft, { kind: "set-field", field, value: `Job ${id}` });
  }
  return draft;
}

describe("marksOf", () => {
  const boxes = [box("experience", null, 100, 300), box("experience", 1, 220, 90)];

  test("marks nothing that is not on the page", () => {
    expect(marksOf(boxes, PAGE, draftWithJobs(), "education", null)).toEqual([]);
  });

  test("marks the entry in hand: a blank one before it is not on the page", () => {
    expect(marksOf(boxes, PAGE, draftWithJobs(), "experience", "c")).toEqual([
      { x: 10, y: 220, width: 500, height: 90 },
    ]);
    expect(itemIdAt(draftWithJobs(), "experience", 1)).toBe("c");
  });

  test("marks the section while its entry is blank", () => {
    expect(marksOf(boxes, PAGE, draftWithJobs(), "experience", "b")).toMatchObject([{ y: 100 }]);
  });

  test("marks what goes over two pages on each of them, within the margins", () => {
    const long = [box("experience", null, 900, 300)];
    expect(marksOf(long, PAGE, draftWithJobs(), "experience", null)).toEqual([
      { x: 10, y: 900, width: 500, height: 50 },
      { x: 10, y: 1070, width: 500, height: 130 },
    ]);
  });
});
