import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pixelmatch from "pixelmatch";
import { type Pixels, readPng, readPpm } from "./png.ts";

/** Device pixels in a CSS pixel when preview and PDF are compared: 192 dots an inch. */
export const SCALE = 2;

/** How different two pixels may be and still count as the same, 0 to 1: pixelmatch's own scale. */
const SAME_PIXEL = 0.2;

/**
 * The share of pixels of each page that poppler shows otherwise than the browser; null without poppler.
 *
 * @param screenshot  of all pages, one below the other, `SCALE` device pixels in a CSS pixel
 * @param pitch       from the top of one page to that of the next, in CSS pixels
 */
export async function unlikePreview(
  screenshot: Buffer,
  pdf: Uint8Array,
  pitch: number,
): Promise<number[] | null> {
  const preview = readPng(screenshot);
  const folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-raster-"));
  try {
    await writeFile(path.join(folder, "file.pdf"), pdf);
    const resolution = String(96 * SCALE);
    execFileSync("pdftoppm", ["-r", resolution, "file.pdf", "page"], { cwd: folder });
    const pages = (await readdir(folder)).filter((name) => name.endsWith(".ppm")).toSorted();
    const shares: number[] = [];
    for (const [index, name] of pages.entries()) {
      const shown = readPpm(await readFile(path.join(folder, name)));
      const sheet = cut(preview, Math.round(index * pitch * SCALE), shown);
      const { width, height: rows } = shown;
      const unlike = pixelmatch(sheet, shown.data, undefined, width, rows, {
        threshold: SAME_PIXEL,
      });
      shares.push(unlike / (width * rows));
    }
    return shares;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One sheet of the preview, as wide and high as the other picture; white beyond its edges. */
function cut(preview: Pixels, top: number, { width, height }: Pixels): Uint8Array {
  const sheet = new Uint8Array(4 * width * height).fill(255);
  const columns = 4 * Math.min(width, preview.width);
  for (let row = 0; row < Math.min(height, preview.height - top); row++) {
    const from = 4 * preview.width * (top + row);
    sheet.set(preview.data.subarray(from, from + columns), 4 * width * row);
  }
  return sheet;
}

/** "0.61 % / 0.37 %", a page each. */
export function sharesOf(unlike: readonly number[] | null): string {
  return unlike
    ? unlike.map((share) => `${(100 * share).toFixed(2)} %`).join(" / ")
    : "no pdftoppm here";
}
