import * as harfbuzz from "harfbuzzjs";
import { describe, expect, test } from "vitest";
import { type Cluster, openFace } from "../shape/shaper.ts";
import { readFaceFile } from "../testing/faces.ts";
import { advanceOf, readSfnt } from "./sfnt.ts";
import { addGlyph, createSubset, type Part, writeSubset } from "./subset.ts";

const inter = openFace(readFaceFile("inter-latin-400-normal"));
const devanagari = openFace(readFaceFile("noto-sans-devanagari-devanagari-400-normal"));

function drawn(bytes: Uint8Array): (glyph: number) => string {
  const blob = new harfbuzz.Blob(bytes.slice().buffer);
  const font = new harfbuzz.Font(new harfbuzz.Face(blob));
  return (glyph) => font.glyphToPath(glyph);
}

function clusterOf(text: string): Cluster {
  const [cluster, ...others] = devanagari.shape(text, []);
  if (!cluster || others.length > 0) throw new Error(`${text} is not one cluster.`);
  return cluster;
}

function partOf(parts: readonly Part[], index: number): Part {
  const part = parts[index];
  if (!part) throw new Error("The cluster has fewer parts.");
  return part;
}

describe("addGlyph", () => {
  test("gives one id to the same outline, text and advance, another to any other", () => {
    const subset = createSubset(inter.font);
    const glyph = { parts: [{ glyph: 5, dx: 0, dy: 0 }], advance: 100, unicode: "a" };
    const id = addGlyph(subset, glyph);
    expect(id).toBe(1);
    expect(addGlyph(subset, { ...glyph })).toBe(id);
    expect(addGlyph(subset, { ...glyph, advance: 110 })).toBe(2);
    expect(addGlyph(subset, { ...glyph, unicode: "b" })).toBe(3);
  });
});

describe("writeSubset", () => {
  test("keeps outlines and advances, letter-spacing included", () => {
    const subset = createSubset(inter.font);
    const whole = drawn(inter.font.bytes);
    const clusters = inter.shape("Añf", []);
    const ids = clusters.map(({ parts, advance, text }) =>
      addGlyph(subset, { parts, advance: advance + 37, unicode: text }),
    );
    const font = readSfnt(writeSubset(subset));
    const small = drawn(font.bytes);
    for (const [index, { parts, advance }] of clusters.entries()) {
      const id = ids[index] ?? 0;
      expect(small(id)).toBe(whole(partOf(parts, 0).glyph));
      expect(advanceOf(font, id)).toBe(advance + 37);
    }
    expect(font.bytes.length).toBeLessThan(inter.font.bytes.length / 20);
  });

  test("draws a cluster of several outlines as one glyph with each at its place", () => {
    const subset = createSubset(devanagari.font);
    const { text: unicode, parts, advance } = clusterOf("र्त");
    const [first, second] = [partOf(parts, 0), partOf(parts, 1)];
    const id = addGlyph(subset, { parts, advance, unicode });
    const small = drawn(writeSubset(subset));
    const whole = drawn(devanagari.font.bytes);
    expect(second.dx).not.toBe(0);
    const moved = whole(second.glyph).replaceAll(
      /(-?[\d.]+),(-?[\d.]+)/gu,
      (_, x, y) => `${Number(x) + second.dx},${Number(y) + second.dy}`,
    );
    expect(small(id)).toBe(whole(first.glyph) + moved);
  });

  test("writes a blank for a glyph without parts", () => {
    const subset = createSubset(inter.font);
    const id = addGlyph(subset, { parts: [], advance: 512, unicode: " " });
    const font = readSfnt(writeSubset(subset));
    expect(drawn(font.bytes)(id)).toBe("");
    expect(advanceOf(font, id)).toBe(512);
    expect(font.glyphCount).toBe(2);
  });
});
