import { decodeQR } from "qr/decode.js";
import { describe, expect, test } from "vitest";
import { type QrPath, qrPath } from "./qr-path.ts";

const SCALE = 4;
/** Modules that have to stay light around a code. Source: ISO/IEC 18004, section 9.1. */
const QUIET = 4;

/** The picture of a path, as a camera would take it. */
function drawn({ size, path }: QrPath) {
  const width = (size + 2 * QUIET) * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, from, y, to] of path.matchAll(/M(\d+) (\d+)H(\d+)V[\d.]+H\d+z/gu)) {
    for (let row = 0; row < SCALE; row++) {
      for (let at = Number(from) * SCALE; at < Number(to) * SCALE; at++) {
        const place = ((Number(y) + QUIET) * SCALE + row) * width + QUIET * SCALE + at;
        data.fill(0, place * 4, place * 4 + 3);
      }
    }
  }
  return { width, height: width, data };
}

describe("the QR code of an address", () => {
  test("is not read once its corner is gone", () => {
    const code = qrPath("https://taiyari.example/certificates/7K4M-92QX");
    const path = code.path.replaceAll(/M\d [0-6]H\d+V[\d.]+H\d+z/gu, "");
    expect(() => decodeQR(drawn({ ...code, path }))).toThrow(/\w/u);
  });

  test.each([
    "http://localhost:3000/certificates/7K4M-92QX",
    "https://a-very-long-name-of-an-installation.example.co.in:8443/certificates/0000-ZZZZ",
  ])("%s is read from the drawing", (address) => {
    expect(decodeQR(drawn(qrPath(address)))).toBe(address);
  });
});
