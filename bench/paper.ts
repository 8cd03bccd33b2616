import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { type DocumentName, geometryOf } from "../e2e/paper/documents.ts";
import { META } from "../e2e/paper/fixtures.ts";
import { startPaperServer, weighPaper } from "../e2e/paper/paper-page.ts";
import { BROWSER_FLAGS, findBrowser } from "../tools/browser.ts";
import { SCALE, sharesOf, unlikePreview } from "./raster.ts";
import { median, percentile95, table } from "./table.ts";

/** Two pages each: one column, and two with a photo. */
const NAMES = ["serif", "sidebar"] as const;
const ROUNDS = 60;

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
  const warm = await times(ROUNDS);
  const file = await page.evaluate(([at, meta]) => window.paper?.exportPdf(at, meta), [
    geometry,
    META,
  ] as const);
  const bytes = Buffer.from(file?.base64 ?? "", "base64");
  const unlike = await unlikePreview(await page.screenshot({ fullPage: true }), bytes, height);
  await page.close();
  return [
    name,
    median(warm).toFixed(0),
    percentile95(warm).toFixed(0),
    first.toFixed(0),
    (bytes.length / 1024).toFixed(1),
    sharesOf(unlike),
  ];
}
