import { expect, test } from "vitest";
import { decodeCsv } from "./decode-csv.ts";

const utf16 = (text: string) =>
  new Uint8Array([0xff, 0xfe, ...text.split("").flatMap((sign) => [sign.charCodeAt(0), 0])]);

test.each([
  ["UTF-8", new TextEncoder().encode("name\nआशा"), "name\nआशा"],
  ["UTF-8 with a mark", new TextEncoder().encode("\uFEFFname"), "name"],
  ["UTF-16", utf16("name"), "name"],
  ["windows-1252", new Uint8Array([0x52, 0x65, 0x6e, 0xe9]), "René"],
])("reads %s", (_encoding, bytes, text) => {
  expect(decodeCsv(bytes)).toBe(text);
});
