import { describe, expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

const textOf = (raw: string) => cleanText(raw).text.trim();

describe("cleanText", () => {
  test.each([
    ["takes ligatures apart", "ﬁnancial ofﬂine", "financial offline"],
    ["makes full-width letters plain", "ＡＢＣ１２", "ABC12"],
    ["takes Chinese radicals for the letters they look like", "⼯作", "工作"],
    ["sets an accent that TeX sets before its letter upon it", "R´esum´e", "Résumé"],
    ["drops zero-width characters and soft hyphens", "a\u200Bna\u00ADlyst\uFEFF", "analyst"],
    ["makes odd spaces plain", "a\u00A0b\u2009c", "a b c"],
    ["reads a word processor's private bullet", "\uF0B7 Led", "• Led"],
    ["drops pictographs people put before an address", "📧 a@b.in", "a@b.in"],
  ])("%s", (_promise, raw, expected) => {
    expect(textOf(raw)).toBe(expected);
  });

  test("keeps the joiners Devanagari is shaped with, and drops them between Latin letters", () => {
    expect(textOf("क्\u200Dष")).toBe("क्\u200Dष");
    expect(textOf("a\u200Db")).toBe("ab");
  });

  test("counts a private glyph at a word's edge as an icon and inside a word as unreadable", () => {
    expect(cleanText("\uE0BEjohn@example.in")).toEqual({
      text: " john@example.in",
      icons: 1,
      unreadable: 0,
    });
    expect(cleanText("Certi\uE123cate")).toEqual({ text: "Certicate", icons: 0, unreadable: 1 });
  });

  test("leaves marks that mean something: ©, ™, ✓", () => {
    expect(textOf("Acme™ ✓ ©")).toBe("Acme™ ✓ ©");
  });
});
