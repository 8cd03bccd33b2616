import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import pixelmatch from "pixelmatch";
import { type DocumentName, geometryOf } from "../e2e/paper/documents.ts";
import { META } from "../e2e/paper/fixtures.ts";
import { startPaperServer, weighPaper } from "../e2e/paper/paper-page.ts";
import { BROWSER_FLAGS, findBrowser } from "../tools/browser.ts";
import { type Pixels, readPng, readPpm } from "./png.ts";
import { median, table } from "./table.ts";

/** Two pages each: one column, and two with a photo. */
const NAMES = ["serif", "sidebar"] as const;
const ROUNDS = 60;
/** Device pixels in a CSS pixel when preview and PDF are compared: 192 dots an inch. */
const SCALE = 2;
/** How different two pixels may be and still count as the same, 0 to 1: pixelmatch's own scale. */
const SAME_PIXEL = 0.2;

/** The resume as a PDF: how long a warm export takes, what it loads, how large and how like the preview the file is. */
export async function measurePaper(): Promise<string> {
  const server = await startPaperServer();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_FLAGS,
  });
  const rows: (string | number)[][] = [];
  for (const name of NAMES) rows.push(await measureDocument(browser, server.url, name));
  await browser.close();
  await server.stop();
  const weight = await weighPaper((file) => gzipSync(file, { level: 9 }).length);
  return [
    table("Paper, two pages", [
      [
        "document",
        "warm ms, median",
        "p95",
        "first ms",
        "file KB",
        "pixels unlike the preview, page 1 / 2",
      ],
      ...rows,
    ]),
    "",
    `Loaded on demand: ${(weight / 1024).toFixed(1)} KB (gzip), HarfBuzz included, fonts not.`,
  ].join("\n");
}

async function measureDocument(
  browser: Browser,
  url: string,
  name: DocumentName,
): Promise<(string | number)[]> {
  const geometry = geometryOf(name, 0);
  const size = { width: Math.ceil(geometry.width), height: Math.ceil(geometry.height) };
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: SCALE });
  await page.goto(`${url}/document/${name}`);
  const { width, height } = geometry;
  await page.addStyleTag({
    content: `:root{--page-width:${width}px;--page-height:${height}px}`,
  });
  await page.waitForFunction(() => window.paper !== undefined);
  const times = (rounds: number) =>
    page.evaluate(async ([at, meta, count]) => (await window.paper?.time(at, meta, count)) ?? [], [
      geometry,
      META,
      rounds,
    ] as const);
  const [first = Number.NaN] = await times(1);
  const warm = (await times(ROUNDS)).toSorted((a, b) => a - b);
  const file = await page.evaluate(([at, meta]) => window.paper?.exportPdf(at, meta), [
    geometry,
    META,
  ] as const);
  const bytes = Buffer.from(file?.base64 ?? "", "base64");
  const unlike = await unlikePreview(page, bytes, height);
  await page.close();
  return [
    name,
    median(warm).toFixed(0),
    (warm[Math.floor(warm.length * 0.95)] ?? Number.NaN).toFixed(0),
    first.toFixed(0),
    (bytes.length / 1024).toFixed(1),
    unlike
      ? unlike.map((share) => `${(100 * share).toFixed(2)} %`).join(" / ")
      : "no pdftoppm here",
  ];
}

/** The share of pixels of each page that poppler shows otherwise than the browser; null without poppler. */
async function unlikePreview(page: Page, pdf: Buffer, height: number): Promise<number[] | null> {
  const preview = readPng(await page.screenshot({ fullPage: true }));
  const folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-paper-"));
  try {
    await writeFile(path.join(folder, "file.pdf"), pdf);
    const resolution = String(96 * SCALE);
    execFileSync("pdftoppm", ["-r", resolution, "file.pdf", "page"], { cwd: folder });
    const pages = (await readdir(folder)).filter((name) => name.endsWith(".ppm")).toSorted();
    const shares: number[] = [];
    for (const [index, name] of pages.entries()) {
      const shown = readPpm(await readFile(path.join(folder, name)));
      const sheet = cut(preview, Math.round(index * height * SCALE), shown);
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
