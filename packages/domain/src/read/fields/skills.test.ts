import { describe, expect, test } from "vitest";
import type { PageLine } from "../testing/page.ts";
import { linesOf, valueOf } from "../testing/read.ts";
import { readSkills } from "./skills.ts";

const skillsIn = (...lines: readonly PageLine[]) =>
  readSkills(linesOf(...lines)).flatMap(({ skills }) => skills.map(valueOf));

describe("readSkills, of what heads groups", () => {
  test("keeps a skill above a group whose name is set as large", () => {
    expect(skillsIn("Carding", "Libraries: Warp, Weft")).toEqual(["Carding", "Warp", "Weft"]);
  });

  test("takes larger words above the name of a group for no skill", () => {
    expect(skillsIn(["PROGRAMMING", { size: 12 }], "Libraries:", "Warp • Weft")).toEqual([
      "Warp",
      "Weft",
    ]);
  });
});

describe("readSkills, of sentences", () => {
  test("takes no whole sentence for a skill, also over two lines and with a large number in it", () => {
    expect(
      skillsIn(
        "• Chose and introduced a till for a shop of six with a store of",
        ["4,200 articles", { x: 60 }],
        "• Yard planning",
      ),
    ).toEqual(["Yard planning"]);
  });

  test("reads a long list behind a bullet", () => {
    expect(
      skillsIn("• Warp, Weft, Dyeing with madder and with indigo, Carding, Hand spinning"),
    ).toEqual(["Warp", "Weft", "Dyeing with madder and with indigo", "Carding", "Hand spinning"]);
  });
});
