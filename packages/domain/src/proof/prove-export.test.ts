import { describe, expect, test } from "vitest";
import { applyEdit, newDraft } from "../draft/index.ts";
import type { DraftEdit, ResumeDraft } from "../draft/draft.ts";
import { readResume } from "../read/read-resume.ts";
import { documentOf, page, type PageLine } from "../read/testing/page.ts";
import type { ProofField } from "./proof.ts";
import { proveExport } from "./prove-export.ts";

const heading = (text: string): PageLine => [text, { size: 14, bold: true }];
const bold = (text: string): PageLine => [text, { bold: true }];

function written(edits: readonly DraftEdit[]): ResumeDraft {
  return edits.reduce(applyEdit, newDraft());
}

function set(
  section: string,
  item: string | null,
  field: string,
  value: string | boolean | string[],
): DraftEdit {
  return { kind: "set-field", field: { section, item, field }, value };
}

const DRAFT = written([
  set("personal", null, "fullName", "Asha Rao"),
  set("personal", null, "title", "Senior Data Analyst"),
  set("personal", null, "email", "asha@example.in"),
  set("personal", null, "phone", "+91 98220 41735"),
  set("personal", null, "location", "Pune, Maharashtra"),
  set("personal", null, "linkedin", "https://www.linkedin.com/in/asharao/"),
  { kind: "add-item", section: "experience", id: "job" },
  set("experience", "job", "title", "Senior Data Analyst"),
  set("experience", "job", "company", "Kaveri Retail"),
  set("experience", "job", "startDate", "Apr 2021"),
  set("experience", "job", "current", true),
  set(
    "experience",
    "job",
    "description",
    "• Cut weekly reporting from nine hours to one\n• Found the leak in returns",
  ),
  set("skills", null, "technical", ["SQL", "Python"]),
]);

const placedIn = (value: string) => applyEdit(DRAFT, set("experience", "job", "location", value));

const HEAD: readonly PageLine[] = [
  ["Asha Rao", { size: 22 }],
  "Senior Data Analyst",
  "asha@example.in | +91 98220 41735 | Pune, Maharashtra | linkedin.com/in/asharao",
];
const JOB: readonly PageLine[] = [
  heading("Experience"),
  bold("Senior Data Analyst, Kaveri Retail"),
  "Apr 2021 – Present",
  "• Cut weekly reporting from nine hours to one",
];
const REST: readonly PageLine[] = ["• Found the leak in returns", heading("Skills"), "SQL, Python"];

function prove(draft: ResumeDraft, lines: readonly PageLine[], missing: readonly string[] = []) {
  const proof = proveExport(draft, readResume(documentOf(page(lines))), missing);
  const fields = proof.groups.flatMap((group) => group.fields);
  const field = (name: string): ProofField | undefined =>
    fields.find((each) => each.field.field === name);
  return { proof, field };
}

