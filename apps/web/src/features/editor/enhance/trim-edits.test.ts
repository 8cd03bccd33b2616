import { textAfter, wholeOf, type TextProposal } from "@taiyari/domain/coach";
import { expect, test } from "vitest";
import { trimEdits } from "./trim-edits.ts";

const FIELD = { section: "experience", item: "a", field: "description" };

function trimmed(before: string, words: string, text: string) {
  const from = before.indexOf(words);
  const proposal: TextProposal = {
    kind: "text",
    field: FIELD,
    engine: "built-in",
    before,
    changes: [{ id: 1, edits: [{ from, to: from + words.length, text }], reason: "Shorter." }],
  };
  const result = trimEdits(proposal);
  expect(textAfter(result, wholeOf(result))).toBe(textAfter(proposal, wholeOf(proposal)));
  const [edit] = result.changes[0]?.edits ?? [];
  return { old: edit && before.slice(edit.from, edit.to), text: edit?.text };
}

test.each([
  ["Used dbt.", "dbt", "Python", { old: "dbt", text: "Python" }],
  ["In dbt and SQL.", "dbt and SQL", "Python or R", { old: "dbt and SQL", text: "Python or R" }],
])("leaves an edit whose words all differ: %s", (before, words, text, kept) => {
  expect(trimmed(before, words, text)).toEqual(kept);
});

test.each([
  ["Used dbt.", "dbt", "dbt [by how much?]", { old: "", text: " [by how much?]" }],
  [
    "I ran it in order to sell.",
    "I ran it in order to",
    "Ran it to",
    { old: "I ran it in order", text: "Ran it" },
  ],
  ["We ran it daily.", "ran it daily", "ran it twice daily", { old: "", text: " twice" }],
  ["Ran all of it.", "Ran all of it", "Ran it", { old: " all of", text: "" }],
])("names only the words that differ: %s, %s becomes %s", (before, words, text, kept) => {
  expect(trimmed(before, words, text)).toEqual(kept);
});
