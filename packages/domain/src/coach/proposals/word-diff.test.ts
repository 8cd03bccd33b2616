import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textAfter, wholeOf } from "./apply-changes.ts";
import type { TextProposal } from "./proposal.ts";
import { wordDiff } from "./word-diff.ts";

function proposalOf(before: string, after: string): TextProposal {
  const changes = wordDiff(before, after).map(({ edits }, at) => ({
    id: at + 1,
    edits,
    reason: "",
  }));
  const field = { section: "experience", item: "a", field: "description" };
  return { kind: "text", field, engine: "model", before, changes };
}

/** Each change by itself, as "what stood → what stands", with " & " between its places. */
function changesOf(before: string, after: string): readonly string[] {
  return wordDiff(before, after).map(({ edits }) =>
    edits.map(({ from, to, text }) => `${before.slice(from, to)} → ${text}`).join(" & "),
  );
}

describe("wordDiff", () => {
  test("finds nothing between a text and itself", () => {
    expect(wordDiff("Cut the run time.", "Cut the run time.")).toEqual([]);
    expect(wordDiff("", "")).toEqual([]);
  });

  test("keeps places far apart as changes of their own", () => {
    expect(
      changesOf(
        "Was responsible for the monthly report of all seven branches, utilizing Excel.",
        "Prepared the monthly report of all seven branches, using Excel.",
      ),
    ).toEqual(["Was responsible for → Prepared", "utilizing → using"]);
  });

  test("takes places with less than three words between them as one", () => {
    expect(changesOf("I was making the reports weekly.", "Made the reports each week.")).toEqual([
      "I was making the reports weekly → Made the reports each week",
    ]);
  });

  test("keeps lines apart, however close their changes are", () => {
    expect(changesOf("Did billing\nDid stock", "Handled billing\nCounted stock")).toEqual([
      "Did → Handled",
      "Did → Counted",
    ]);
  });

  test("joins what a moved phrase leaves with where it comes to", () => {
    const changes = changesOf(
      "Rewrote the nightly load of all the sales data, which saved 40 hours.",
      "Saved 40 hours: rewrote the nightly load of all the sales data.",
    );
    expect(changes).toHaveLength(1);
  });

  test("splits a line where another was made of it", () => {
    expect(
      changesOf(
        "Built reports for sales and trained four juniors",
        "Built reports for sales\nTrained four juniors",
      ),
    ).toEqual([" and trained → \nTrained"]);
  });

  const words = fc.constantFrom(
    "cut",
    "the",
    "run",
    "time",
    "of",
    "reports",
    "40",
    "%",
    ",",
    ".",
    "\n",
    "माह",
  );
  const text = fc.array(words, { maxLength: 30 }).map((all) => all.join(" "));

  test("leads from any text to any other when all is taken, and from any to itself when nothing is", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const proposal = proposalOf(before, after);
        expect(textAfter(proposal, wholeOf(proposal))).toBe(after);
        expect(textAfter(proposal, { taken: new Set(), answers: new Map() })).toBe(before);
      }),
    );
  });

  test("never lets places overlap", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const edits = wordDiff(before, after)
          .flatMap((group) => group.edits)
          .toSorted((a, b) => a.from - b.from);
        for (const [at, edit] of edits.entries()) {
          expect(edit.to).toBeGreaterThanOrEqual(edit.from);
          expect(edits[at + 1]?.from ?? Infinity).toBeGreaterThanOrEqual(edit.to);
        }
      }),
    );
  });
});
