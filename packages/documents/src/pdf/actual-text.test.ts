import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { markedStreams, withActualText } from "./actual-text.ts";

/** A file with one packed content stream. */
function fileWith(content: string): Uint8Array {
  const packed = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`1 0 obj\n<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from("\nendstream endobj"),
  ]);
}

const CONTENT = "/Span<</ActualText <FEFF0938093F0902> >> BDC (x) Tj EMC";

const glyph = (str: string, x: number, width = 10) => ({
  str,
  width,
  transform: [12, 0, 0, 12, x, 700],
});
const begin = { type: "beginMarkedContentProps", tag: "Span", id: null };
const end = { type: "endMarkedContent" };

const read = (items: Parameters<typeof withActualText>[0]) =>
  withActualText(items, markedStreams(fileWith(CONTENT))).map(({ str, width }) => [str, width]);

describe("withActualText", () => {
  test("leaves a page alone whose marked parts are not those of the stream", () => {
    expect(markedStreams(new TextEncoder().encode("no stream"))).toEqual([]);
    expect(read([begin, glyph("a", 0), end, begin, glyph("b", 10), end])).toContainEqual(["a", 10]);
  });

  test("puts the letters in place of the glyphs, as wide as these", () => {
    expect(read([glyph("A", 0), begin, glyph("\0", 10), glyph("स", 20), end])).toEqual([
      ["A", 10],
      ["सिं", 20],
    ]);
  });

  test("drops the blank pdf.js puts after a glyph without width", () => {
    expect(read([begin, glyph("स", 0, 0), end, glyph(" ", 0, 9), glyph("ह", 9)])).toEqual([
      ["सिं", 9],
      ["ह", 10],
    ]);
  });
});
