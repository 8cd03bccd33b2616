import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newDraft } from "../new-draft.ts";
import { anyDraft } from "../testing/arbitrary.ts";
import { edited, filledDraft, set } from "../testing/draft.ts";
import { fold } from "./fold.ts";
import { findInDraft } from "./find-in-draft.ts";

const pathsOf = (query: string, draft = filledDraft()) =>
  findInDraft(draft, query).map(({ field }) => [field.section, field.item, field.field].join("/"));

describe("findInDraft", () => {
  test.each(["", "   ", "\u200B", "xyzzy", "analyst xyzzy"])("finds nothing for %j", (query) => {
    expect(findInDraft(filledDraft(), query)).toEqual([]);
  });

  test("does not look into the photo", () => {
    const draft = edited(filledDraft(), set("personal/photo", "data:image/png;base64,c3FsIQ=="));
    expect(findInDraft(draft, "base64")).toEqual([]);
  });

  test("finds every field that holds the words, in the order of the resume", () => {
    expect(pathsOf("ANALYST")).toEqual([
      "experience/a/title",
      "experience/a/description",
      "experience/b/title",
    ]);
    expect(pathsOf("camp")).toEqual(["custom_1/v/title"]);
  });

  test("finds words that stand apart, and names the place where they stand together", () => {
    const draft = edited(filledDraft(), set("personal/summary", "Data first. A data   analyst."));
    const [hit] = findInDraft(draft, "data analyst");
    expect(hit).toMatchObject({ at: 14, length: 14, excerpt: "Data first. A data analyst." });
    expect(pathsOf("weekly built")).toEqual(["experience/a/description"]);
  });

  test.each([
    { text: "Résumé reviews", query: "resume", at: 0, length: 6 },
    { text: "Re\u0301sume\u0301 reviews", query: "résumé", at: 0, length: 8 },
    { text: "ＳＱＬ and dbt", query: "sql", at: 0, length: 3 },
    { text: "İstanbul ofisi", query: "ofis", at: 9, length: 4 },
    { text: "an eﬃcient team", query: "efficient", at: 3, length: 7 },
    { text: "मुंबई में विश्लेषक", query: "विश्लेषक", at: 10, length: 8 },
    { text: "led\n\nfour", query: "led four", at: 0, length: 9 },
  ])("finds $query in $text", ({ text, query, at, length }) => {
    const draft = edited(newDraft(), set("personal/summary", text));
    expect(findInDraft(draft, query)).toMatchObject([{ at, length }]);
  });

  test("takes no vowel sign for an accent", () => {
    expect(pathsOf("कल", edited(filledDraft(), set("personal/summary", "कला")))).toHaveLength(1);
    expect(pathsOf("किल", edited(filledDraft(), set("personal/summary", "कल")))).toEqual([]);
  });

  test("names the tag, and the place of the entry", () => {
    expect(findInDraft(filledDraft(), "python")).toEqual([
      {
        field: { section: "skills", item: null, field: "technical" },
        label: "Skills · Technical skills",
        excerpt: "Python",
        at: 1,
        length: 6,
      },
    ]);
  });

  test("shows a stretch around what it found", () => {
    const draft = edited(
      filledDraft(),
      set("personal/summary", `${"a ".repeat(100)}needle${" b".repeat(100)}`),
    );
    const [hit] = findInDraft(draft, "needle");
    expect(hit?.excerpt).toMatch(/^….*needle.*…$/u);
    expect(hit?.excerpt.length).toBeLessThan(100);
  });

  test("finds each text that is searched for by itself", () => {
    fc.assert(
      fc.property(anyDraft, fc.string({ unit: "grapheme", maxLength: 20 }), (draft, text) => {
        fc.pre(fold(text).text.trim() !== "");
        const filled = edited(draft, set("personal/location", text));
        expect(pathsOf(text, filled)).toContain("personal//location");
      }),
    );
  });
});
