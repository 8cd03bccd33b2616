import { describe, expect, test } from "vitest";
import { readFaceFile } from "../testing/faces.ts";
import { metricsOf, outlineOf, readSfnt, tableOf } from "./sfnt.ts";
import { woffToSfnt } from "./woff.ts";

describe("woffToSfnt", () => {
  test("leaves bytes of another kind as they are", () => {
    const bytes = new Uint8Array([0, 1, 0, 0, 9]);
    expect(woffToSfnt(bytes)).toBe(bytes);
  });

  test("unpacks every table to its full length", () => {
    const woff = readFaceFile("inter-latin-400-normal");
    const font = readSfnt(woffToSfnt(woff));
    const view = new DataView(woff.buffer);
    expect(font.tables.size).toBe(view.getUint16(12));
    expect(tableOf(font, "maxp")?.length).toBe(32);
    expect(tableOf(font, "none")).toBeNull();
    expect(font.glyphCount).toBeGreaterThan(200);
    expect(outlineOf(font, 40).length).toBeGreaterThan(10);
  });
});

describe("readSfnt", () => {
  test("refuses a font without outlines", () => {
    expect(() => readSfnt(new Uint8Array(12))).toThrow("no glyf table");
  });

  test("reads what a PDF says of a face", () => {
    const italic = readSfnt(woffToSfnt(readFaceFile("source-serif-4-latin-400-italic")));
    expect(metricsOf(italic)).toMatchObject({
      postScriptName: "SourceSerif4-Italic",
      ascent: 1036,
      descent: -335,
      capHeight: 670,
      italic: true,
      fixedPitch: false,
    });
    expect(metricsOf(italic).italicAngle).toBeLessThan(-5);
  });
});