describe("where what was lost should stand", () => {
  const TAGS = ["SQL", "𝗣𝗼𝘄𝗲𝗿 𝗕𝗜", "Python"];
  const tags = applyEdit(DRAFT, set("skills", null, "technical", TAGS));

  test("is not told of a field whose other parts were not read, of one text, and of what was read", () => {
    const alone = applyEdit(DRAFT, set("skills", null, "technical", ["𝗣𝗼𝘄𝗲𝗿 𝗕𝗜"]));
    const { field } = prove(alone, [...HEAD, ...JOB, ...REST]);
    expect(field("technical")).toMatchObject({ result: "lost", near: [] });
    expect(field("company")).toMatchObject({ result: "same", near: [] });
    const company = applyEdit(DRAFT, set("experience", "job", "company", "Godavari Wholesale"));
    expect(prove(company, [...HEAD, ...JOB, ...REST]).field("company")?.near).toEqual([]);
  });

  test("is not guessed where the letters of a symbol stand at several places, or at none", () => {
    const twice = [...HEAD, ...JOB, ...REST, "Kochi and Kochi"];
    expect(prove(placedIn("𝗞𝗼𝗰𝗵𝗶"), twice).field("location")?.near).toEqual([]);
    expect(prove(placedIn("𝗞𝗼𝗰𝗵𝗶"), [...HEAD, ...JOB, ...REST]).field("location")?.near).toEqual(
      [],
    );
    expect(prove(placedIn("🌊 SQ"), twice, ["🌊"]).field("location")?.near).toEqual([]);
  });

  test("is where the letters stand that no other field has, when it is lost to symbols", () => {
    const company = applyEdit(DRAFT, set("experience", "job", "company", "Kaveri 🌊 Retail"));
    const { field } = prove(company, [...HEAD, ...JOB, ...REST], ["🌊"]);
    expect(field("company")?.near).toEqual([{ line: 5, from: 21, to: 34 }]);
    const title = applyEdit(DRAFT, set("personal", null, "title", "𝗦𝗲𝗻𝗶𝗼𝗿 𝗗𝗮𝘁𝗮 𝗔𝗻𝗮𝗹𝘆𝘀𝘁"));
    expect(prove(title, [...HEAD, ...JOB, ...REST]).field("title")?.near).toEqual([
      { line: 2, from: 0, to: 19 },
    ]);
  });

  test("is between the tags beside it", () => {
    const lines = [...HEAD, ...JOB, "• Found the leak in returns", heading("Skills")];
    const { field } = prove(tags, [...lines, "SQL, □□□□□ □□, Python"]);
    expect(field("technical")?.near).toEqual([{ line: 10, from: 5, to: 13 }]);
  });

  test("is the line with its letters or boxes next to a tag on a line of its own, first or last", () => {
    const lines = [...HEAD, ...JOB, "• Found the leak in returns", heading("Skills")];
    const near = (order: readonly string[], boxes: string) => {
      const draft = applyEdit(DRAFT, set("skills", null, "technical", [...order]));
      return prove(draft, [...lines, ...order.map((tag) => (tag === "𝗕𝗜" ? boxes : tag))])
        .field("technical")
        ?.near.map(({ line }) => line);
    };
    expect(near(["SQL", "Python", "𝗕𝗜"], "Hobbies")).toEqual([11]);
    expect(near(["SQL", "Python", "𝗕𝗜"], "□□")).toEqual([12]);
    expect(near(["SQL", "Python", "𝗕𝗜"], "BI")).toEqual([12]);
    expect(near(["𝗕𝗜", "SQL", "Python"], "□□")).toEqual([10]);
    expect(near(["𝗕𝗜", "SQL", "Python"], "BI")).toEqual([10]);
  });

  test("is the line of the tags beside it where nothing is left of it", () => {
    const { field } = prove(tags, [...HEAD, ...JOB, ...REST]);
    expect(field("technical")?.near).toEqual([{ line: 10, from: 0, to: 11 }]);
  });

  test("is the line between two lines of a description, and the end of one where there is none", () => {
    const bullets = [
      "Cut weekly reporting from nine hours to one",
      "𝗥𝗮𝗻 it",
      "Found the leak in returns",
    ];
    const draft = applyEdit(DRAFT, set("experience", "job", "description", bullets.join("\n")));
    const between = prove(draft, [...HEAD, ...JOB, "• □□□ it", ...REST]).field("description");
    expect(between?.near).toEqual([{ line: 8, from: 0, to: expect.any(Number) }]);
    const nothing = prove(draft, [...HEAD, ...JOB, ...REST]).field("description");
    expect(nothing?.near.map(({ line }) => line)).toEqual([7]);
  });
});

