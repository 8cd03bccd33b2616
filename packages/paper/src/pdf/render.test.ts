import { unzlibSync } from "fflate";
import { describe, expect, test } from "vitest";
import type { DisplayList, TextItem } from "../capture/display-list.ts";
import { renderPdf } from "../export-pdf.ts";
import { readFaceFile } from "../testing/faces.ts";

const INTER = "inter-latin-400-normal";
const META = { title: "T & <t>", author: "A", language: "en", created: new Date(0) };

/** A line of two words in Inter. Tests name only what they are about. */
function line(change: Partial<TextItem> = {}): TextItem {
  return {
    kind: "text",
    page: 0,
    baseline: 20,
    size: 10,
    colour: [0, 0, 0, 1],
    opacity: 1,
    letterSpacing: 0,
    features: [],
    language: "",
    spaceAfter: false,
    lines: [],
    pieces: [
      { kind: "word", text: "AVATAR", face: INTER, x: 5, width: null },
      { kind: "space" },
      { kind: "word", text: "To", face: INTER, x: 60, width: null },
    ],
    ...change,
  };
}

function word(text: string, x: number) {
  return { kind: "word", text, face: INTER, x, width: null } as const;
}

function listOf(...texts: readonly TextItem[]): DisplayList {
  return {
    width: 100,
    height: 50,
    pages: 1,
    items: [{ kind: "begin", tag: "Document" }, ...texts, { kind: "end" }],
    faces: [INTER],
    missing: [],
    warnings: [],
  };
}

/** The line, inside a link. */
function linked(url: string): DisplayList {
  const [document, text, end] = listOf(line()).items;
  if (!document || !text || !end) throw new Error("a list without a line");
  const link = {
    kind: "link",
    page: 0,
    url,
    text: "AVATAR",
    x: 5,
    y: 10,
    width: 80,
    height: 12,
  } as const;
  return { ...listOf(), items: [document, { kind: "begin", tag: "Link" }, text, link, end, end] };
}

async function leadsSomewhere(url: string): Promise<boolean> {
  const { bytes } = await renderPdf(linked(url), META, new Map([[INTER, readFaceFile(INTER)]]));
  return streamsOf(bytes).some((stream) => stream.includes("/URI"));
}

async function contentOf(list: DisplayList): Promise<string> {
  const { bytes } = await renderPdf(list, META, new Map([[INTER, readFaceFile(INTER)]]));
  return streamsOf(bytes).find((stream) => stream.includes(" cm\n")) ?? "";
}

function streamsOf(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes);
  const found: string[] = [];
  for (let at = file.indexOf("stream\n"); at > 0; at = file.indexOf("\nstream\n", at + 1)) {
    const data = file.subarray(file.indexOf("\n", at + 1) + 1);
    if (data[0] === 0x78) found.push(Buffer.from(unzlibSync(data)).toString("latin1"));
  }
  return found;
}

