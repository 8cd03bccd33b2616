import { describe, expect, test } from "vitest";
import { joinTexts } from "./found.ts";

describe("joinTexts", () => {
  test("adds no blank before the first text", () => {
    expect(joinTexts("", "College")).toBe("College");
  });

  test.each([
    ["College of Engi-", "neering", "College of Engineering"],
    ["Coimbatore, In-", "dia", "Coimbatore, India"],
    ["a cross-", "functional team", "a cross-functional team"],
    ["built in-", "house tools", "built in-house tools"],
    ["the Anglo-", "Indian School", "the Anglo-Indian School"],
    ["Software- ", "Entwickler", "Software-  Entwickler"],
    ["Vertriebs-", "und Lagerleiter", "Vertriebs-und Lagerleiter"],
    ["北京", "大学", "北京大学"],
    ["Pune", "University", "Pune University"],
  ])("joins %j and %j", (before, after, expected) => {
    expect(joinTexts(before, after)).toBe(expected);
  });
});
