import { describe, expect, test } from "vitest";
import { sourceKindOf, textOfBytes } from "./source-kind.ts";

const bytes = (...signs: readonly (string | number)[]) =>
  Uint8Array.from(
    signs.flatMap((sign) =>
      typeof sign === "number" ? [sign] : Array.from(sign, (letter) => letter.charCodeAt(0)),
    ),
  );

describe("sourceKindOf", () => {
  test.each([
    ["a JPEG", bytes(0xff, 0xd8, 0xff, 0xe0), "picture"],
    ["a PNG", bytes(0x89, "PNG\r\n"), "picture"],
    ["a photo of a phone", bytes(0, 0, 0, 24, "ftypheic"), "picture"],
    ["a WebP", bytes("RIFF", 1, 2, 3, 4, "WEBPVP8 "), "picture"],
    ["a bitmap", bytes("BM", 9, 9, 9, 9, 0, 0, 0, 0), "picture"],
    ["a film", bytes(0, 0, 0, 24, "ftypisom"), "other"],
    ["a sound", bytes("RIFF", 1, 2, 3, 4, "WAVEfmt "), "other"],
    ["rich text", bytes("{\\rtf1\\ansi"), "other"],
    ["a web page", bytes("\n<!DOCTYPE html><html>"), "other"],
    ["bytes of anything", bytes("abc", 0, 1, 2), "other"],
  ])("takes %s for no text", (_name, head, kind) => {
    expect(sourceKindOf(head)).toBe(kind);
  });

  test.each([
    ["a PDF, also behind a few bytes", bytes("\n\n%PDF-1.7"), "pdf"],
    ["an archive, also an empty one", bytes("PK", 5, 6), "zip"],
    ["an old Word file", bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), "word"],
    ["a text that begins like a bitmap", bytes("BMW Group, Munich"), "text"],
    ["a text in UTF-16", bytes(0xff, 0xfe, "A", 0), "text"],
    ["nothing", bytes(), "text"],
  ])("knows %s", (_name, head, kind) => {
    expect(sourceKindOf(head)).toBe(kind);
  });
});

describe("textOfBytes", () => {
  test("gives no text for bytes that no text has", () => {
    expect(textOfBytes(bytes("abc", 7, 1))).toBeNull();
  });

  test("reads UTF-8, UTF-16 by its mark, and Windows' western letters", () => {
    expect(textOfBytes(new TextEncoder().encode("रुक्मिणी"))).toBe("रुक्मिणी");
    expect(textOfBytes(bytes(0xff, 0xfe, "A", 0, "s", 0))).toBe("As");
    expect(textOfBytes(bytes("Caf", 0xe9))).toBe("Café");
  });
});
