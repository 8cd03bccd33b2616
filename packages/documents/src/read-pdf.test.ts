import type { SourcePage } from "@taiyari/domain/resume";
import { describe, expect, test } from "vitest";
import { readPdf } from "./read-pdf.ts";
import { lockedPdf, restrictedPdf } from "./testing/encrypted-pdfs.ts";
import { mutate, swapObjects } from "./testing/mutations.ts";
import { makePdf, type MadePage, type MadePdf, stream } from "./testing/pdf-maker.ts";
import { sameResume } from "./testing/same-resume.ts";

const HELLO: MadePage = { texts: [{ text: "Asha Verma", x: 72, y: 770 }] };

async function readPages(file: MadePdf): Promise<readonly SourcePage[]> {
  const outcome = await readPdf(makePdf(file));
  if (!outcome.ok) throw new Error(outcome.problem.kind);
  return outcome.value.pages;
}

async function readPage(page: MadePage, file: Partial<MadePdf> = {}): Promise<SourcePage> {
  const [first] = await readPages({ ...file, pages: [page] });
  if (!first) throw new Error("there is no page");
  return first;
}

async function readFacts(file: MadePdf) {
  const outcome = await readPdf(makePdf(file));
  return outcome.ok && { producer: outcome.value.producer, tagged: outcome.value.tagged };
}

const picture = stream(
  "/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8",
  "abcd",
);

describe("the marks of lists", () => {
  test("are small shapes of one piece, not lines, large dots or parts of an icon", async () => {
    const drawing =
      "10 800 200 1 re f 10 700 12 12 re f 10 650 3 3 re 14 650 3 3 re f 10 600 4 4 re f";
    const { marks } = await readPage({ ...HELLO, drawing });
    expect(marks).toEqual([{ x: 10, y: 842 - 604, width: 4, height: 4 }]);
  });
});

describe("readPdf refuses", () => {
  test("an empty file and one that is something else as no PDF", async () => {
    const notPdf = { ok: false, problem: { kind: "not-a-pdf" } };
    expect(await readPdf(new Uint8Array())).toEqual(notPdf);
    expect(await readPdf(new TextEncoder().encode("<html>%PD"))).toEqual(notPdf);
  });

  test("a file behind a password as encrypted", async () => {
    expect(await readPdf(lockedPdf())).toEqual({ ok: false, problem: { kind: "encrypted" } });
  });

  test("a file with nothing but its first line as damaged", async () => {
    const outcome = await readPdf(new TextEncoder().encode("%PDF-1.7\n"));
    expect(outcome).toEqual({ ok: false, problem: { kind: "damaged" } });
  });

  test("3,000 pages as too large, before reading any of them", async () => {
    // Reading them would find no text.
    const outcome = await readPdf(makePdf({ pages: Array.from({ length: 3_000 }, () => ({})) }));
    expect(outcome).toEqual({ ok: false, problem: { kind: "too-large", limit: "pages" } });
  });

  test("a file of pictures only, and says how many pages it had", async () => {
    const scan: MadePage = { drawing: "q 595 0 0 842 0 0 cm /Extra0 Do Q" };
    const outcome = await readPdf(makePdf({ pages: [scan, scan], xObjects: [picture] }));
    expect(outcome).toEqual({ ok: false, problem: { kind: "no-text", pages: 2 } });
  });

  test("a file whose text has no letters", async () => {
    const numbers: MadePage = { texts: [{ text: "12 - 34", x: 72, y: 700 }] };
    expect(await readPdf(makePdf({ pages: [numbers] }))).toEqual({
      ok: false,
      problem: { kind: "no-text", pages: 1 },
    });
  });
});