describe("what did not come through", () => {
  test("a line of a description that is not in the file is lost, and named", () => {
    const { proof, field } = prove(DRAFT, [...HEAD, ...JOB, heading("Skills"), "SQL, Python"]);
    expect(field("description")).toMatchObject({
      result: "lost",
      cause: { kind: "absent" },
      parts: ["Found the leak in returns"],
    });
    expect(proof.lost).toBe(1);
  });

  test("letters of mathematics are named as the cause, with the plain ones", () => {
    const draft = applyEdit(DRAFT, set("skills", null, "technical", ["SQL", "Python", "𝗣𝗼𝘄𝗲𝗿 𝗕𝗜"]));
    const { field } = prove(draft, [...HEAD, ...JOB, ...REST], ["𝗣"]);
    expect(field("technical")).toMatchObject({
      result: "lost",
      cause: { kind: "fancy-letters", plain: "Power BI" },
      parts: ["𝗣𝗼𝘄𝗲𝗿 𝗕𝗜"],
      read: "SQL, Python",
    });
  });

  test("a character without a glyph is named", () => {
    const draft = applyEdit(DRAFT, set("experience", "job", "company", "Kaveri 🌊 Retail"));
    const { field } = prove(draft, [...HEAD, ...JOB, ...REST], ["🌊"]);
    expect(field("company")).toMatchObject({
      result: "lost",
      cause: { kind: "no-glyph", characters: ["🌊"] },
    });
  });

  test("a word within a longer one does not count as found", () => {
    const draft = applyEdit(DRAFT, set("skills", null, "technical", ["Pyth"]));
    expect(prove(draft, [...HEAD, ...JOB, ...REST]).field("technical")?.result).not.toBe("same");
  });

  test("words that a machine takes for something else are changed, not lost", () => {
    const draft = applyEdit(DRAFT, set("experience", "job", "location", "Pune, Maharashtra"));
    expect(prove(draft, [...HEAD, ...JOB, ...REST]).proof).toMatchObject({ changed: 1, lost: 0 });
  });

  test("a word broken over two lines is changed, because it is broken", () => {
    const draft = applyEdit(DRAFT, set("experience", "job", "company", "KaveriRetailWorks"));
    const lines: readonly PageLine[] = [
      ...HEAD,
      heading("Experience"),
      bold("Senior Data Analyst"),
      bold("KaveriRetail"),
      bold("Works"),
      "Apr 2021 – Present",
      "• Cut weekly reporting from nine hours to one",
      ...REST,
    ];
    expect(prove(draft, lines).field("company")?.cause).toEqual({ kind: "broken" });
  });

  test("a word broken beside another column is changed, because it is broken", () => {
    const draft = applyEdit(DRAFT, set("experience", "job", "company", "KaveriRetailWorks"));
    const lines: readonly PageLine[] = [
      ...HEAD,
      heading("Experience"),
      bold("Senior Data Analyst"),
      bold("KaveriRetail for nine stores"),
      bold("Works and one yard"),
      "Apr 2021 – Present",
      "• Cut weekly reporting from nine hours to one",
      ...REST,
    ];
    expect(prove(draft, lines).field("company")?.cause).toEqual({ kind: "broken" });
    const other = applyEdit(DRAFT, set("experience", "job", "company", "KaveriRetailYardsmen"));
    expect(prove(other, lines).field("company")?.cause).toEqual({ kind: "absent" });
  });
});

describe("what came through", () => {
  test("until when a certification holds is a field of its own", () => {
    const draft = written([
      { kind: "add-item", section: "certifications", id: "cert" },
      set("certifications", "cert", "name", "Cloud Practitioner"),
      set("certifications", "cert", "issuer", "Amazon Web Services"),
      set("certifications", "cert", "date", "Mar 2024"),
      set("certifications", "cert", "expiry", "Mar 2027"),
    ]);
    const { field } = prove(draft, [
      ["Asha Rao", { size: 22 }],
      heading("Certifications"),
      bold("Cloud Practitioner"),
      "Amazon Web Services",
      "Mar 2024, valid to Mar 2027",
    ]);
    expect(field("expiry")).toMatchObject({ result: "same", read: "Mar 2027" });
    expect(field("date")?.result).toBe("same");
  });

  test("every field is the same, with the place it stands at", () => {
    const { proof, field } = prove(DRAFT, [...HEAD, ...JOB, ...REST]);
    expect(proof.groups.map(({ name, items }) => [name, items])).toEqual([
      ["Personal", 0],
      ["Experience", 1],
      ["Skills", 0],
    ]);
    expect(proof).toMatchObject({ total: 12, same: 12, changed: 0, lost: 0 });
    expect(field("company")?.places).toEqual([{ line: 5, from: 21, to: 34 }]);
    expect(field("endDate")?.typed).toBe("Present");
  });

  test("a hidden section and an empty draft are no part of a proof", () => {
    const hidden = applyEdit(DRAFT, { kind: "hide-section", id: "skills", isHidden: true });
    const { proof } = prove(hidden, [...HEAD, ...JOB, ...REST]);
    expect(proof.groups.some(({ section }) => section === "skills")).toBe(false);
    expect(prove(newDraft(), ["Nobody"]).proof).toMatchObject({ groups: [], total: 0 });
  });

  test("sections of one's own are judged by their words", () => {
    const draft = written([
      { kind: "add-section", id: "custom_1", name: "Patents", isRepeatable: false },
      set("custom_1", null, "content", "A kettle that pours itself, 2021"),
    ]);
    const { proof } = prove(draft, [heading("Patents"), "A kettle that pours itself, 2021"]);
    expect(proof).toMatchObject({ total: 1, same: 1 });
  });
});
