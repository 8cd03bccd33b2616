import { expect, test } from "vitest";
import { readWords } from "./trouble-card.tsx";

test("says that nothing was read of a tag that is lost, whatever became of the others", () => {
  expect(readWords({ read: "SQL, Python", parts: ["Tableau"] })).toBe("Nothing");
});

test("says what was read of a field of one text, and nothing where there is nothing", () => {
  expect(readWords({ read: "Asha", parts: [] })).toBe("Asha");
  expect(readWords({ read: "", parts: [] })).toBe("Nothing");
});
