import { toJsonResume } from "@taiyari/domain/convert";
import { readResume } from "@taiyari/domain/read";
import { MAX_RESUME_BYTES, type SourceDocument } from "@taiyari/domain/resume";
import { describe, expect, test } from "vitest";
import { readSource } from "./read-source.ts";
import { makePdf } from "./testing/pdf-maker.ts";
import { sameResume } from "./testing/same-resume.ts";

async function read(bytes: Uint8Array): Promise<SourceDocument> {
  const outcome = await readSource(bytes);
  if (!outcome.ok) throw new Error(outcome.problem.kind);
  return outcome.value;
}

/** Where each line stands, by its text without blanks and marks of lists. */
function placesOf(document: SourceDocument | undefined): Record<string, [number, number]> {
  const lines = new Map<number, { x: number; text: string }>();
  const runs = document?.pages.flatMap((page) => page.runs) ?? [];
  for (const run of runs.toSorted((a, b) => a.baseline - b.baseline || a.x - b.x)) {
    const text = run.text.replaceAll(/[\s\uf0b7•]/g, "");
    if (text === "") continue;
    const y = [...lines.keys()].find((other) => Math.abs(other - run.baseline) < 2);
    const line = y === undefined ? undefined : lines.get(y);
    if (line) line.text += text;
    else lines.set(run.baseline, { x: run.x, text });
  }
  return Object.fromEntries([...lines].map(([y, { x, text }]) => [text, [x, y]]));
}

function answer(document: SourceDocument | undefined) {
  return document && toJsonResume(readResume(document));
}

describe("readSource", () => {
  test("refuses a file of a byte too many before looking into it", async () => {
    expect(await readSource(new Uint8Array(MAX_RESUME_BYTES + 1))).toEqual({
      ok: false,
      problem: { kind: "too-large", limit: "bytes" },
    });
  });

  test("refuses what is neither PDF nor Word, and nothing at all", async () => {
    const refusal = { ok: false, problem: { kind: "not-a-pdf" } };
    expect(await readSource(new TextEncoder().encode("Asha Verma, Pune"))).toEqual(refusal);
    expect(await readSource(new Uint8Array())).toEqual(refusal);
  });

  test("reads a PDF, whatever its name", async () => {
    const pdf = makePdf({ pages: [{ texts: [{ text: "Asha Verma", x: 72, y: 770 }] }] });
    expect(await readSource(pdf)).toMatchObject({ ok: true, value: { format: "pdf" } });
  });
});

describe("one resume as PDF, DOCX and DOC", async () => {
  const files = sameResume();
  const [pdf, docx, doc] = await Promise.all([files.pdf, files.docx, files.doc].map(read));

  test("is read from the PDF in full", () => {
    expect(answer(pdf)).toMatchObject({
      basics: { name: "Asha Verma", email: "asha.verma@post.example" },
      work: [{ position: "Senior Water Engineer" }, { position: "Water Engineer" }],
      education: [{ institution: "Indian Institute of Technology Roorkee" }, {}],
      projects: [{ name: "Leak Map" }],
    });
  });

  test("gives the same answer from the DOCX as from the PDF", () => {
    expect(docx?.format).toBe("docx");
    expect(answer(docx)).toEqual(answer(pdf));
  });

  test("gives the same answer from the DOC as from the PDF", () => {
    expect(doc?.format).toBe("doc");
    expect(answer(doc)).toEqual(answer(pdf));
  });

  test.each([
    { name: "DOCX", document: docx },
    { name: "DOC", document: doc },
  ])(
    "breaks the lines of the $name where the PDF breaks them, and in their places",
    ({ document }) => {
      const places = placesOf(document);
      const wanted = placesOf(pdf);
      expect(Object.keys(wanted).length).toBeGreaterThan(25);
      expect(Object.keys(places)).toEqual(Object.keys(wanted));
      const offsets = Object.entries(wanted).map(([text, [x, y]]) => {
        const [ownX, ownY] = places[text] ?? [0, 0];
        return Math.max(Math.abs(ownX - x), Math.abs(ownY - y));
      });
      expect(Math.max(...offsets)).toBeLessThan(4);
    },
  );
});
