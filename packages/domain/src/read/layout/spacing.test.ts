import { describe, expect, test } from "vitest";
import type { Piece } from "../line/line.ts";
import { joinPieces, rejoinSpacedLetters } from "./spacing.ts";

/** A ten-point piece; letters are five points wide. */
function piece(text: string, x: number, more: Partial<Piece> = {}): Piece {
  return {
    text,
    x,
    right: x + text.length * 5,
    baseline: 0,
    size: 10,
    bold: false,
    italic: false,
    font: "",
    order: 0,
    afterBlank: false,
    ...more,
  };
}

describe("joinPieces", () => {
  test.each([
    { gap: 1.5, text: "SeniorEngineer" },
    { gap: 1.7, text: "Senior Engineer" },
  ])("a $gap-point gap between ten-point pieces reads $text", ({ gap, text }) => {
    expect(joinPieces([piece("Senior", 0), piece("Engineer", 30 + gap)]).text).toBe(text);
  });

  test("trusts a stored blank where the gap is too narrow to see", () => {
    expect(
      joinPieces([piece("Senior", 0), piece("Engineer", 30.5, { afterBlank: true })]).text,
    ).toBe("Senior Engineer");
  });

  test("joins spread letters and parts words at the wider gaps", () => {
    const letters = ["A", "S", "H", "A", "R", "A", "O"].map((letter, i) =>
      piece(letter, i * 8 + (i >= 4 ? 8 : 0)),
    );
    expect(joinPieces(letters).text).toBe("ASHA RAO");
  });

  test("puts no blank inside a syllable of an Indic script", () => {
    expect(joinPieces([piece("स्", 0), piece("नेहा", 14)]).text).toBe("स्नेहा");
  });

  test("says where each piece stands in the text", () => {
    expect(joinPieces([piece("Asha", 0), piece("Rao", 25)]).ends).toEqual([
      { from: 0, to: 4 },
      { from: 5, to: 8 },
    ]);
  });
});

describe("mendWords", () => {
  test("leaves text alone that needs no mending", () => {
    for (const text of ["JavaScript", "GitHub and LinkedIn", "asha@example.in", "A B testing"])
      expect(rejoinSpacedLetters(text)).toBe(text);
  });

  test.each([
    ["E D U C A T I O N", "EDUCATION"],
    ["W O R K  H I S T O R Y", "WORK HISTORY"],
    ["SeniorSoftwareEngineer", "Senior Software Engineer"],
  ])("reads %j as %j", (spread, word) => {
    expect(rejoinSpacedLetters(spread)).toBe(word);
  });
});
