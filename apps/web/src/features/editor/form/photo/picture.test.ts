import { expect, test } from "vitest";
import { MAX_PHOTO_TEXT } from "@taiyari/domain/draft";
import { centred, dragged, firstCrop, squareOf } from "./crop.ts";
import {
  MAX_PICTURE_BYTES,
  photoText,
  pictureSentence,
  readPicture,
  type Picture,
  type PictureTools,
} from "./picture.ts";

function picture(width: number, height: number): Picture {
  return { width, height, source: document.createElement("canvas"), close: () => {} };
}

/** Encodes into as many characters as asked, by quality. */
function tools(lengthAt: (quality: number, pixels: number) => number): PictureTools {
  return {
    decode: async () => picture(10, 10),
    encode: (_picture, _square, pixels, quality) => "x".repeat(lengthAt(quality, pixels)),
  };
}

test("refuses a file of 40 MB before it is decoded, and says how many it has", async () => {
  let wasDecoded = false;
  const outcome = await readPicture(new Blob([new Uint8Array(40 * 1024 ** 2)]), {
    ...tools(() => 1),
    decode: async () => {
      wasDecoded = true;
      return picture(1, 1);
    },
  });
  if (outcome.ok) throw new Error("taken");
  expect(pictureSentence(outcome.problem)).toBe(
    "This file has 40 MB. Choose a picture of at most 20 MB.",
  );
  expect(wasDecoded).toBe(false);
  expect(MAX_PICTURE_BYTES).toBe(20_971_520);
});

test("refuses what the browser cannot decode, and what has no size", async () => {
  const rejects = { ...tools(() => 1), decode: () => Promise.reject(new Error("InvalidState")) };
  const empty = { ...tools(() => 1), decode: async () => picture(0, 0) };
  for (const each of [rejects, empty]) {
    expect(await readPicture(new Blob(["a letter"]), each)).toEqual({
      ok: false,
      problem: { kind: "no-picture" },
    });
  }
});

test("refuses a picture that no quality makes small enough", () => {
  const outcome = photoText(
    picture(900, 900),
    { left: 0, top: 0, side: 900 },
    tools(() => MAX_PHOTO_TEXT + 1),
  );
  expect(outcome).toEqual({ ok: false, problem: { kind: "not-kept" } });
});

test("takes the best quality that fits", () => {
  const wanted = tools((quality) => (quality > 0.7 ? MAX_PHOTO_TEXT + 1 : MAX_PHOTO_TEXT));
  const outcome = photoText(picture(900, 900), { left: 0, top: 0, side: 900 }, wanted);
  expect(outcome.ok && outcome.value.length).toBe(MAX_PHOTO_TEXT);
});

test("keeps at most 480 pixels a side and never blows a small picture up", () => {
  const sides = [60, 900].map((side) => {
    const outcome = photoText(
      picture(900, 900),
      { left: 0, top: 0, side },
      tools((_q, pixels) => pixels),
    );
    return outcome.ok && outcome.value.length;
  });
  expect(sides).toEqual([60, 480]);
});

test("takes a square wholly inside the picture, wherever its centre is put", () => {
  const size = { width: 400, height: 300 };
  for (const x of [-1, 0, 0.5, 1, 2]) {
    for (const zoom of [0, 1, 2.5, 9]) {
      const { left, top, side } = squareOf(size, { x, y: x, zoom });
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + side).toBeLessThanOrEqual(400.001);
      expect(top + side).toBeLessThanOrEqual(300.001);
      expect(side).toBeGreaterThanOrEqual(75);
    }
  }
});

test("begins above the middle of an upright picture", () => {
  expect(firstCrop({ width: 300, height: 400 }).y).toBeLessThan(0.5);
  expect(firstCrop({ width: 400, height: 300 })).toEqual({ x: 0.5, y: 0.5, zoom: 1 });
});

test("follows the hand that drags, and does not run beyond the edge", () => {
  const size = { width: 400, height: 200 };
  const right = dragged(size, { x: 0.5, y: 0.5, zoom: 1 }, { x: -0.25, y: 0 });
  expect(right.x).toBeCloseTo(0.625);
  expect(dragged(size, right, { x: -5, y: 3 })).toEqual({ x: 0.75, y: 0.5, zoom: 1 });
  expect(centred(size, { x: 9, y: -9, zoom: 1 })).toEqual({ x: 0.75, y: 0.5, zoom: 1 });
});
