import { describe, expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

describe("cleanText", () => {
  test.each([
    { what: "tags", text: "SQL\u{E0048}\u{E0069}, Excel" },
    { what: "zero width", text: "S\u200BQ\u2060L\uFEFF, Ex\u00ADcel" },
    { what: "changes of direction", text: "\u202ESQL\u202C, \u2066Excel\u2069" },
    { what: "controls", text: "\u0007SQL,\u0000 Excel\u001B" },
    { what: "variation selectors", text: "SQL\uFE0F, Excel\u{E0101}" },
    { what: "blank letters", text: "\u3164SQL, Excel\uFFA0" },
    { what: "private use", text: "\uE000SQL, \uF8FFExcel" },
    { what: "joiners of nothing", text: "SQL\u200D, \u200CExcel" },
  ])("takes out $what", ({ text }) => {
    expect(cleanText(text)).toBe("SQL, Excel");
  });

  test("keeps lines, and the joiners of words that are written with them", () => {
    expect(cleanText("a\r\nb\u2028c\rd\te")).toBe("a\nb\nc\nd e");
    const joined = "क्\u200Dष, क्\u200Cष, നന്\u200D";
    expect(cleanText(joined)).toBe("क्\u200Dष, क्\u200Cष, നന്");
  });
});
