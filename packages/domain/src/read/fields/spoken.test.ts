import { describe, expect, test } from "vitest";
import { linesOf } from "../testing/read.ts";
import { findSpoken } from "./spoken.ts";
import { readLanguages, spokenRows } from "./spoken-section.ts";

const spokenIn = (...lines: string[]) =>
  findSpoken(linesOf(...lines)).languages.map((language) => language.value);

describe("findSpoken", () => {
  test("finds none in a list of programming languages", () => {
    expect(spokenIn("Languages: Go, Python, Rust")).toEqual([]);
  });

  test("finds them below a label that stands alone, and none below it among other words", () => {
    expect(spokenIn("Languages known", "Tamil, English, Hindi")).toEqual([
      "Tamil",
      "English",
      "Hindi",
    ]);
    expect(spokenIn("Languages", "Go, Python, Rust")).toEqual([]);
  });

  test("takes what stands below the last language for none", () => {
    expect(
      spokenIn("Languages: Punjabi, Hindi, English", "Passport held, valid till 2031"),
    ).toEqual(["Punjabi", "Hindi", "English"]);
  });

  test("finds them behind a label, also in the middle of a line", () => {
    expect(spokenIn("Languages known : Tamil, English and Hindi")).toEqual([
      "Tamil",
      "English",
      "Hindi",
    ]);
    expect(spokenIn("Mother tongue(s): Tamil", "Other language(s): Hindi, Urdu")).toEqual([
      "Tamil",
      "Hindi",
      "Urdu",
    ]);
    expect(spokenIn("Born in 1990. Languages: Hindi, Odia. Married.")).toEqual(["Hindi", "Odia"]);
  });
});

describe("spokenRows", () => {
  test("takes no program, and no language without how well it is spoken", () => {
    expect(
      spokenRows(linesOf("Go  Advanced", "Tamil", "Hindi, SQL", "English literature")),
    ).toEqual([]);
  });

  test("finds lines that name a language and how well it is spoken", () => {
    const rows = spokenRows(
      linesOf("CAD  SolidWorks", "Tamil (native)", "Deutsch • Muttersprache"),
    );
    expect(rows.map((line) => line.text)).toEqual(["Tamil (native)", "Deutsch • Muttersprache"]);
  });
});

describe("readLanguages", () => {
  test("takes how well a language is spoken, on a line of its own, for none", () => {
    expect(
      readLanguages(
        linesOf("Tamil", "Native speaker", "English", "C1", "Native or Bilingual Proficiency"),
      ),
    ).toMatchObject([{ value: "Tamil" }, { value: "English" }]);
  });

  test.each([
    ["Hindi and English", ["Hindi", "English"]],
    ["English/Hindi", ["English", "Hindi"]],
    ["Tamil, Hindi (read and speak)", ["Tamil", "Hindi (read and speak)"]],
    ["Fluent in English, native Odia", ["English", "Odia"]],
    ["Mother tongue: Tulu", ["Tulu"]],
    ["Read, write and speak: Hindi, English", ["Hindi", "English"]],
    ["Tamil Native English Fluent", ["Tamil Native", "English Fluent"]],
    ["Hindi – fluent, Ahirani – native", ["Hindi – fluent", "Ahirani – native"]],
  ])("reads each language of %j", (text, expected) => {
    expect(readLanguages(linesOf(text)).map(({ value }) => value)).toEqual(expected);
  });
});
