import { MAX_DRAFT_TEXT } from "@taiyari/domain/draft";
import { expect, test } from "vitest";
import { takeProblemSentences } from "./problem-words.ts";
import type { TakeProblem } from "./take-source.ts";

const PROBLEMS: readonly TakeProblem[] = [
  { kind: "unreadable", problem: { kind: "no-text", pages: 2 } },
  { kind: "unreadable", problem: { kind: "not-a-pdf" } },
  { kind: "unreadable", problem: { kind: "encrypted" } },
  { kind: "unreadable", problem: { kind: "too-large", limit: "pages" } },
  { kind: "unreadable", problem: { kind: "damaged" } },
  { kind: "unreadable", problem: { kind: "timed-out", afterMs: 1 } },
  { kind: "no-import", problem: { kind: "empty" } },
  { kind: "no-import", problem: { kind: "not-json" } },
  { kind: "no-import", problem: { kind: "other-schema", found: [] } },
  { kind: "no-import", problem: { kind: "too-large", limit: MAX_DRAFT_TEXT, unit: "characters" } },
  { kind: "no-import", problem: { kind: "too-large", limit: 300_000, unit: "characters" } },
  { kind: "no-import", problem: { kind: "too-large", limit: 5_242_880, unit: "bytes" } },
  { kind: "no-import", problem: { kind: "not-linkedin", found: [] } },
  { kind: "no-import", problem: { kind: "damaged-zip" } },
  { kind: "no-import", problem: { kind: "encrypted-zip" } },
  { kind: "no-import", problem: { kind: "no-resume", lines: 3, words: 1 } },
  { kind: "file-too-large", maxBytes: 10_485_760 },
  { kind: "tables-too-large" },
  { kind: "picture" },
  { kind: "other-file" },
  { kind: "not-opened" },
  { kind: "timed-out", afterMs: 60_000 },
  { kind: "stopped" },
];

test("each refusal says something of its own, and what to do", () => {
  const sentences = PROBLEMS.map(takeProblemSentences);
  expect(new Set(sentences.map(({ what }) => what)).size).toBe(PROBLEMS.length);
  for (const { what, whatToDo } of sentences) {
    expect(what).toMatch(/^[A-Z].*\.$/u);
    expect(whatToDo).toMatch(/^[A-Z].*\.$/u);
    expect(`${what}${whatToDo}`).not.toContain("!");
  }
});

test("names what a foreign file holds, long names in short", () => {
  const problem = { kind: "other-schema", found: ["orders", "x".repeat(90)] } as const;
  const { what } = takeProblemSentences({ kind: "no-import", problem });
  expect(what).toBe(
    `This JSON is no resume that Taiyari knows. It holds: orders, ${"x".repeat(40)}….`,
  );
});

test("says sizes in megabytes and counts in Indian grouping", () => {
  expect(takeProblemSentences({ kind: "file-too-large", maxBytes: 10_485_760 }).what).toContain(
    "10 MB",
  );
  const problem = { kind: "too-large", limit: 300_000, unit: "characters" } as const;
  expect(takeProblemSentences({ kind: "no-import", problem }).what).toContain("3,00,000");
});
