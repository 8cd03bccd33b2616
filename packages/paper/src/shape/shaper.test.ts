import { describe, expect, test } from "vitest";
import { readFaceFile } from "../testing/faces.ts";
import { openFace } from "./shaper.ts";

/** Clusters of a text: what each reads as, the glyphs that draw it, and its width in font units. */
function clusters(script: string, text: string): string[] {
  const face = openFace(readFaceFile(`noto-sans-${script}-${script}-400-normal`));
  return face
    .shape(text, [])
    .map(
      (cluster) =>
        `${cluster.text} ${cluster.parts.map(({ glyph }) => glyph).join("+")} ${cluster.advance + cluster.kerning}`,
    );
}

describe("openFace", () => {
  test("refuses what is no font", () => {
    expect(() => openFace(new Uint8Array(64))).toThrow("no glyf table");
  });

  test("opens the same bytes once", () => {
    const file = readFaceFile("inter-latin-400-normal");
    expect(openFace(file)).toBe(openFace(file));
  });

  test("kerns, joins ligatures, and leaves them when asked to", () => {
    const face = openFace(readFaceFile("source-serif-4-latin-400-normal"));
    expect(face.shape("AV", [])[0]?.kerning).toBeLessThan(0);
    expect(face.shape("office", []).map(({ text }) => text)).toContain("ffi");
    expect(
      face
        .shape("office", ["-liga", "-clig"])
        .map(({ text }) => text)
        .join("|"),
    ).toBe("o|f|f|i|c|e");
  });

  test("draws the letters of a language as it does", () => {
    const face = openFace(readFaceFile("noto-sans-devanagari-devanagari-400-normal"));
    const glyph = (language: string) => face.shape("ल", [], language)[0]?.parts[0]?.glyph;
    expect(glyph("mr")).not.toBe(glyph("hi"));
  });

  test.each([
    ["devanagari", "क्षेत्रीय", ["क्षे 90+40 717", "त्री 304+33 811", "य 81 580"]],
    ["devanagari", "कर्तव्य", ["क 56 768", "र्त 71+503 570", "व्य 457 922"]],
    ["bengali", "শিল্প", ["শি 341+53 947", "ল্প 233+263+300 666"]],
    [
      "bengali",
      "চট্টোপাধ্যায়",
      ["চ 30 538", "ট্টো 384+181+317+59 1189", "পা 45+59 982", "ধ্যা 43+123+59 1132", "য় 50+57 626"],
    ],
    ["gurmukhi", "ਗੁਰਪ੍ਰੀਤ", ["ਗੁ 19+54 750", "ਰ 43 579", "ਪ੍ਰੀ 37+111+53 852", "ਤ 32 542"]],
    ["gujarati", "વિદ્યાર્થી", ["વિ 627+50 842", "દ્યા 382+57 871", "ર્થી 37+409 890"]],
    ["tamil", "கௌதம்", ["கௌ 46+18+54 2751", "த 25 825", "ம் 88 858"]],
    [
      "tamil",
      "பொறியாளர்",
      ["பொ 46+28+41 2297", "றி 32+167 1131", "யா 30+41 1572", "ள 34 1070", "ர் 90 640"],
    ],
    ["telugu", "శ్రీనివాస్", ["శ్రీ 244+556 550", "ని 196 702", "వా 171 1017", "స్ 138 702"]],
    ["kannada", "ಕಾರ್ಯಕ್ರಮ", ["ಕಾ 136+60 1023", "ರ್ಯ 48+93 1903", "ಕ್ರ 23+124 708", "ಮ 47 1156"]],
    [
      "malayalam",
      "വിദ്യാർത്ഥി",
      ["വി 55+65 1186", "ദ്യാ 40+160+64 1388", "ർ 118 736", "ത്ഥി 197+65 1912"],
    ],
  ])("makes one cluster of each syllable in %s: %s", (script, text, expected) => {
    expect(clusters(script, text)).toEqual(expected);
    expect(expected.map((cluster) => cluster.split(" ")[0]).join("")).toBe(text);
  });
});
