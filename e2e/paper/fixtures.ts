import { type Browser, chromium, test as base, type Page } from "@playwright/test";
import { PAPER_SIZES } from "@taiyari/paper";
import { BROWSER_FLAGS, findBrowser } from "../../tools/browser.ts";
import { type DocumentName, DOCUMENTS, geometryOf } from "./documents.ts";
import type { Meta } from "./harness.ts";
import { type PaperServer, startPaperServer } from "./paper-page.ts";

/** What the files of these tests say of themselves. */
export const META: Meta = {
  title: "Łucja Ménard – resume",
  author: "Łucja Ménard",
  language: "en-IN",
  subject: "Platform engineer",
  keywords: ["PostgreSQL", "R & D"],
  created: Date.UTC(2026, 10, 5, 9, 30),
};

interface Fixtures {
  /** Prints a document on a display of so many device pixels per CSS pixel, in a browser started for it. */
  readonly printAt: (
    scale: number,
    name: DocumentName,
  ) => Promise<{ readonly base64: string; readonly pages: number; readonly scale: number }>;
  /** Opens a document on a sheet of a size; "" for a page to `show` documents in. */
  readonly openDocument: (name: string, size: keyof typeof PAPER_SIZES) => Promise<Page>;
}

/** Tests of packages/paper: they start a server of their own and need no product. */
export const test = base.extend<Fixtures, { readonly server: PaperServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that no other fixture is needed
    async ({}, provide) => {
      const server = await startPaperServer();
      await provide(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  openDocument: async ({ page, server }, provide) => {
    await provide((name, size) => open(page, server, name, size));
  },
  printAt: async ({ server }, provide) => {
    const browsers = new Map<number, Promise<Browser>>();
    await provide(async (scale, name) => {
      const browser = browsers.get(scale) ?? launchAt(scale);
      browsers.set(scale, browser);
      const context = await (await browser).newContext({ viewport: null });
      const page = await open(await context.newPage(), server, name, DOCUMENTS[name].size);
      const printed = await page.evaluate(
        async ([at, meta]) => {
          const file = await window.paper?.exportPdf(at, meta);
          if (!file) throw new Error("The page has no harness.");
          return { base64: file.base64, pages: file.pages, scale: devicePixelRatio };
        },
        [geometryOf(name), META] as const,
      );
      await context.close();
      return printed;
    });
    for (const browser of browsers.values()) await (await browser).close();
  },
});

/** Not by emulation: a display that is emulated is laid out as one of scale 1. */
async function launchAt(scale: number): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [...BROWSER_FLAGS, `--force-device-scale-factor=${scale}`],
  });
}

async function open(
  page: Page,
  server: PaperServer,
  name: string,
  size: keyof typeof PAPER_SIZES,
): Promise<Page> {
  const { width, height } = PAPER_SIZES[size];
  if (page.viewportSize()) {
    await page.setViewportSize({ width: Math.ceil(width), height: Math.ceil(height) });
  }
  await page.goto(`${server.url}/document/${name}`);
  await page.addStyleTag({
    content: `:root{--page-width:${width}px;--page-height:${height}px}`,
  });
  await page.waitForFunction(() => window.paper !== undefined);
  return page;
}
