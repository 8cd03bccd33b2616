import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { createFontLibrary, renderPdf } from "@taiyari/paper";
import { DOCUMENTS, type DocumentName, geometryOf } from "./paper/documents.ts";
import { META, test } from "./paper/fixtures.ts";
import type { Shown } from "./paper/harness.ts";
import { readFace, weighPaper } from "./paper/paper-page.ts";
import { readPdf } from "./paper/read-pdf.ts";
import { isThere, onDisk } from "./programs.ts";

const NAMES = Object.keys(DOCUMENTS) as DocumentName[];
/** Where a reader shows a text may differ this much from where the browser did. CSS pixels. */
const NEAR = 0.5;
/** Characters no reader gives back: they only steer how others are drawn. */
const FORMAT = /\p{Cf}/gu;

for (const name of NAMES) {
  const { size, pages } = DOCUMENTS[name];

  test(`${name}: the PDF says all that the page says, where the page says it`, async ({
    openDocument,
  }) => {
    const page = await openDocument(name, size);
    const geometry = geometryOf(name);
    const { file, bytes } = await exported(page, name);
    expect(file).toMatchObject({ pages, missing: [], warnings: [] });
    expect(file.widthError).toBeLessThan(0.001);

    const strings = (await page.evaluate(() => window.paper?.strings())) ?? [];
    const read = await readPdf(bytes);
    expect(lost(strings, read.text)).toEqual([]);
    expect(read.text).not.toMatch(/\p{Co}/u);

    const characters = (await page.evaluate(() => window.paper?.characters())) ?? [];
    const pitch = geometry.height + geometry.gap;
    const astray = read.items.flatMap(({ page: at, text, x, baseline }) => {
      const off = distance(characters, text, x, baseline + at * pitch);
      return off < NEAR ? [] : [`${text}: ${off.toFixed(2)} px`];
    });
    // Texts of pseudo-elements have no character to be compared with: bullets, numbers and separators.
    expect(astray.filter((text) => !/^\s*(?:[•–;/]|\d\.)/u.test(text))).toEqual([]);
  });
}

test("poppler reads every text of every document", async ({ openDocument }) => {
  test.skip(!isThere("pdftotext", "-v"), "pdftotext is not on this machine");
  for (const name of NAMES) {
    const page = await openDocument(name, DOCUMENTS[name].size);
    const { bytes } = await exported(page, name);
    const strings = (await page.evaluate(() => window.paper?.strings())) ?? [];
    const text = await saidOf(bytes, "pdftotext", (file) => ["-raw", file, "-"]);
    expect(lost(strings, text)).toEqual([]);
  }
});

test("qpdf finds nothing wrong with any file", async ({ openDocument }) => {
  test.skip(!isThere("qpdf", "--version"), "qpdf is not on this machine");
  for (const name of NAMES) {
    const page = await openDocument(name, DOCUMENTS[name].size);
    const { bytes } = await exported(page, name);
    const said = await saidOf(bytes, "qpdf", (file) => ["--check", file]);
    expect(said).toContain("No syntax or stream encoding errors");
  }
});

test("the same document gives the same bytes each time, in a page, in a worker and in Node", async ({
  openDocument,
}) => {
  const page = await openDocument("plain", "a4");
  const geometry = geometryOf("plain");
  const [first, second, list] = await page.evaluate(
    async ([at, meta]) => [
      await window.paper?.exportPdf(at, meta),
      await window.paper?.exportPdf(at, meta),
      await window.paper?.capture(at),
    ],
    [geometry, META] as const,
  );
  if (!first || !list) throw new Error("no harness");
  expect(second?.base64).toBe(first.base64);

  const inWorker = await page.evaluate(([at, meta]) => window.paper?.renderInWorker(at, meta), [
    geometry,
    META,
  ] as const);
  expect(inWorker).toBe(first.base64);

  const faces = await createFontLibrary(readFace).load(list.faces);
  const meta = { ...META, created: new Date(META.created) };
  const { bytes } = await renderPdf(list, meta, faces);
  expect(Buffer.from(bytes).toString("base64")).toBe(first.base64);
  const later = await renderPdf(list, { ...meta, created: new Date(0) }, faces);
  expect(Buffer.from(later.bytes).toString("base64")).not.toBe(first.base64);
});

