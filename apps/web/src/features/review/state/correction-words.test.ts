import type { Correction, EntryRef } from "@taiyari/domain/resume";
import { expect, test } from "vitest";
import { correctionWords } from "./correction-words.ts";

const entry: EntryRef = { list: "experience", at: 1 };

const SAID: readonly [Correction, string][] = [
  [{ kind: "set", field: { kind: "contact", field: "phone" }, value: "" }, "Phone: removed"],
  [
    { kind: "set", field: { kind: "entry", entry, field: "company" }, value: "Kaveri Retail" },
    "Company of experience 2: “Kaveri Retail”",
  ],
  [
    { kind: "set-dates", entry, start: "Aug 2022", end: "", current: true },
    "Dates of experience 2: Aug 2022 to Present",
  ],
  [{ kind: "set-dates", entry, start: "", end: "", current: false }, "Dates of experience 2: none"],
  [{ kind: "split-entry", entry, bullet: 2 }, "Split experience 2 at bullet 3"],
  [{ kind: "merge-entries", entry }, "Joined experience 2 with the next"],
  [
    { kind: "merge-text", field: { kind: "skill", group: 0, at: 3 } },
    "Skill 4 of group 1: joined with the next",
  ],
  [
    { kind: "reassign", from: { kind: "line", line: 12 }, to: { kind: "summary" } },
    "Line 12 is now the summary",
  ],
  [
    {
      kind: "reassign",
      from: { kind: "bullet", entry, at: 0 },
      to: { kind: "contact", field: "location" },
    },
    "Bullet 1 of experience 2 is now the location",
  ],
];

test.each(SAID)("says of %j: %s", (correction, words) => {
  expect(correctionWords(correction)).toBe(words);
});

test("shortens a long text", () => {
  const long = { kind: "set", field: { kind: "summary" }, value: "a".repeat(500) } as const;
  expect(correctionWords(long)).toHaveLength(92);
});
