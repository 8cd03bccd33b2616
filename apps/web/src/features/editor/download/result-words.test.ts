import { applyEdit, newDraft, type ResumeDraft } from "@taiyari/domain/draft";
import { proveExport } from "@taiyari/domain/proof";
import { readResume } from "@taiyari/domain/read";
import type { SourceDocument } from "@taiyari/domain/resume";
import { expect, test } from "vitest";
import { resultWords } from "./result-words.ts";

function written(values: Readonly<Record<string, string>>, tags: readonly string[] = []) {
  const draft = Object.entries(values).reduce(
    (before, [field, value]) =>
      applyEdit(before, {
        kind: "set-field",
        field: { section: "personal", item: null, field },
        value,
      }),
    newDraft(),
  );
  const field = { section: "skills", item: null, field: "technical" };
  return applyEdit(draft, { kind: "set-field", field, value: [...tags] });
}

/** What is said of a file in which these lines stand. */
function wordsOf(draft: ResumeDraft, ...lines: readonly string[]): string {
  const runs = lines.map((text, index) => ({
    text,
    x: 50,
    baseline: 60 + 30 * index,
    width: 6 * text.length,
    height: index === 0 ? 22 : 10,
    size: index === 0 ? 22 : 10,
    bold: false,
    angle: 0,
    hidden: false,
  }));
  const page = { width: 595, height: 842, runs, images: [], links: [], rules: [] };
  const source = { format: "pdf", pages: [page], producer: "", tagged: true };
  return resultWords(proveExport(draft, readResume(source as unknown as SourceDocument)));
}

const ASHA = { fullName: "Asha Rao", phone: "+91 98220 41735" };

test("one field that is lost is named as the form names it, and a section once", () => {
  expect(wordsOf(written(ASHA), "Asha Rao")).toBe("1 of 2 fields is lost: Phone.");
  expect(wordsOf(written({ phone: ASHA.phone }), "Nobody")).toBe("1 of 1 field is lost: Phone.");
  expect(wordsOf(written(ASHA, ["SQL"]), "Asha Rao")).toBe(
    "2 of 3 fields are lost: Phone, Skills.",
  );
});

test("of many that are lost a few are named", () => {
  const much = { ...ASHA, title: "Zoologist", location: "Xanadu", website: "https://qqq.example" };
  expect(wordsOf(written(much), "Nobody")).toMatch(
    /^5 of 5 fields are lost: Full name, Title, \w+ and 2 more\.$/,
  );
});

test("says how many are found elsewhere, and that a resume without words has none", () => {
  const moved = written({ ...ASHA, location: "Quarterly Works" });
  expect(wordsOf(moved, "Asha Rao", "+91 98220 41735", "Hobbies", "Quarterly Works")).toBe(
    "A machine reads 2 of 3 fields as you typed them, and finds 1 elsewhere.",
  );
  expect(wordsOf(newDraft(), "Nobody")).toBe("Nothing is written in it yet.");
});

test("all that came back as it was typed is counted", () => {
  expect(wordsOf(written(ASHA), "Asha Rao", "+91 98220 41735")).toBe(
    "A machine reads all 2 fields as you typed them.",
  );
  expect(wordsOf(written({ fullName: "Asha Rao" }), "Asha Rao")).toBe(
    "A machine reads the one field as you typed it.",
  );
});
