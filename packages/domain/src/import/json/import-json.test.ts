import * as fc from "fast-check";
import { sampling } from "@taiyari/domain/testing";
import { describe, expect, test } from "vitest";
import { MAX_IMPORT_JSON } from "../imported.ts";
import { counter, taken } from "../testing/imported.ts";
import { importJson } from "./import-json.ts";
import { stored } from "../../rich/testing/written.ts";

const read = (value: unknown) => importJson(JSON.stringify(value), counter());
const problemOf = (text: string) => {
  const outcome = importJson(text, counter());
  return outcome.ok ? null : outcome.problem;
};

describe("importJson refuses", () => {
  test.each([
    "",
    "  \n",
    "\uFEFF",
    "{}",
    '{"basics":{}}',
    '{"work":[]}',
    '{"basics":{"name":"  "}}',
  ])("a file without a word in it: %s", (text) => {
    expect(problemOf(text)).toEqual({ kind: "empty" });
  });

  test.each(["Asha Menon", "{", '{"basics":', "<html></html>"])("what is no JSON: %s", (text) => {
    expect(problemOf(text)).toEqual({ kind: "not-json" });
  });

  test("JSON of another kind, and names what stands at its top", () => {
    expect(problemOf('{"name":"taiyari","version":"1.0.0","scripts":{}}')).toEqual({
      kind: "other-schema",
      found: ["name", "version", "scripts"],
    });
    expect(problemOf("[1,2]")).toEqual({ kind: "other-schema", found: [] });
    expect(problemOf('"text"')).toEqual({ kind: "other-schema", found: [] });
    expect(problemOf("null")).toEqual({ kind: "other-schema", found: [] });
  });

  test("no more than ten names are told of a file with many", () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`column${i}`, i]));
    expect(problemOf(JSON.stringify(many))).toMatchObject({
      kind: "other-schema",
      found: { length: 10 },
    });
  });

  test("a file that is too large, without reading it", () => {
    expect(problemOf("[".repeat(MAX_IMPORT_JSON + 1))).toEqual({
      kind: "too-large",
      limit: MAX_IMPORT_JSON,
      unit: "characters",
    });
  });

  test("a resume that would be more than a draft may hold", () => {
    const work = Array.from({ length: 100 }, (_, i) => ({
      name: `Firm ${i}`,
      summary: "x".repeat(15_000),
    }));
    expect(read({ work })).toMatchObject({ ok: false, problem: { kind: "too-large" } });
  });
});

describe("importJson", () => {
  test("keeps 300 entries and the words of those beyond", () => {
    const work = Array.from({ length: 310 }, (_, i) => ({ name: `Firm ${i}`, position: "Clerk" }));
    const { draft, leftOut } = taken(read({ work }));
    expect(draft.resumeData.experience).toHaveLength(300);
    const kept = leftOut.filter(({ where, isKept }) => where === "experience 301" && isKept);
    expect(kept.map(({ field, text }) => [field, text])).toEqual([
      ["title", "Clerk"],
      ["company", "Firm 300"],
    ]);
    expect(JSON.stringify(draft.resumeData.custom)).toContain("Firm 309");
  });

  test("keeps the end of a text that is too long for its field", () => {
    const summary = `${"word ".repeat(4500)}the last words`;
    const { draft, leftOut } = taken(read({ basics: { name: "Asha Menon", summary } }));
    expect(draft.resumeData.personal.summary).toHaveLength(20_000);
    expect(leftOut).toHaveLength(1);
    expect(draft.resumeData.custom[0]?.items[0]?.description).toContain("the last words");
  });

  test("executes nothing: markup in any field arrives as its words", () => {
    const evil = '<script>fetch("//evil.example")</script>';
    const { draft } = taken(
      read({
        basics: {
          name: `Asha ${evil}Menon`,
          label: '<img src=x onerror="alert(1)">Architect',
          image: "https://evil.example/track.png",
          summary: `${evil}Builds <b>schools</b>`,
          url: "javascript:alert(1)",
        },
        skills: [{ name: `${evil}Design` }],
        note: `${evil}left`,
      }),
    );
    const { personal, skills } = draft.resumeData;
    expect(personal).toMatchObject({
      fullName: "Asha Menon",
      title: "Architect",
      summary: stored("Builds <b>schools</b>"),
      photo: "",
    });
    expect(skills.technical).toEqual(["Design"]);
    expect(JSON.stringify(draft)).not.toMatch(/<script|onerror|fetch\(/u);
  });

  test("takes an embedded picture, and only tells of one elsewhere", () => {
    const photo = "data:image/png;base64,iVBORw0KGgo=";
    const within = taken(read({ basics: { name: "Asha", image: photo } }));
    expect(within.draft.resumeData.personal.photo).toBe(photo);
    const elsewhere = taken(read({ basics: { name: "Asha", picture: "https://a.in/p.png" } }));
    expect(elsewhere.draft.resumeData.personal.photo).toBe("");
    expect(elsewhere.leftOut).toContainEqual({
      where: "basics",
      field: "picture",
      text: "https://a.in/p.png",
      isKept: true,
    });
    const scripted = taken(read({ basics: { name: "A", image: "data:text/html,<script>" } }));
    expect(scripted.draft.resumeData.personal.photo).toBe("");
  });

  test("never throws, whatever JSON it is given, and its ids are each used once", () => {
    const names = fc.constantFrom(
      ..."basics bio work education skills sections custom customSections summary items profiles meta taiyari resumeData metadata layout url website __proto__ roles keywords".split(
        " ",
      ),
    );
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        fc.string(),
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie("value"), { maxLength: 4 }),
        fc.dictionary(fc.oneof(names, fc.string()), tie("value"), { maxKeys: 5 }),
      ),
    })).value;
    const resume = fc.record(
      {
        basics: json,
        sections: json,
        work: json,
        education: json,
        skills: json,
        meta: json,
        custom: json,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), json, resume), (value) => {
        const text = JSON.stringify(value) ?? "";
        const outcome = importJson(text, counter());
        if (!outcome.ok) return;
        const { draft } = outcome.value;
        const ids = draft.sections.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: sampling.runsOf(400) },
    );
  });

  test("survives a file nested without end", () => {
    const deep = `{"work":[{"name":"Firm","more":${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}}]}`;
    expect(taken(importJson(deep, counter())).draft.resumeData.experience).toHaveLength(1);
  });
});
