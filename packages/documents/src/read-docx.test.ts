import type { SourcePage } from "@taiyari/domain/resume";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readDocx } from "./read-docx.ts";
import { readSource } from "./read-source.ts";
import { type MadeDocx, makeDocx, paragraph } from "./testing/docx-maker.ts";
import { mutate } from "./testing/mutations.ts";

function readPages(file: MadeDocx): readonly SourcePage[] {
  const outcome = readDocx(makeDocx(file));
  if (!outcome.ok) throw new Error(outcome.problem.kind);
  return outcome.value.pages;
}

function readRuns(body: string, file: Partial<MadeDocx> = {}) {
  return readPages({ ...file, body }).flatMap((page) => page.runs);
}

const textsOf = (body: string, file: Partial<MadeDocx> = {}) =>
  readRuns(body, file).map((run) => run.text);

/** A level of a list definition. */
function level(format: string, text: string): string {
  return `<lvl ilvl="0"><start val="1"/><numFmt val="${format}"/><lvlText val="${text}"/></lvl>`;
}

function item(text: string, list: number): string {
  const numbering = `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`;
  return paragraph(text, { pPr: numbering });
}

function cell(text: string): string {
  return `<w:tc>${paragraph(text)}</w:tc>`;
}

function note(text: string, type = ""): string {
  return `<w:footnote ${type}>${paragraph(text)}</w:footnote>`;
}

describe("readDocx refuses", () => {
  test("a zip bomb as too large, without unpacking it", () => {
    const bytes = zipSync({
      "[Content_Types].xml": strToU8("<Types/>"),
      "word/document.xml": new Uint8Array(60 * 1024 * 1024),
    });
    // Unpacking would stumble over the broken middle and call the file damaged.
    bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 200);
    expect(readDocx(bytes)).toEqual({ ok: false, problem: { kind: "too-large", limit: "memory" } });
  });

  test("many parts that are too large only together", () => {
    const noise = Uint8Array.from({ length: 6 * 1024 * 1024 }, (_, index) => (index * index) % 251);
    const parts = Array.from(
      { length: 9 },
      (_, index) => [`word/part${index}.xml`, noise] as const,
    );
    expect(readDocx(zipSync(Object.fromEntries(parts), { level: 0 }))).toEqual({
      ok: false,
      problem: { kind: "too-large", limit: "memory" },
    });
  });

  test("an entity bomb as damaged", () => {
    const bytes = makeDocx({
      body: "",
      parts: {
        "word/document.xml":
          '<!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><document><body><p>&b;</p></body></document>',
      },
    });
    expect(readDocx(bytes)).toEqual({ ok: false, problem: { kind: "damaged" } });
  });

  test("elements nested without end as damaged", () => {
    const body = "<w:sdt>".repeat(50_000) + "</w:sdt>".repeat(50_000);
    expect(readDocx(makeDocx({ body }))).toEqual({ ok: false, problem: { kind: "damaged" } });
  });

  test("half a file as damaged", () => {
    const bytes = makeDocx({ body: paragraph("Asha Verma") });
    expect(readDocx(bytes.slice(0, bytes.length / 2))).toEqual({
      ok: false,
      problem: { kind: "damaged" },
    });
  });

  test("a file behind a password as encrypted", async () => {
    const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
    const bytes = new Uint8Array([...ole, ...Buffer.from("EncryptedPackage", "utf16le")]);
    expect(await readSource(bytes)).toEqual({ ok: false, problem: { kind: "encrypted" } });
  });

  test("a document without a letter, and one with more pages than are read", () => {
    expect(readDocx(makeDocx({ body: paragraph("12") }))).toEqual({
      ok: false,
      problem: { kind: "no-text", pages: 1 },
    });
    const newPage = paragraph("page", { pPr: "<w:pageBreakBefore/>" });
    expect(readDocx(makeDocx({ body: newPage.repeat(3_000) }))).toEqual({
      ok: false,
      problem: { kind: "too-large", limit: "pages" },
    });
  });
});

