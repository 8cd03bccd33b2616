import { describe, expect, test } from "vitest";
import { answerKey, tagsAfter, textAfter, wholeOf } from "./apply-changes.ts";
import { blanksIn } from "./blanks.ts";
import type { TagsProposal, TextProposal } from "./proposal.ts";

const FIELD = { section: "experience", item: "a", field: "description" };
const BEFORE = "Was responsible for reducing the run time, using dbt.";

/** Three changes: another opening, a shorter joint, a figure at the end. */
const PROPOSAL: TextProposal = {
  kind: "text",
  field: FIELD,
  engine: "built-in",
  before: BEFORE,
  changes: [
    { id: 1, edits: [{ from: 0, to: 28, text: "Cut" }], reason: "Opens with what you did." },
    { id: 2, edits: [{ from: 41, to: 48, text: " in" }], reason: "Says the same, shorter." },
    {
      id: 3,
      edits: [{ from: 52, to: 52, text: " [by how much?]" }],
      reason: "A figure would carry this line.",
    },
  ],
};

describe("textAfter", () => {
  test("changes nothing where nothing was taken", () => {
    expect(textAfter(PROPOSAL, { taken: new Set(), answers: new Map() })).toBe(BEFORE);
  });

  test("leaves out a change whose blank is not filled", () => {
    expect(textAfter(PROPOSAL, wholeOf(PROPOSAL))).toBe("Cut the run time in dbt.");
  });

  test("puts an answer where its blank stood", () => {
    const answers = new Map([[answerKey(3, 0), " by half "]]);
    expect(textAfter(PROPOSAL, { ...wholeOf(PROPOSAL), answers })).toBe(
      "Cut the run time in dbt by half.",
    );
  });

  test.each([
    { taken: [1], text: "Cut the run time, using dbt." },
    { taken: [2], text: "Was responsible for reducing the run time in dbt." },
  ])("takes each change by itself: $taken", ({ taken, text }) => {
    expect(textAfter(PROPOSAL, { taken: new Set(taken), answers: new Map() })).toBe(text);
  });
});

describe("tagsAfter", () => {
  const tags: TagsProposal = {
    kind: "tags",
    field: { section: "skills", item: null, field: "technical" },
    engine: "built-in",
    before: ["javascript", "SQL"],
    changes: [
      { id: 1, tag: "javascript", text: "JavaScript", reason: "As its makers write it." },
      { id: 2, tag: null, text: "dbt", reason: "“in dbt and PostgreSQL”" },
      { id: 3, tag: null, text: "SQL", reason: "Already there." },
    ],
  };

  test("replaces in place, adds at the end, and never twice", () => {
    expect(tagsAfter(tags, wholeOf(tags))).toEqual(["JavaScript", "SQL", "dbt"]);
    expect(tagsAfter(tags, { taken: new Set([2]) })).toEqual(["javascript", "SQL", "dbt"]);
  });
});

describe("blanksIn", () => {
  test.each(["[link](https://example.in)", "[1]", "[see?](x)", "array[0]", "[no question]", ""])(
    "finds none in %j",
    (text) => {
      expect(blanksIn(text)).toEqual([]);
    },
  );

  test("gives each place and what it asks", () => {
    expect(blanksIn("Cut it [by how much?].")).toEqual([{ from: 7, to: 21, ask: "by how much?" }]);
  });
});
