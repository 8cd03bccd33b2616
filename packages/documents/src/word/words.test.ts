import { describe, expect, test } from "vitest";
import type { Piece, RunFormat } from "./model.ts";
import { wordsOf } from "./words.ts";

const FORMAT: RunFormat = {
  font: "Arial",
  size: 10,
  bold: false,
  italic: false,
  capitals: false,
  hidden: false,
  spacing: 0,
};

function text(content: string, format = FORMAT): Piece {
  return { kind: "text", text: content, format, url: "" };
}

const wordsIn = (pieces: readonly Piece[], room = 1_000) =>
  wordsOf(pieces, room).flatMap((item) => (item.kind === "word" && !item.isBlank ? [item] : []));

const textsIn = (content: string) => wordsIn([text(content)]).map((word) => word.text);

describe("wordsOf", () => {
  test("does not part a word from a comma in another format", () => {
    const [word, comma] = wordsIn([text("Analyst", { ...FORMAT, bold: true }), text(", Pune")]);
    expect(comma).toMatchObject({ text: ",", mayStart: false });
    expect(word?.needs).toBeCloseTo((word?.width ?? 0) + (comma?.width ?? 0));
  });

  test("parts words behind hyphens and bars, and at a slash before a letter only", () => {
    expect(textsIn("roll-out 2019–2021 a|b")).toEqual(["roll-", "out", "2019–", "2021", "a|", "b"]);
    expect(textsIn("CI/CD 12/34")).toEqual(["CI/", "CD", "12/34"]);
  });

  test("lets a line begin with a long dash, and not with a hyphen", () => {
    expect(textsIn("Pune—Satara - now")).toEqual(["Pune", "—", "Satara", "-", "now"]);
  });

  test("cuts a word that no line could hold where the line is full", () => {
    const parts = wordsIn([text("a".repeat(30))], 100);
    expect(parts.map((part) => part.text.length)).toEqual([17, 13]);
    expect(parts.every((part) => part.mayStart)).toBe(true);
  });
});
