import { describe, expect, test } from "vitest";
import { labelOf } from "./labels.ts";

describe("labelOf", () => {
  test("finds no label where nothing stands after it", () => {
    expect(labelOf("Designation :")).toBeNull();
  });

  test.each([
    ["Name of the Company : Tara Pumps", "company"],
    ["Name of School: Tara Vidyalaya", "company"],
    ["Post Held : Clerk", "title"],
    ["Title of the Project : Load Monitor", "name"],
    ["Project #2: Load Monitor", "name"],
    ["Period of Service : 2015 to 2019", "dates"],
  ])("reads the label of %j as %s", (text, kind) => {
    expect(labelOf(text)?.kind).toBe(kind);
  });
});
