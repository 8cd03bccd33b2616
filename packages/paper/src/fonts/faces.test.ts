import { describe, expect, test } from "vitest";
import { openFace } from "../shape/shaper.ts";
import { readFaceFile } from "../testing/faces.ts";
import { boxes, covers, type Face, faceOf, faces, fontFaceCss, unicodeRange } from "./faces.ts";

const INTER = "inter-latin-400-normal";

function faceNamed(id: string): Face {
  const face = faceOf(id);
  if (!face) throw new Error(`There is no face ${id}.`);
  return face;
}

describe("the registry", () => {
  test("has no face for an id it does not know", () => {
    expect(faceOf("arial")).toBeNull();
  });

  const ranged = faces.filter((face) => face !== boxes);
  test.each(ranged.map(({ id }) => id))("says of %s what its file says", (id) => {
    const face = faceOf(id);
    const { font, shape } = openFace(readFaceFile(id));
    expect(font.unitsPerEm).toBe(face?.unitsPerEm);
    const edges = [face?.coverage[0]?.[0], face?.coverage.at(-1)?.[1]];
    for (const point of edges) {
      expect(shape(String.fromCodePoint(point ?? 0), [])[0]?.parts[0]?.glyph).toBeGreaterThan(0);
    }
  });

  test("has the signs of resumes among the symbols", () => {
    const symbols = faceNamed("paper-symbols");
    for (const sign of "₹→≈★☆✓≤≥■●") expect(covers(symbols, sign.codePointAt(0) ?? 0)).toBe(true);
  });
});

const boxGlyph = (text: string) =>
  openFace(readFaceFile("paper-boxes")).shape(text, [])[0]?.parts[0]?.glyph;

describe("the face of boxes", () => {
  test("covers nothing, so that what it draws counts as missing", () => {
    expect(boxes?.id).toBe("paper-boxes");
    expect([0x41, 0x1f984].some((point) => boxes && covers(boxes, point))).toBe(false);
  });

  test.each(["A", "ż", "क", "₹", "\u0951", " ", "\u00a0"])(
    "has nothing for %j, which other faces have or nobody draws",
    (text) => expect(boxGlyph(text)).toBe(0),
  );

  test.each(["🦄", "漢", "Ж", "ก", "ع", "𝗣", "\uf0b7", "\u{e01}"])(
    "draws %j as its box",
    (text) => {
      expect(boxGlyph(text)).toBe(1);
    },
  );
});

describe("covers", () => {
  test("knows the edges of ranges", () => {
    const face = {
      ...faceNamed(INTER),
      coverage: [
        [0x20, 0x7e],
        [0xa0, 0xa0],
      ] as const,
    };
    expect([0x1f, 0x20, 0x7e, 0x7f, 0xa0, 0xa1].map((point) => covers(face, point))).toEqual([
      false,
      true,
      true,
      false,
      true,
      false,
    ]);
    expect(unicodeRange(face)).toBe("U+20-7e,U+a0");
  });
});

test("fontFaceCss gives a page exactly the ranges the PDF will use", () => {
  const face = { ...faceNamed("inter-latin-600-italic"), coverage: [[0x41, 0x42]] as const };
  expect(fontFaceCss([face], ({ id }) => `/f/${id}`)).toBe(
    `@font-face{font-family:"Inter";font-weight:600;font-style:italic;font-display:block;` +
      `src:url("/f/inter-latin-600-italic") format("woff");unicode-range:U+41-42}`,
  );
});

test("fontFaceCss lets a browser take the same of two faces that have a character", () => {
  const css = fontFaceCss(faces, ({ id }) => id);
  expect(css.indexOf("inter-latin-ext-400-normal")).toBeLessThan(
    css.indexOf("inter-latin-400-normal"),
  );
});
