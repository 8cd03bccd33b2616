import { test as base, type Page } from "@playwright/test";
import { PAPER_SIZES } from "@taiyari/paper";
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
    await provide(async (name, size) => {
      const { width, height } = PAPER_SIZES[size];
      await page.setViewportSize({ width: Math.ceil(width), height: Math.ceil(height) });
      await page.goto(`${server.url}/document/${name}`);
      await page.addStyleTag({
        content: `:root{--page-width:${width}px;--page-height:${height}px}`,
      });
      await page.waitForFunction(() => window.paper !== undefined);
      return page;
    });
  },
});