describe("readDocx", () => {
  test("reads a DOCX that is called a PDF, by its content", async () => {
    const outcome = await readSource(makeDocx({ body: paragraph("Asha Verma") }));
    expect(outcome).toMatchObject({ ok: true, value: { format: "docx", tagged: false } });
  });

  test("puts text where the margins, sizes and styles say", () => {
    const styles =
      '<styles><docDefaults><rPrDefault><rPr><rFonts ascii="Inter"/><sz val="22"/></rPr></rPrDefault></docDefaults>' +
      '<style type="paragraph" styleId="Base"><rPr><b/></rPr></style>' +
      '<style type="paragraph" styleId="Heading1"><basedOn val="Base"/><rPr><sz val="32"/></rPr></style></styles>';
    const runs = readRuns(
      paragraph("Experience", { pPr: '<w:pStyle w:val="Heading1"/>' }) +
        paragraph("Analyst", { rPr: '<w:i/><w:b w:val="0"/>' }),
      { parts: { "word/styles.xml": styles } },
    );
    expect(runs).toMatchObject([
      { text: "Experience", x: 72, size: 16, bold: true, italic: false, font: "Inter" },
      { text: "Analyst", x: 72, size: 11, bold: false, italic: true, font: "Inter" },
    ]);
    expect(runs[1]?.baseline).toBeGreaterThan((runs[0]?.baseline ?? 0) + 10);
  });

  test("joins pieces of one format that Word has split, and wraps at the right margin", () => {
    const split = "<w:p><w:r><w:t>As</w:t></w:r><w:r><w:t>ha</w:t></w:r></w:p>";
    const runs = readRuns(split + paragraph("long words and ".repeat(30)));
    expect(runs[0]?.text).toBe("Asha");
    expect(runs.length).toBeGreaterThan(3);
    for (const run of runs) expect(run.x + run.width).toBeLessThanOrEqual(595.3 - 72 + 1);
  });

  test("moves text behind a right-aligned tab to the right margin", () => {
    const body =
      '<w:p><w:pPr><w:tabs><w:tab w:val="right" w:pos="9026"/></w:tabs></w:pPr>' +
      "<w:r><w:t>Analyst</w:t></w:r><w:r><w:tab/></w:r><w:r><w:t>2019 – 2021</w:t></w:r></w:p>";
    const [title, dates] = readRuns(body);
    expect(title).toMatchObject({ text: "Analyst", x: 72 });
    expect((dates?.x ?? 0) + (dates?.width ?? 0)).toBeCloseTo(72 + 451.3, 0);
    expect(dates?.baseline).toBe(title?.baseline);
  });

  test("puts bullets and numbers in front of list items, whatever symbol the file uses", () => {
    const numbering =
      `<numbering><abstractNum abstractNumId="0">${level("bullet", "\uf0b7")}</abstractNum>` +
      `<abstractNum abstractNumId="1">${level("decimal", "%1.")}</abstractNum>` +
      '<num numId="1"><abstractNumId val="0"/></num><num numId="2"><abstractNumId val="1"/></num></numbering>';
    expect(
      textsOf(item("Cut costs", 1) + item("One", 2) + item("Two", 2), {
        parts: { "word/numbering.xml": numbering },
      }),
    ).toEqual(["•", "Cut costs", "1.", "One", "2.", "Two"]);
  });

  test("sets the cells of a table side by side", () => {
    const body =
      '<w:tbl><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="6000"/></w:tblGrid>' +
      `<w:tr>${cell("Skills")}${cell("Education")}</w:tr></w:tbl>`;
    const [left, right] = readRuns(body);
    expect(left?.baseline).toBe(right?.baseline);
    expect((right?.x ?? 0) - (left?.x ?? 0)).toBeCloseTo(150, 0);
  });

  test("sets text in two columns, and goes on below the longer one", () => {
    const twoColumns =
      '<w:p><w:pPr><w:sectPr><w:cols w:num="2" w:space="720"/></w:sectPr></w:pPr></w:p>';
    const columnBreak = '<w:p><w:r><w:br w:type="column"/></w:r></w:p>';
    const runs = readRuns(
      paragraph("Left") +
        columnBreak +
        paragraph("Right") +
        twoColumns +
        paragraph("Below") +
        '<w:sectPr><w:type w:val="continuous"/></w:sectPr>',
    );
    const [left, right, below] = runs;
    expect(right?.x).toBeGreaterThan(300);
    expect(left?.x).toBe(72);
    expect(below?.x).toBe(72);
    expect(below?.baseline).toBeGreaterThan(left?.baseline ?? 0);
  });

  test("reads headers, footers and text boxes in their places", () => {
    const box =
      '<w:p><w:r><w:drawing><wp:anchor><wp:positionH relativeFrom="page"><wp:posOffset>5080000</wp:posOffset></wp:positionH>' +
      '<wp:positionV relativeFrom="page"><wp:posOffset>2540000</wp:posOffset></wp:positionV><wp:extent cx="1905000" cy="100"/>' +
      `<wps:txbx><w:txbxContent>${paragraph("In a box")}</w:txbxContent></wps:txbx></wp:anchor></w:drawing></w:r></w:p>`;
    const section =
      '<w:sectPr><w:headerReference w:type="default" r:id="h1"/><w:footerReference r:id="f1"/></w:sectPr>';
    const runs = readRuns(paragraph("Body") + box + section, {
      relations: {
        h1: { type: "header", target: "header1.xml" },
        f1: { type: "footer", target: "footer1.xml" },
      },
      parts: {
        "word/header1.xml": `<hdr>${paragraph("Asha Verma")}</hdr>`,
        "word/footer1.xml": `<ftr>${paragraph("Page one")}</ftr>`,
      },
    });
    const place = (text: string) => runs.find((run) => run.text === text);
    expect(place("Asha Verma")?.baseline).toBeLessThan(72);
    expect(place("Page one")?.baseline).toBeGreaterThan(760);
    expect(place("In a box")).toMatchObject({ x: expect.closeTo(407.2, 0) });
    expect(place("In a box")?.baseline).toBeCloseTo(209, -1);
  });

  test("tells each page its number in the footer, however the field is written", () => {
    const field =
      '<w:p><w:r><w:t>Page </w:t><w:fldChar w:fldCharType="begin"/><w:instrText>PAGE</w:instrText>' +
      '<w:fldChar w:fldCharType="separate"/><w:fldChar w:fldCharType="end"/></w:r>' +
      '<w:fldSimple w:instr=" NUMPAGES "><w:r><w:t>9</w:t></w:r></w:fldSimple></w:p>';
    const pages = readPages({
      body:
        paragraph("One") +
        paragraph("Two", { pPr: "<w:pageBreakBefore/>" }) +
        '<w:sectPr><w:footerReference r:id="f1"/></w:sectPr>',
      relations: { f1: { type: "footer", target: "footer1.xml" } },
      parts: { "word/footer1.xml": `<ftr>${field}</ftr>` },
    });
    const feet = pages.map((page) => page.runs.map((run) => run.text).join(" "));
    expect(feet).toEqual(["One Page 12", "Two Page 22"]);
  });

  test("puts notes at the end, and leaves out what parts them from the text", () => {
    const runs = readRuns(paragraph("Body"), {
      relations: { n1: { type: "footnotes", target: "footnotes.xml" } },
      parts: {
        "word/footnotes.xml": `<footnotes>${note("line", 'w:type="separator"')}${note("A note")}</footnotes>`,
      },
    });
    expect(runs.map((run) => run.text)).toEqual(["Body", "A note"]);
  });

  test("draws the borders of a table as lines over its whole width", () => {
    const body =
      '<w:tbl><w:tblPr><w:tblBorders><w:top w:val="single"/><w:bottom w:val="single"/><w:insideV w:val="nil"/></w:tblBorders></w:tblPr>' +
      '<w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="6000"/></w:tblGrid>' +
      `<w:tr>${cell("Skills")}${cell("Education")}</w:tr><w:tr>${cell("SQL")}${cell("B.Sc.")}</w:tr></w:tbl>`;
    const [page] = readPages({ body });
    expect(page?.rules.map(({ width, height }) => [width, height])).toEqual([
      [450, 0],
      [450, 0],
    ]);
  });

  test("gives links their target, whether by relationship or by field", () => {
    const field =
      '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "https://b.example" </w:instrText></w:r>' +
      '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>blog</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>';
    const [page] = readPages({
      body: `<w:p><w:hyperlink r:id="a"><w:r><w:t>code</w:t></w:r></w:hyperlink></w:p>${field}`,
      relations: { a: { type: "hyperlink", target: "https://a.example/" } },
    });
    expect(page?.links.map((link) => link.url)).toEqual([
      "https://a.example/",
      "https://b.example",
    ]);
    expect(page?.runs.map((run) => run.text)).toEqual(["code", "blog"]);
  });

  test("leaves out what Word does not show: hidden text, deletions, and soft hyphens", () => {
    const body =
      paragraph("Hidden", { rPr: "<w:vanish/>" }) +
      "<w:p><w:del><w:r><w:delText>Old</w:delText></w:r></w:del><w:ins><w:r><w:t>data</w:t><w:softHyphen/><w:t>base</w:t></w:r></w:ins></w:p>";
    expect(textsOf(body)).toEqual(["database"]);
  });

  test("keeps symbols, capitals and references to characters", () => {
    const body =
      paragraph("R&amp;D &#8211; sql", { rPr: "<w:caps/>" }) +
      '<w:p><w:r><w:sym w:font="Wingdings" w:char="F028"/></w:r></w:p>';
    expect(textsOf(body)).toEqual(["R&D – SQL", "\uf028"]);
  });

  test("gives a problem or a document for every one of 200 damaged copies", async () => {
    const whole = makeDocx({
      body: paragraph("Asha Verma").repeat(20),
      parts: { "word/styles.xml": "<styles/>" },
    });
    const outcomes = new Set<string>();
    for (let seed = 1; seed <= 200; seed += 1) {
      const outcome = await readSource(mutate(whole, seed));
      outcomes.add(outcome.ok ? "read" : outcome.problem.kind);
    }
    expect(outcomes).toContain("damaged");
    expect(outcomes).toContain("read");
  });
});
