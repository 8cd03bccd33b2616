import { expect, test } from "vitest";
import { readWords } from "./read-words.ts";

const ABSENT = { cause: { kind: "absent" } } as const;
const FANCY = { cause: { kind: "fancy-letters", plain: "Power BI" } } as const;

test("says that nothing was read of a tag that is lost, whatever became of the others", () => {
  const tags = {
    ...ABSENT,
    typed: "SQL, Python, Tableau",
    read: "SQL, Python",
    parts: ["Tableau"],
  };
  expect(readWords(tags, [])).toBe("Nothing");
});

test("says what was read of a field of one text, and nothing where there is nothing", () => {
  expect(readWords({ ...ABSENT, typed: "Asha Rao", read: "Asha", parts: [] }, [])).toBe("Asha");
  expect(readWords({ ...ABSENT, typed: "Asha Rao", read: "", parts: [] }, [])).toBe("Nothing");
});

test("shows symbols that no font has as the boxes that stand in the file, of the lost part alone", () => {
  const tags = { ...FANCY, typed: "SQL, 𝗕𝗜 Pro", read: "SQL", parts: ["𝗕𝗜 Pro"] };
  expect(readWords(tags, ["𝗕", "𝗜"])).toBe("□□ Pro");
});
