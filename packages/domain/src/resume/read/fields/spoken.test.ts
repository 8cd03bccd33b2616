import { describe, expect, test } from "vitest";
import { linesOf } from "../testing/read.ts";
import { findSpoken } from "./spoken.ts";

const spokenIn = (...lines: string[]) =>
  findSpoken(linesOf(...lines)).languages.map((language) => language.value);

describe("findSpoken", () => {
  test("finds none in a list of programming languages", () => {
    expect(spokenIn("Languages: Go, Python, Rust")).toEqual([]);
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
