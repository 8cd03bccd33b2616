import { expect, test } from "vitest";
import { differenceWords } from "./difference-words.ts";

const NAME = { section: "personal", item: null, field: "fullName" };

test("says of both sides what stands there", () => {
  const common = { key: "k", label: "l" };
  const photo = { ...NAME, field: "photo" };
  expect(
    [
      { ...common, kind: "field", field: NAME, before: true, after: false } as const,
      { ...common, kind: "field", field: NAME, before: ["a", "b"], after: [] } as const,
      {
        ...common,
        kind: "field",
        field: photo,
        before: "",
        after: "data:image/png;base64,A",
      } as const,
      { ...common, kind: "added", section: "experience", item: "j1", text: "" } as const,
      { ...common, kind: "removed", section: "experience", item: "j1", text: "Analyst" } as const,
      { ...common, kind: "order", section: null, before: ["A", "B"], after: ["B", "A"] } as const,
    ].map(differenceWords),
  ).toEqual([
    { before: "Yes", after: "No" },
    { before: "a, b", after: "" },
    { before: "", after: "A photo" },
    { before: "", after: "An empty entry" },
    { before: "Analyst", after: "" },
    { before: "A, B", after: "B, A" },
  ]);
});
