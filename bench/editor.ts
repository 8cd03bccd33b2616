import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import type { Template } from "@taiyari/domain/resume";
import { exportResume } from "../e2e/editor/export-resume.ts";
import { contentOf, draftOf, templates } from "../e2e/editor/samples.ts";
import { BROWSER_FLAGS, findBrowser } from "../tools/browser.ts";
import { serveEditor } from "../tools/editor-page.ts";
import { recoveredStrings } from "./editor-strings.ts";
import { SCALE, sharesOf, unlikePreview } from "./raster.ts";
import { median, percentile95, table } from "./table.ts";

/** Two pages in every template. */
const SAMPLE = "full";
const LETTERS = 60;
const ROUNDS = 60;

/** As on a sharp screen: a device emulated for the page alone leaves its frames blurred. All pages are in view. */
const SHARP = [
  ...BROWSER_FLAGS,
  `--force-device-scale-factor=${SCALE}`,
  "--window-size=900,3200",
  "--hide-scrollbars",
];

/** The editor's preview and file, as the product builds them: how fast, how large, how alike, how well read. */
export async function measureEditor(): Promise<string> {
  const served = await serveEditor();
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  const sharp = await chromium.launch({ executablePath, args: SHARP });
  try {
    const rows: (string | number)[][] = [];
    for (const template of templates) {
      rows.push([
        template.id,
        ...(await measureSpeed(await openEditor(browser, served.url), template)),
        ...(await measureFile(await openEditor(sharp, served.url), template)),
      ]);
    }
    const page = await openEditor(browser, served.url);
    const strings = await recoveredStrings(page);
    await page.close();
    return [
      table("Editor, two pages", [
        [
          "template",
          "letter to paint, ms, median",
          "p95",
          "laid out, ms, median",
          "export warm, ms, median",
          "p95",
          "file KB",
          "pixels unlike the preview, page 1 / 2",
        ],
        ...rows,
      ]),
      strings,
      await weighExport(browser, served.url),
    ].join("\n\n");
  } finally {
    await browser.close();
    await sharp.close();
    await served.close();
  }
}

/** A page with a preview in a frame. */
export async function openEditor(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: null });
  await page.goto(`${url}/resume/editor`);
  await page.waitForFunction(() => window.editor !== undefined);
  await page.evaluate(() => window.editor?.attach());
  return page;
}

async function measureSpeed(page: Page, template: Template): Promise<string[]> {
  const content = contentOf(template, draftOf(SAMPLE));
  const types = (letters: number, isPainted: boolean) =>
    page.evaluate(
      async ([wanted, count, untilPaint]) => {
        const time = untilPaint ? window.editor?.paintTimes : window.editor?.typeTimes;
        return (await time?.(wanted, count)) ?? [];
      },
      [content, letters, isPainted] as const,
    );
  const exports = (rounds: number) =>
    page.evaluate(async (count) => (await window.editor?.exportTimes(count)) ?? [], rounds);
  await types(10, false);
  const painted = await types(LETTERS, true);
  const laidOut = await types(LETTERS, false);
  await exports(5);
  const warm = await exports(ROUNDS);
  await page.close();
  return [
    median(painted),
    percentile95(painted),
    median(laidOut),
    median(warm),
    percentile95(warm),
  ].map((time) => time.toFixed(0));
}

async function measureFile(page: Page, template: Template): Promise<string[]> {
  const { bytes } = await exportResume(page, contentOf(template, draftOf(SAMPLE)));
  const pitch = await page.evaluate(() => {
    const shown = window.editor?.shown();
    return shown ? shown.geometry.height + shown.geometry.gap : 0;
  });
  const unlike = await unlikePreview(await page.locator("iframe").screenshot(), bytes, pitch);
  await page.close();
  return [(bytes.length / 1024).toFixed(1), sharesOf(unlike)];
}

/** What the browser asks for because a file is written, when nothing was written before. */
async function weighExport(browser: Browser, url: string): Promise<string> {
  const page = await openEditor(browser, url);
  const [template] = templates;
  if (!template) throw new Error("There is no template.");
  const content = contentOf(template, draftOf(SAMPLE));
  await page.evaluate((wanted) => window.editor?.showAndWait(wanted), content);
  const files: string[] = [];
  page.on("request", (request) => files.push(request.url()));
  await page.evaluate(() => window.editor?.exportPdf());
  await page.close();
  const sizes = await Promise.all(
    [...new Set(files)]
      .filter((file) => /\.(?:js|wasm)$/u.test(file))
      .map(async (file) => {
        const body = new Uint8Array(await (await fetch(file)).arrayBuffer());
        return gzipSync(body, { level: 9 }).length;
      }),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return (
    `Loaded when the first file is written: ${sizes.length} files, ${(bytes / 1024).toFixed(1)} KB of 1,024 bytes ` +
    `(${(bytes / 1000).toFixed(1)} of 1,000), gzip; fonts not counted.`
  );
}
