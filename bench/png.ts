import { inflateSync } from "node:zlib";

/** Pixels of a picture, four bytes each: red, green, blue, alpha. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/**
 * Reads a PNG of 8-bit colours without interlacing, as Chromium writes screenshots.
 *
 * Source: PNG Specification, third edition, sections 5 and 9.
 */
export function readPng(png: Buffer): Pixels {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = png[25] === 6 ? 4 : 3;
  const chunks: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") {
      chunks.push(png.subarray(at + 8, at + 8 + length));
    }
    at += 12 + length;
  }
  const raw = inflateSync(Buffer.concat(chunks));
  const stride = width * channels;
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const left = x < channels ? 0 : (rows[y * stride + x - channels] ?? 0);
      const up = y === 0 ? 0 : (rows[(y - 1) * stride + x] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (rows[(y - 1) * stride + x - channels] ?? 0);
      const value = raw[y * (stride + 1) + 1 + x] ?? 0;
      rows[y * stride + x] = value + predicted(filter ?? 0, left, up, corner);
    }
  }
  return { width, height, data: withAlpha(rows, channels) };
}

/** Reads a binary PPM of 8-bit colours, as pdftoppm writes it. */
export function readPpm(ppm: Buffer): Pixels {
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/u.exec(ppm.toString("latin1", 0, 64));
  if (!head) throw new Error("This is no PPM.");
  const [all, width, height] = head;
  return {
    width: Number(width),
    height: Number(height),
    data: withAlpha(ppm.subarray(all.length), 3),
  };
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function withAlpha(rows: Uint8Array, channels: number): Uint8Array {
  if (channels === 4) return rows;
  const data = new Uint8Array((rows.length / channels) * 4).fill(255);
  for (let from = 0, to = 0; from < rows.length; from += channels, to += 4) {
    data[to] = rows[from] ?? 0;
    data[to + 1] = rows[from + 1] ?? 0;
    data[to + 2] = rows[from + 2] ?? 0;
  }
  return data;
}
