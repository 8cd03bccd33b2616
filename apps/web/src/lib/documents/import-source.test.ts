import { writeDocx } from "@taiyari/documents/write";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { importSource } from "./import-source.ts";

const LINES = [
  "Rukmini Deshpande",
  "rukmini@example.in",
  "EXPERIENCE",
  "Planner, Koyna Foods",
  "Jun 2016 - Present",
  "SKILLS",
  "SAP APO, Excel",
];

const file = (name: string, content: Uint8Array<ArrayBuffer> | string) =>
  importSource({ kind: "file", name, file: new Blob([content]) });

const zip = (files: Readonly<Record<string, string>>) =>
  Uint8Array.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );

const wordFile = () => {
  const entry = { subtitle: ["Koyna Foods"], dates: "Jun 2016 – Present", links: [], tags: [] };
  const outline = {
    name: "Rukmini Deshpande",
    title: "",
    contacts: [{ text: "rukmini@example.in", url: "mailto:rukmini@example.in" }],
    sections: [
      {
        id: "experience",
        heading: "Experience",
        entries: [{ ...entry, title: "Planner", lines: [{ text: "Cut stock.", isBullet: true }] }],
      },
    ],
  };
  return writeDocx(outline, {
    accent: "#1f2937",
    fonts: "inter",
    density: "normal",
    paper: "a4",
    margins: "normal",
    language: "en-IN",
  });
};

/** Of so many bytes, without holding them: one that is read says so. */
function hugeFile(head: string, size: number): Blob {
  const blob = new Blob([head]);
  Object.defineProperty(blob, "size", { value: size });
  Object.defineProperty(blob, "arrayBuffer", {
    value: () => Promise.reject(new Error("It was read.")),
  });
  return blob;
}

describe("takeIn refuses", () => {
  test.each([
    ["%PDF-1.7", 10_485_760],
    ["Experience", 16_000_000],
    ["PK\u0003\u0004", 209_715_200],
  ])("a file beginning with %j that is too large, without reading it", async (head, maxBytes) => {
    const source = { kind: "file", name: "cv", file: hugeFile(head, maxBytes + 1) } as const;
    expect(await importSource(source)).toEqual({
      ok: false,
      problem: { kind: "file-too-large", maxBytes },
    });
  });

  test("what the browser cannot open", async () => {
    const folder = new Blob(["x"]);
    Object.defineProperty(folder, "slice", {
      value: () => ({ arrayBuffer: () => Promise.reject(new Error("a folder")) }),
    });
    expect(await importSource({ kind: "file", name: "folder", file: folder })).toEqual({
      ok: false,
      problem: { kind: "not-opened" },
    });
  });

  test("a spreadsheet that is an archive like any other, by saying that its kind cannot be read", async () => {
    expect(await file("cv.ods", zip({ "content.xml": "<x/>" }))).toEqual({
      ok: false,
      problem: { kind: "other-file" },
    });
  });

  test.each([
    ["a table that is none of LinkedIn's", "budget.csv", "Month,Rent\nJune,12000\n"],
    ["a program that is text", "setup.exe", "MZ and nothing else"],
    ["a program that is none", "setup.exe", "MZ\u0090\u0000\u0003"],
    ["a spreadsheet of old", "budget.xls", "\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1"],
    ["a spreadsheet of today", "budget.xlsx", zip({ "xl/workbook.xml": "<x/>" })],
  ])("%s, by saying that its kind cannot be read", async (_what, name, content) => {
    const bytes =
      typeof content === "string"
        ? Uint8Array.from(content, (letter) => letter.charCodeAt(0))
        : content;
    expect(await file(name, bytes)).toEqual({ ok: false, problem: { kind: "other-file" } });
  });

  test("a picture, whatever it is called", async () => {
    expect(await file("photo.json", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d))).toEqual({
      ok: false,
      problem: { kind: "picture" },
    });
  });

  test.each(["novel.txt", "novel", "Mr. Rao's novel"])(
    "a text called %j without a resume in it, by its count of words",
    async (name) => {
      expect(await file(name, "The rain had stopped.")).toMatchObject({
        ok: false,
        problem: { kind: "no-import", problem: { kind: "no-resume", words: 4 } },
      });
    },
  );

  test("a ZIP that is no LinkedIn export, by naming what is in it", async () => {
    expect(await file("holiday.zip", zip({ "beach.jpg": "x" }))).toEqual({
      ok: false,
      problem: { kind: "no-import", problem: { kind: "not-linkedin", found: ["beach.jpg"] } },
    });
  });

  test("an archive whose tables would fill the memory, without unpacking them", async () => {
    const bomb = Uint8Array.from(
      zipSync({ "Positions.csv": [new Uint8Array(30_000_000), { level: 9 }] }),
    );
    expect(bomb.length).toBeLessThan(100_000);
    expect(await file("bomb.zip", bomb)).toEqual({
      ok: false,
      problem: { kind: "tables-too-large" },
    });
  });

  test("a file that is called JSON and is none", async () => {
    expect(await file("cv.json", "Experience")).toEqual({
      ok: false,
      problem: { kind: "no-import", problem: { kind: "not-json" } },
    });
  });
});

describe("takeIn", () => {
  test.each([
    ["pasted text", importSource({ kind: "text", text: LINES.join("\n") }), "text"],
    ["a text file", file("cv.txt", LINES.join("\n")), "text"],
    ["a text file of another name", file("cv.tex", LINES.join("\n")), "text"],
    ["a Word file", file("cv.docx", wordFile()), "file"],
    [
      "JSON, whatever it is called",
      file(
        "cv",
        '{"basics":{"name":"Rukmini Deshpande"},"work":[{"position":"Planner","name":"Koyna Foods"}]}',
      ),
      "json-resume",
    ],
    [
      "LinkedIn's archive",
      file(
        "export.zip",
        zip({
          "Profile.csv": "First Name,Last Name\nRukmini,Deshpande\n",
          "Positions.csv": "Company Name,Title\nKoyna Foods,Planner\n",
        }),
      ),
      "linkedin",
    ],
  ])("takes the name and the job from %s", async (_name, taking, source) => {
    const taken = await taking;
    if (!taken.ok) throw new Error(taken.problem.kind);
    const { personal, experience } = taken.value.draft.resumeData;
    expect(taken.value.source).toBe(source);
    expect(personal.fullName).toBe("Rukmini Deshpande");
    expect(experience).toMatchObject([{ title: "Planner", company: "Koyna Foods" }]);
  });

  test("takes a single table of LinkedIn's export", async () => {
    const taken = await file("Skills.csv", "Name\nSAP APO\n");
    expect(taken.ok && taken.value.draft.resumeData.skills.technical).toEqual(["SAP APO"]);
  });

  test("takes any text as a summary when told to", async () => {
    const taken = await importSource({ kind: "summary", text: "The rain had stopped." });
    expect(taken.ok && taken.value.draft.resumeData.personal.summary).toBe("The rain had stopped.");
  });
});
