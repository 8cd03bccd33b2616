import { describe, expect, test } from "vitest";
import { importText } from "../text/import-text.ts";

/** The summary of a pasted resume with that one. */
function summaryOf(summary: string): string {
  const rest = "EXPERIENCE\n\nAnalyst, Saral Commerce\nJan 2020 - Mar 2024\n- Cut costs by half.";
  const text = `Kavya Nair\nkavya@example.in\n\nSUMMARY\n\n${summary}\n\n${rest}`;
  const imported = importText(text, () => "id");
  return imported.ok ? imported.value.draft.resumeData.personal.summary : imported.problem.kind;
}

describe("the lines of a summary", () => {
  test("are joined where they were only full", () => {
    expect(
      summaryOf(
        "Plans what a chain of 210 pharmacies has on its shelves, and what it\ndoes not. Eight years in food and medicine.",
      ),
    ).toBe(
      "Plans what a chain of 210 pharmacies has on its shelves, and what it does not. Eight years in food and medicine.",
    );
  });

  test("stay apart where a break was meant", () => {
    expect(
      summaryOf(
        "Plans what a chain of 210 pharmacies has on its shelves, and why.\nEight years in food.\nLooks for work in Kochi or from home, in a team that reads one page a week.",
      ),
    ).toContain("\nLooks for work in Kochi");
  });
});