describe("renderPdf", () => {
  test("refuses a text whose face it was not given, and names it", async () => {
    await expect(renderPdf(listOf(line()), META, new Map())).rejects.toThrow(INTER);
  });

  test.each(["javascript:app.alert(1)", "file:///etc/passwd", "//example.in", ""])(
    "leads nowhere for %j, whatever the list says",
    async (url) => {
      expect(await leadsSomewhere(url)).toBe(false);
    },
  );

  test.each(["https://example.in/a", "mailto:a@example.in", "tel:+919800000001"])(
    "leads to %s",
    async (url) => {
      expect(await leadsSomewhere(url)).toBe(true);
    },
  );

  test("gives the same bytes for the same list, and others for another date", async () => {
    const faces = new Map([[INTER, readFaceFile(INTER)]]);
    const one = await renderPdf(listOf(line()), META, faces);
    const two = await renderPdf(listOf(line()), META, new Map([[INTER, readFaceFile(INTER)]]));
    expect(two.bytes).toEqual(one.bytes);
    const later = await renderPdf(listOf(line()), { ...META, created: new Date(1e12) }, faces);
    expect(later.bytes).not.toEqual(one.bytes);
  });

  test("writes a line as one text object with a real space", async () => {
    const content = await contentOf(listOf(line()));
    expect(content.match(/BT/gu)?.length).toBe(1);
    expect(content).toContain("/Document <</MCID 0>> BDC");
    expect(content).toContain("/F0 10 Tf 1 0 0 -1 5 20 Tm");
  });

  test("never puts two numbers side by side, which some readers take for one", async () => {
    const content = await contentOf(listOf(line(), line({ letterSpacing: 2, baseline: 30 })));
    for (const [, array = ""] of content.matchAll(/\[([^\]]*)\] TJ/gu)) {
      expect(array).not.toMatch(/[\d.] -?[\d.]/u);
    }
  });

  test("puts what only carries a mark's text where the next glyph stands, when that is further left", async () => {
    const content = await contentOf(listOf(line({ pieces: [word("x\u0301", 5), word(";", 8)] })));
    const [, array = ""] = /\[([^\]]*)\] TJ/u.exec(content) ?? [];
    // One glyph is drawn, one carries the mark, one is the semicolon.
    expect(array).toMatch(/^<[\da-f]{4}> [\d.]+ <[\da-f]{8}>$/u);
  });

  test("puts letter-spacing into advances, so that no gap is left between letters", async () => {
    const spaced = line({ letterSpacing: 3, pieces: line().pieces.slice(0, 1) });
    const [, array = ""] = /\[([^\]]*)\] TJ/u.exec(await contentOf(listOf(spaced))) ?? [];
    // What is left are corrections of kerning, far below a space.
    for (const [shift] of array.matchAll(/(?<=> )-?[\d.]+/gu)) {
      expect(Math.abs(Number(shift))).toBeLessThan(150);
    }
    const file = await renderPdf(listOf(spaced), META, new Map([[INTER, readFaceFile(INTER)]]));
    expect(file.widthError).toBe(0);
  });

  test("spreads words where the browser rounded their advances to pixels", async () => {
    const wide = line({
      pieces: [{ kind: "word", text: "Hamburg", face: INTER, x: 0, width: 50 }],
    });
    const file = await renderPdf(listOf(wide), META, new Map([[INTER, readFaceFile(INTER)]]));
    expect(file.widthError).toBeGreaterThan(0.1);
    const [, array = ""] = /\[([^\]]*)\] TJ/u.exec(await contentOf(listOf(wide))) ?? [];
    const shifts = [...array.matchAll(/(?<=> )-?[\d.]+/gu)].map(([shift]) => Number(shift));
    expect(shifts).toHaveLength(6);
    expect(Math.max(...shifts)).toBeLessThan(-20);
  });

  test("draws what repeats on pages outside of the structure", async () => {
    const { items, ...rest } = listOf(line());
    const header = [
      { kind: "artifact", edge: "begin" } as const,
      line(),
      { kind: "artifact", edge: "end" } as const,
    ];
    const content = await contentOf({
      ...rest,
      items: [...items.slice(0, -1), ...header, ...items.slice(-1)],
    });
    expect(content.match(/\/MCID/gu)).toHaveLength(1);
    expect(content).toMatch(/\/Artifact BMC q .* ET Q EMC/u);
  });

  test("draws an underline as decoration outside the text", async () => {
    const underline = {
      kind: "underline",
      colour: [255, 0, 0, 1],
      thickness: 1,
      offset: 2,
    } as const;
    expect(await contentOf(listOf(line({ lines: [underline] })))).toMatch(
      /ET Q\nEMC\n\/Artifact BMC q 1 0 0 RG 1 w 5 22\.5 m [\d.]+ 22\.5 l S Q EMC/u,
    );
  });

  test("says what it is in XMP, without a claim to PDF/UA", async () => {
    const { bytes } = await renderPdf(
      listOf(line()),
      META,
      new Map([[INTER, readFaceFile(INTER)]]),
    );
    const file = Buffer.from(bytes).toString("utf8");
    expect(file).toContain(`<rdf:li xml:lang="x-default">T &amp; &lt;t&gt;</rdf:li>`);
    expect(file).toContain("<xmp:CreateDate>1970-01-01T00:00:00Z</xmp:CreateDate>");
    expect(file).not.toContain("pdfuaid");
  });
});
