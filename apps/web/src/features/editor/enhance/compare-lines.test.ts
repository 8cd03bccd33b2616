import type { TextChange, TextProposal } from "@taiyari/domain/coach";
import { describe, expect, test } from "vitest";
import { afterLines, beforeLines, type CompareLine } from "./compare-lines.ts";

const FIELD = { section: "experience", item: "a", field: "description" };

function proposal(before: string, ...edits: readonly TextChange["edits"][]): TextProposal {
  const changes = edits.map((places, at) => ({ id: at + 1, edits: places, reason: "Shorter." }));
  return { kind: "text", field: FIELD, engine: "built-in", before, changes };
}

/** A change that puts words in the place of others. */
const put = (before: string, words: string, text: string) => {
  const from = before.indexOf(words);
  return { from, to: from + words.length, text };
};

/** "- the run time {1:in} dbt": a line as text, with its bullet and its changes. */
function drawn(lines: readonly CompareLine[]): readonly string[] {
  return lines.map(({ isBullet, fragments }) => {
    const words = fragments.map((piece) => {
      if (piece.kind === "same") return piece.text;
      if (piece.kind === "blank") return `{${piece.change}?${piece.ask}}`;
      return `{${piece.change}:${piece.text}}`;
    });
    return `${isBullet ? "- " : ""}${words.join("")}`;
  });
}

const all = ({ changes }: TextProposal) => new Set(changes.map(({ id }) => id));

const TEXT = "• Was reducing the run time, using dbt.\n• Helping two analysts to run it.";
const PROPOSAL = proposal(
  TEXT,
  [put(TEXT, "Was reducing", "Cut")],
  [put(TEXT, ", using", " in")],
  [{ from: TEXT.indexOf(".\n"), to: TEXT.indexOf(".\n"), text: " [by how much?]" }],
  [put(TEXT, "Helping", "Help"), put(TEXT, "to run", "run")],
);

test("marks what would go, at each of its places", () => {
  expect(drawn(beforeLines(PROPOSAL))).toEqual([
    "- {1:Was reducing} the run time{2:, using} dbt.",
    "- {4:Helping} two analysts {4:to run} it.",
  ]);
});

test("marks what would come, without the blanks around it, and asks for what is open", () => {
  expect(drawn(afterLines(PROPOSAL, all(PROPOSAL)))).toEqual([
    "- {1:Cut} the run time {2:in} dbt {3?by how much?}.",
    "- {4:Help} two analysts {4:run} it.",
  ]);
});

test("shows the old words of a change that was left, to be taken after all", () => {
  expect(drawn(afterLines(PROPOSAL, new Set([2])))).toEqual([
    "- {1:Was reducing} the run time {2:in} dbt{3:}.",
    "- {4:Helping} two analysts {4:to run} it.",
  ]);
});

describe("a change of lines", () => {
  const paragraph = "Ran trials and wrote reports.";
  const split = proposal(
    paragraph,
    [{ from: 0, to: 0, text: "• " }],
    [put(paragraph, " and wrote", ".\n• Wrote")],
  );

  test("is seen at the line it makes", () => {
    expect(drawn(afterLines(split, all(split)))).toEqual([
      "- {1:}Ran trials{2:.}",
      "- {2:Wrote} reports.",
    ]);
    expect(drawn(beforeLines(split))).toEqual(["Ran trials {2:and wrote} reports."]);
  });

  test("has one checkbox, however many lines it goes over", () => {
    const boxes = afterLines(split, all(split))
      .flatMap(({ fragments }) => fragments)
      .filter((piece) => piece.kind === "change" && piece.change === 2 && piece.isFirst);
    expect(boxes).toHaveLength(1);
  });

  test("left, leaves the paragraph", () => {
    expect(drawn(afterLines(split, new Set()))).toEqual(["{1:}Ran trials {2:and wrote} reports."]);
  });
});

test("keeps a place for words that are only left out", () => {
  const text = "Successfully ran trials.";
  const shorter = proposal(text, [put(text, "Successfully ", "")]);
  expect(drawn(afterLines(shorter, all(shorter)))).toEqual(["{1:}ran trials."]);
});

test("asks for several blanks of one change, and gives its words one checkbox", () => {
  const text = "Trained people.";
  const asking = proposal(text, [put(text, "people", "[how many?] people in [where?] at once")]);
  const lines = afterLines(asking, all(asking));
  expect(drawn(lines)).toEqual(["Trained {1?how many?} {1:people in} {1?where?} {1:at once}."]);
  const firsts = lines[0]?.fragments.filter((piece) => piece.kind === "change" && piece.isFirst);
  expect(firsts).toHaveLength(1);
});
