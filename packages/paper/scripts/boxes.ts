import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { readSfnt } from "../src/sfnt/sfnt.ts";
import { writeSfnt } from "../src/sfnt/write-sfnt.ts";
import { woffToSfnt } from "../src/sfnt/woff.ts";
import { cmapOf, type Mapping } from "./cmap.ts";
import { changedTable, nameTable, toWoff } from "./tables.ts";

/** The family of the face made here. */
export const BOXES = "Paper Boxes";

/** Its measures are those of the new face, so that a box makes no line higher. */
const MODEL = "@fontsource/inter/files/inter-latin-400-normal.woff";

/** In units of the model's em of 2048: as high as a capital, its stroke a little thinner than a letter's. */
const BOX = { advance: 1300, left: 130, right: 1170, top: 1490, stroke: 110 };

/** Never drawn, or drawn by the other faces. */
const UNSEEN = /[\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;
const LAST_POINT = 0x10_ffff;

/**
 * A face that has every character which no other face has, and draws all of them as one empty box. As WOFF 1.0; the
 * same characters give the same bytes.
 *
 * @param isCovered  whether another face has the code point
 */
export async function makeBoxes(isCovered: (point: number) => boolean): Promise<Uint8Array> {
  const require = createRequire(import.meta.url);
  const model = readSfnt(woffToSfnt(await readFile(require.resolve(MODEL))));
  if (model.unitsPerEm !== 2048) throw new Error(`${MODEL} has another em.`);
  const outline = boxOutline();
  const glyphs = [outline, outline];
  const loca = new DataView(new ArrayBuffer(4 * (glyphs.length + 1)));
  const hmtx = new DataView(new ArrayBuffer(4 * glyphs.length));
  const glyf = new Uint8Array(glyphs.length * outline.length);
  for (const id of glyphs.keys()) {
    glyf.set(outline, id * outline.length);
    loca.setUint32(4 * (id + 1), (id + 1) * outline.length);
    hmtx.setUint16(4 * id, BOX.advance);
    hmtx.setInt16(4 * id + 2, BOX.left);
  }
  const tables = new Map([
    ["head", changedTable(model, "head", (head) => head.setInt16(50, 1))],
    ["hhea", changedTable(model, "hhea", (hhea) => hhea.setUint16(34, glyphs.length))],
    ["maxp", changedTable(model, "maxp", (maxp) => maxp.setUint16(4, glyphs.length))],
    ["OS/2", changedTable(model, "OS/2", () => undefined)],
    ["hmtx", new Uint8Array(hmtx.buffer)],
    ["loca", new Uint8Array(loca.buffer)],
    ["glyf", glyf],
    ["cmap", cmapOf("one glyph", toBoxes(isCovered))],
    ["name", nameTable(BOXES, "Measures from Inter; SIL Open Font License 1.1")],
    ["post", changedTable(model, "post", (post) => post.setUint32(0, 0x0003_0000)).slice(0, 32)],
  ]);
  return toWoff(writeSfnt(tables));
}

/** Every character that no other face draws, to the one glyph. */
function toBoxes(isCovered: (point: number) => boolean): Mapping[] {
  const mappings: { from: number; to: number; glyph: number }[] = [];
  for (let point = 0; point <= LAST_POINT; point++) {
    if (isCovered(point) || UNSEEN.test(String.fromCodePoint(point))) continue;
    const last = mappings.at(-1);
    if (last?.to === point - 1) last.to = point;
    else mappings.push({ from: point, to: point, glyph: 1 });
  }
  return mappings;
}

/** Two rectangles, the inner one the other way round: a frame. Source: OpenType 1.9, "glyf", simple glyphs. */
function boxOutline(): Uint8Array {
  const { left, right, top, stroke } = BOX;
  const points = [
    [left, 0],
    [left, top],
    [right, top],
    [right, 0],
    [left + stroke, stroke],
    [right - stroke, stroke],
    [right - stroke, top - stroke],
    [left + stroke, top - stroke],
  ] as const;
  const view = new DataView(new ArrayBuffer(10 + 4 + 2 + 8 + 32));
  for (const [index, value] of [2, left, 0, right, top, 3, 7].entries()) {
    view.setInt16(2 * index, value);
  }
  for (const index of points.keys()) view.setUint8(16 + index, 1);
  let [x, y] = [0, 0];
  for (const [index, [toX, toY]] of points.entries()) {
    view.setInt16(24 + 2 * index, toX - x);
    view.setInt16(40 + 2 * index, toY - y);
    [x, y] = [toX, toY];
  }
  return new Uint8Array(view.buffer);
}
