import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { test as base, type Browser, expect, type Page } from "@playwright/test";

export { expect } from "@playwright/test";

export const PASSWORD = "evening-before-2026";

export interface Someone {
  readonly fullName: string;
  readonly email: string;
}

interface Fixtures {
  /** Signs a new person in, in this page's browser. Nobody else ever sees their rows. */
  readonly signedInAs: (fullName: string) => Promise<Someone>;
  /** Complaints of the browser's console; a story that causes any fails. */
  readonly consoleErrors: string[];
}

interface WorkerFixtures {
  /** A PDF of a page in e2e/files, printed by this browser, once for all stories of a worker. */
  readonly printed: (file: string) => Promise<Buffer>;
}

/** Noise the browser makes itself when a request is refused as the story means it to be. */
const EXPECTED =
  /Failed to load resource: the server responded with a status of 4\d\d|^Service Worker registration blocked by Playwright/;

export const test = base.extend<Fixtures, WorkerFixtures>({
  consoleErrors: [
    async ({ page }, provide) => {
      const consoleErrors: string[] = [];
      page.on("console", (message) => {
        const isError = message.type() === "error" || message.type() === "warning";
        if (isError && !EXPECTED.test(message.text())) consoleErrors.push(message.text());
      });
      page.on("pageerror", (error) => consoleErrors.push(error.message));
      await provide(consoleErrors);
      expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
  signedInAs: async ({ page }, provide) => {
    await provide((fullName) => signIn(page, fullName));
  },
  printed: [
    async ({ browser }, provide) => {
      const made = new Map<string, Promise<Buffer>>();
      await provide((file) => {
        const pdf = made.get(file) ?? print(browser, file);
        made.set(file, pdf);
        return pdf;
      });
    },
    { scope: "worker" },
  ],
});

const require = createRequire(import.meta.url);

/** A face of the project's own, so that a page breaks its lines in the same places on every machine. */
async function fontFaces(): Promise<string> {
  const rules = [400, 700].map(async (weight) => {
    const name = `@fontsource/source-sans-3/files/source-sans-3-latin-${weight}-normal.woff2`;
    const data = await readFile(require.resolve(name), "base64");
    return `@font-face{font-family:"Source Sans 3";font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
  });
  return (await Promise.all(rules)).join("\n");
}

async function print(browser: Browser, file: string): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(await readFile(path.join(import.meta.dirname, "files", file), "utf8"));
  // Letters stand where the face has them: on whole pixels they stand apart, and some readers see two words.
  const precise = "body { text-rendering: geometricPrecision }";
  await page.addStyleTag({ content: `${await fontFaces()} ${precise}` });
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  await page.close();
  return pdf;
}

/** Registers a new person and signs them in, in this page's browser. */
export async function signIn(page: Page, fullName: string): Promise<Someone> {
  const email = `${randomUUID()}@example.in`;
  const origin = { Origin: process.env["TAIYARI_URL"] ?? "" };
  const registered = await page.request.post("/api/v1/account/registrations", {
    headers: origin,
    data: { fullName, email, phoneNumber: "9800000000", password: PASSWORD },
  });
  expect(registered.ok()).toBe(true);
  const signedIn = await page.request.post("/api/v1/account/sessions", {
    headers: origin,
    data: { email, password: PASSWORD },
  });
  expect(signedIn.ok()).toBe(true);
  return { fullName, email };
}
