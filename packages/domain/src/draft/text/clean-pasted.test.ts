import * as fc from "fast-check";
import { sampling } from "@taiyari/domain/testing";
import { describe, expect, test } from "vitest";
import { cleanPasted } from "./clean-pasted.ts";
import { onPaste } from "./on-paste.ts";

/** Pastes at the "|" of a text, and shows the caret there again. */
function pasted(written: string, words: string): string {
  const at = written.indexOf("|");
  const { text, start } = onPaste(written.replace("|", ""), at, at, words);
  return `${text.slice(0, start)}|${text.slice(start)}`;
}

describe("cleanPasted", () => {
  test.each([
    { what: "a negative figure", text: "-5% cost\nless" },
    { what: "a year", text: "2020. A good year\nand more" },
    { what: "a word", text: "office\nopen" },
    { what: "an abbreviation", text: "Co. of four\nI. Rao" },
    { what: "a price", text: "₹1.4 crore\nsaved" },
  ])("takes $what for no bullet", ({ text }) => {
    expect(cleanPasted(text)).not.toContain("•");
  });

  test.each([
    "• ",
    "•",
    "•\t",
    "- ",
    "* ",
    "– ",
    "— ",
    "▪ ",
    "·  ",
    "o  ",
    "o\t",
    "1. ",
    "12) ",
    "a) ",
    "(ii) ",
    "\uF0B7\t",
    "\uF0A7 ",
    "➢ ",
    "✓ ",
    "→ ",
    "  ● ",
    "\u00A0\u00A0• ",
  ])("makes a bullet of a line that begins with %j", (mark) => {
    expect(cleanPasted(`${mark}Led four\n${mark}Hired two`)).toBe("• Led four\n• Hired two");
    expect(cleanPasted(`${mark}Led four`)).toBe("• Led four");
  });

  test("puts a mark on a line of its own before its text", () => {
    expect(cleanPasted("•\nLed four analysts\n•\n\nHired two\n•")).toBe(
      "• Led four analysts\n• Hired two",
    );
  });

  test("keeps how deep bullets are, by how far they are set in from those above", () => {
    expect(cleanPasted("  - One\n      - Two\n          * Three\n  - Four\nText\n    - Five")).toBe(
      "• One\n  • Two\n    • Three\n• Four\nText\n• Five",
    );
  });

  test("keeps the cells of a table apart", () => {
    expect(cleanPasted("Year\tScore\n2024\t8.4\n\t\n")).toBe("Year · Score\n2024 · 8.4");
    expect(cleanPasted("Led\tfour\nand two")).toBe("Led four and two");
  });

  test("joins nothing where every break was meant", () => {
    const lines = "A line that is long enough to be full of words\nand goes on in another";
    expect(cleanPasted(lines, { isWrapped: false })).toBe(lines);
  });

  test("joins lines that were only wrapped", () => {
    const pdf = [
      "Plans what a chain of 210 pharmacies has on its shelves, and what",
      "it does not.",
      "",
      "• Moved monsoon orders two weeks forward after matching five years",
      "of road closures to late deliveries, with two planners in Kochi and",
      "Coimbatore",
      "• Cut stock that expires.",
      "Annapoorna Foods",
    ].join("\r\n");
    expect(cleanPasted(pdf).split("\n")).toEqual([
      "Plans what a chain of 210 pharmacies has on its shelves, and what it does not.",
      "• Moved monsoon orders two weeks forward after matching five years of road closures to late deliveries, with two planners in Kochi and Coimbatore",
      "• Cut stock that expires.",
      "Annapoorna Foods",
    ]);
  });

  test("joins no short lines and no paragraphs", () => {
    expect(cleanPasted("Pune\nKochi\nDelhi")).toBe("Pune\nKochi\nDelhi");
    expect(cleanPasted("First point, with a full stop.\nSecond point")).toBe(
      "First point, with a full stop.\nSecond point",
    );
    expect(cleanPasted("one thing\n\nanother thing")).toBe("one thing\nanother thing");
  });

  test("keeps a hyphen at the end of a line, and takes a soft one", () => {
    expect(cleanPasted("led cross-\nfunctional teams")).toBe("led cross-functional teams");
    expect(cleanPasted("led respon\u00AD\nsible teams")).toBe("led responsible teams");
  });

  test("takes out what cannot be seen", () => {
    expect(cleanPasted("\uFEFFLed\u00A0four\u200B\u2009 ana\u00ADlysts\u0007\u202C")).toBe(
      "Led four analysts",
    );
  });

  test("keeps joiners where a script or an emoji needs them", () => {
    expect(cleanPasted("क्\u200Dष और न\u094D\u200Cन")).toBe("क्\u200Dष और न\u094D\u200Cन");
    expect(cleanPasted("👩\u200D💻 and a\u200Db")).toBe("👩\u200D💻 and ab");
  });

  test("keeps the blanks around a few words, which may go into a sentence", () => {
    expect(cleanPasted(" and Kochi ")).toBe(" and Kochi ");
  });

  test("breaks lines wherever a word processor does", () => {
    expect(cleanPasted("Pune.\vKochi.\u2028Delhi.\rAgra.\fSurat.")).toBe(
      "Pune.\nKochi.\nDelhi.\nAgra.\nSurat.",
    );
  });

  const piece = fc.constantFrom(
    "• ",
    "- ",
    "o ",
    "1. ",
    "word",
    "Word.",
    " ",
    "\n",
    "\n\n",
    "\u00A0",
    "\u200B",
    "•",
    "\uF0B7",
  );
  const paste = fc.array(piece, { maxLength: 30 }).map((list) => list.join(""));

  test("leaves no blank line and no litter, and loses no word", () => {
    fc.assert(
      fc.property(paste, (text) => {
        const clean = cleanPasted(text);
        expect(clean).not.toMatch(/\n\s*\n|\u200B|\u00A0|\uF0B7/u);
        expect(clean.match(/word/giu)).toEqual(text.replaceAll("\u200B", "").match(/word/giu));
      }),
      { numRuns: sampling.runsOf(1000) },
    );
  });
});

describe("onPaste", () => {
  test.each([
    { what: "words into a sentence", into: "Led |four", words: "all ", is: "Led all |four" },
    { what: "a bullet into an empty bullet", into: "• |", words: "- Led four", is: "• Led four|" },
    {
      what: "bullets into an empty bullet",
      into: "• a\n• |",
      words: "▪ b\n▪ c",
      is: "• a\n• b\n• c|",
    },
    { what: "bullets behind words", into: "• a|", words: "- b\n- c", is: "• a\n• b\n• c|" },
    { what: "a bullet behind a paragraph", into: "Led four|", words: "• b", is: "Led four\n• b|" },
    {
      what: "a bullet in the middle of words",
      into: "Led |four",
      words: "• all ",
      is: "Led all |four",
    },
    {
      what: "lines without marks into a bullet",
      into: "• |",
      words: "Pune\nKochi",
      is: "• Pune\n• Kochi|",
    },
    { what: "lines into nothing", into: "|", words: "• Pune\nKochi.", is: "• Pune\nKochi.|" },
    { what: "words before the mark", into: "|• b", words: "a ", is: "• a |b" },
  ])("pastes $what", ({ into, words, is }) => {
    expect(pasted(into, words)).toBe(is);
  });

  test("replaces what is selected", () => {
    expect(onPaste("Led four", 4, 8, "six")).toEqual({ text: "Led six", start: 7, end: 7 });
  });
});