describe("readPdf", () => {
  test("gives each run its place from the top of the page, size, width and font", async () => {
    const { width, height, runs } = await readPage({
      texts: [{ text: "Asha Verma", x: 72, y: 770, size: 20, font: "Helvetica-Bold" }],
    });
    expect({ width, height }).toEqual({ width: 595, height: 842 });
    expect(runs).toEqual([
      {
        text: "Asha Verma",
        x: 72,
        baseline: 72,
        width: expect.closeTo(115.6, 1),
        size: 20,
        font: "Helvetica-Bold",
        bold: true,
        italic: false,
        angle: 0,
      },
    ]);
  });

  test("opens a file that is encrypted with an empty password", async () => {
    const outcome = await readPdf(restrictedPdf());
    if (!outcome.ok) throw new Error(outcome.problem.kind);
    expect(outcome.value.pages[0]?.runs.map((run) => run.text)).toEqual(["Asha Verma"]);
  });

  test("finds the header behind a few bytes of something else", async () => {
    const bytes = Buffer.concat([Buffer.from("\nmail header\n\n"), makePdf({ pages: [HELLO] })]);
    expect((await readPdf(new Uint8Array(bytes))).ok).toBe(true);
  });

  test("knows italics by the font's name", async () => {
    const { runs } = await readPage({
      texts: [{ text: "Present", x: 72, y: 700, font: "Times-Italic" }],
    });
    expect(runs[0]).toMatchObject({ font: "Times-Italic", italic: true, bold: false });
  });

  test("turns a rotated page the way it is looked at", async () => {
    const page = await readPage({
      rotate: 90,
      drawing: "BT /F0 10 Tf 0 1 -1 0 100 50 Tm (Upright when turned) Tj ET",
      texts: [{ text: "On its side", x: 72, y: 700 }],
    });
    expect(page).toMatchObject({ width: 842, height: 595 });
    expect(page.runs.filter((run) => run.text.trim() !== "")).toMatchObject([
      { text: "Upright when turned", angle: 0, x: 50, baseline: 100 },
      { text: "On its side", angle: -90 },
    ]);
  });

  test("keeps invisible text, letter for letter", async () => {
    const { runs } = await readPage({
      drawing: "BT 3 Tr /F0 10 Tf 1 0 0 1 72 500 Tm (keyword keyword) Tj ET",
    });
    expect(runs.map((run) => run.text)).toEqual(["keyword keyword"]);
  });

  test("leaves ligatures and private-use letters for the reader to mend", async () => {
    const toUnicode = stream(
      "",
      "begincmap 1 begincodespacerange <00> <FF> endcodespacerange " +
        "2 beginbfchar <41> <FB01> <42> <F0E0> endbfchar endcmap",
    );
    const { runs } = await readPage(
      { drawing: "BT /Own0 10 Tf 1 0 0 1 72 500 Tm (ABnance) Tj ET" },
      {
        xObjects: [toUnicode],
        fonts: ["<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 7 0 R >>"],
      },
    );
    expect(runs.map((run) => run.text).join("")).toContain("\ufb01\uf0e0");
  });

  test("gives links their URL and their box from the top of the page", async () => {
    const { links } = await readPage({
      ...HELLO,
      links: [{ url: "https://example.org/asha", rect: [72, 700, 172, 712] }],
    });
    expect(links).toEqual([
      { url: "https://example.org/asha", x: 72, y: 130, width: 100, height: 12 },
    ]);
  });

  test("finds a picture's place without decoding it", async () => {
    const { images } = await readPage(
      { ...HELLO, drawing: "q 0.5 g 100 0 0 80 400 700 cm /Extra0 Do Q" },
      { xObjects: [picture] },
    );
    expect(images).toEqual([{ x: 400, y: 62, width: 100, height: 80 }]);
  });

  test("sees no picture where a coordinate system is only set up for text or lines", async () => {
    const { images } = await readPage({
      ...HELLO,
      drawing: "q 9 0 0 9 72 500 cm 0 0 1 1 re f Q q 1 0 0 1 5 5 cm Q",
    });
    expect(images).toEqual([]);
  });

  test("finds thin lines and bars, and leaves boxes and dots out", async () => {
    const { rules } = await readPage({
      ...HELLO,
      drawing:
        "72 600 400 1 re f 72 500 m 472 500 l S 72 400 200 18 re f 72 100 300 250 re f 9 9 2 2 re f",
    });
    expect(rules.map(({ y, width, height }) => [y, width, height])).toEqual([
      [241, 400, 1],
      [342, 400, 0],
      [424, 200, 18],
    ]);
  });

  test("tells who made the file and whether it is tagged", async () => {
    expect(await readFacts({ pages: [HELLO] })).toEqual({ producer: "", tagged: false });
    expect(await readFacts({ pages: [HELLO], producer: "Paper 1.0" })).toMatchObject({
      producer: "Paper 1.0",
    });
    expect(await readFacts({ pages: [HELLO], tagged: true })).toMatchObject({ tagged: true });
  });

  test("gives a problem or a document for every one of 200 damaged copies", async () => {
    const whole = makePdf({
      producer: "Paper 1.0",
      tagged: true,
      xObjects: [picture],
      pages: [
        { ...HELLO, drawing: "q 100 0 0 80 400 700 cm /Extra0 Do Q 72 600 400 1 re f" },
        { ...HELLO, links: [{ url: "https://example.org", rect: [1, 2, 3, 4] }] },
      ],
    });
    const outcomes = new Set<string>();
    for (let seed = 1; seed <= 200; seed += 1) {
      const outcome = await readPdf(mutate(whole, seed));
      outcomes.add(outcome.ok ? "read" : outcome.problem.kind);
    }
    expect(outcomes).toContain("read");
    expect(outcomes.size).toBeGreaterThan(1);
  });

  test("gives a problem or a document soon for 200 more, with objects swapped as well", async () => {
    const whole = sameResume().pdf;
    const outcomes = new Set<string>();
    let slowest = 0;
    for (let seed = 1; seed <= 200; seed += 1) {
      const swapped = swapObjects(whole, seed);
      const start = performance.now();
      const outcome = await readPdf(seed % 2 === 0 ? swapped : mutate(swapped, seed));
      slowest = Math.max(slowest, performance.now() - start);
      outcomes.add(outcome.ok ? "read" : outcome.problem.kind);
    }
    expect(outcomes).toContain("read");
    expect(outcomes).toContain("no-text");
    expect(slowest).toBeLessThan(2_000);
  });
});