test("a frame without an origin, handed its fonts, gives the same file", async ({
  openDocument,
}) => {
  const page = await openDocument("plain", "a4");
  const { file } = await exported(page, "plain");
  const framed = await page.evaluate(([at, meta]) => window.paper?.exportFromFrame(at, meta), [
    geometryOf("plain"),
    META,
  ] as const);
  expect(framed?.origin).toBe("null");
  expect(framed?.base64).toBe(file.base64);
});

test("what is loaded and what is written stay small", async ({ openDocument }) => {
  expect(await weighPaper((file) => gzipSync(file, { level: 9 }).length)).toBeLessThan(220 * 1024);
  const page = await openDocument("serif", "a4");
  const { bytes } = await exported(page, "serif");
  expect(bytes.length).toBeLessThan(60 * 1024);
});

test("the file has a structure, links, a language and says what it is", async ({
  openDocument,
}) => {
  const page = await openDocument("plain", "a4");
  const { bytes } = await exported(page, "plain");
  const read = await readPdf(bytes);
  const item = "LI(Lbl LBody)";
  expect(read.outlines).toEqual([
    `Document(Sect(H1 P P(Link Link)) Sect(H2 H3 L(${item} ${item} ${item})))`,
  ]);
  expect(read.links).toEqual(["mailto:lucja@menard.example", "https://menard.example/work"]);
  expect(read.info).toMatchObject({
    Title: META.title,
    Author: META.author,
    Subject: META.subject,
    Language: "en-IN",
    Keywords: "PostgreSQL, R & D",
    CreationDate: "D:20261105093000Z",
    PDFFormatVersion: "1.7",
  });
});

test("a photo and a meaningful drawing are figures with a text, decoration is none", async ({
  openDocument,
}) => {
  const page = await openDocument("sidebar", "a4");
  const { bytes } = await exported(page, "sidebar");
  const { alternatives } = await readPdf(bytes);
  expect(alternatives).toEqual(["Portrait of Tarini Bhuyan", "4 of 5 stars"]);
});

test("a table stays a table", async ({ openDocument }) => {
  const page = await openDocument("table", "letter");
  const { bytes } = await exported(page, "table");
  const { outlines } = await readPdf(bytes);
  expect(outlines[0]).toContain("Table(TR(TH TH TH) TR(TD TD TD)");
});

async function exported(page: Page, name: DocumentName) {
  const file = await page.evaluate(([geometry, meta]) => window.paper?.exportPdf(geometry, meta), [
    geometryOf(name),
    META,
  ] as const);
  if (!file) throw new Error("The page has no harness.");
  return { file, bytes: Buffer.from(file.base64, "base64") };
}

/**
 * The texts that a reading does not have. White space aside: a reader may break a word where the page does; case aside:
 * the style changes it.
 */
function lost(strings: readonly string[], reading: string): string[] {
  const whole = plain(reading);
  return strings.filter((text) => !whole.includes(plain(text)));
}

function plain(text: string): string {
  return text.normalize().replaceAll(FORMAT, "").replaceAll(/\s/gu, "").toLowerCase();
}

/** How far from a place the browser shows the first character of a text, on the axis where it is further. */
function distance(shown: readonly Shown[], text: string, x: number, baseline: number): number {
  const start = text.trimStart().slice(0, 1).toLowerCase();
  const offs = shown
    .filter(({ character }) => character.toLowerCase() === start)
    .map((one) => Math.max(Math.abs(one.x - x), Math.abs(one.baseline - baseline)));
  return Math.min(...offs);
}

/** What a program says of a file. */
async function saidOf(
  bytes: Uint8Array,
  program: string,
  args: (file: string) => readonly string[],
): Promise<string> {
  const file = await onDisk(bytes);
  try {
    return await file.run(program, args);
  } finally {
    await file.remove();
  }
}
