import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { createSniffer, sniff, SNIFF_BYTES, sniffContainer } from "./sniff.ts";

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

function compoundFile(entry: string): Uint8Array {
  return new Uint8Array([...OLE, ...Buffer.alloc(600), ...Buffer.from(entry, "utf16le")]);
}

describe("sniff", () => {
  test.each([
    ["nothing", new Uint8Array()],
    ["text", strToU8("Curriculum vitae")],
    ["a PDF header too far down", strToU8(`${" ".repeat(SNIFF_BYTES)}%PDF-1.7`)],
    ["a zip of something else", zipSync({ "xl/workbook.xml": strToU8("<a/>") })],
    ["a compound file of something else", compoundFile("Workbook")],
  ])("does not know %s", (_, bytes) => {
    expect(sniff(bytes)).toBe("unknown");
  });

  test("knows a PDF by its header within the first 1024 bytes", () => {
    expect(sniff(strToU8(`${" ".repeat(SNIFF_BYTES - 5)}%PDF-1.7`))).toBe("pdf");
  });

  test("knows a DOCX by the parts in the zip", () => {
    const bytes = zipSync({
      "[Content_Types].xml": strToU8("<Types/>"),
      "word/document.xml": strToU8("<document/>"),
    });
    expect(sniff(bytes)).toBe("docx");
    expect(sniffContainer(bytes.subarray(0, 8))).toBe("zip");
  });

  test("knows a DOC by its stream's name", () => {
    expect(sniff(compoundFile("WordDocument"))).toBe("doc");
  });

  test("takes an encrypted Office file for a DOCX, which can say that it is encrypted", () => {
    expect(sniff(compoundFile("EncryptedPackage"))).toBe("docx");
  });
});

describe("createSniffer", () => {
  const docx = zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "word/document.xml": strToU8("<document/>"),
  });

  test.each([
    ["nothing", new Uint8Array(), "unknown"],
    ["text", strToU8("Curriculum vitae ".repeat(200)), "unknown"],
    [
      "the mark of compound files, over and over",
      new Uint8Array(4_000).map((_, at) => OLE[at % 8] ?? 0),
      "unknown",
    ],
    ["a PDF", strToU8(`${" ".repeat(SNIFF_BYTES - 5)}%PDF-1.7`), "pdf"],
    ["a DOCX", docx, "docx"],
    ["a DOC", compoundFile("WordDocument"), "doc"],
    ["an encrypted Office file", compoundFile("EncryptedPackage"), "docx"],
  ] as const)("says of %s what `sniff` says, in pieces of any size", (_, bytes, kind) => {
    for (const size of [1, 7, 1_000, 10_000]) {
      const sniffer = createSniffer();
      for (let at = 0; at < bytes.length; at += size) sniffer.push(bytes.subarray(at, at + size));
      expect(sniffer.kind()).toBe(kind);
    }
    expect(sniff(bytes)).toBe(kind);
  });
});
