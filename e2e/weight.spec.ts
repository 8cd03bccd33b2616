import type { BrowserContext, Page } from "@playwright/test";
import { originOf } from "./editor-resumes.ts";
import { expect, signIn, test as base } from "./fixtures.ts";
import { uploadFor } from "./upload.ts";

/** Kilobytes of script and style, as sent, that a first visit costs. Source: the budgets of docs/benchmarks.md. */
const BUDGETS = [
  { path: "/", kilobytes: 150, signedIn: false },
  { path: "/login", kilobytes: 150, signedIn: false },
  { path: "/ragister", kilobytes: 150, signedIn: false },
  { path: "/overview", kilobytes: 220, signedIn: true },
  { path: "/dashboard", kilobytes: 220, signedIn: true },
  { path: "/learning", kilobytes: 220, signedIn: true },
  // Without the editor that is fetched at the first focus, and the engine that is fetched at the first run.
  { path: "/learning/sql-for-data-professionals", kilobytes: 220, signedIn: false },
  {
    path: "/learning/sql-for-data-professionals/docs/working-with-joins",
    kilobytes: 220,
    signedIn: false,
  },
  { path: "/learning/sql-for-data-professionals/content", kilobytes: 220, signedIn: true },
  // Without what plans an interview, which works beside the page, and what scores one.
  { path: "/interview", kilobytes: 220, signedIn: true },
  { path: "/interview/get-started", kilobytes: 220, signedIn: false },
  { path: "/simulation", kilobytes: 220, signedIn: true },
  { path: "/practice", kilobytes: 220, signedIn: true },
  // Its editor is fetched at the first focus as a lesson's is.
  { path: "/practice/late-in-which-city", kilobytes: 220, signedIn: true },
  // With its editor, for who opens a problem writes; without what runs the code.
  { path: "/practice/two-items-for-one-voucher", kilobytes: 352, signedIn: true },
  { path: "/practice/round", kilobytes: 220, signedIn: true },
  { path: "/resume", kilobytes: 220, signedIn: true },
  { path: "/resume/metadata", kilobytes: 220, signedIn: true },
  { path: "/resume/report", kilobytes: 220, signedIn: true },
  { path: "/resume/report/result", kilobytes: 220, signedIn: true },
  // Without its worker, which reads and draws the file after the page is there.
  { path: "/resume/report/machine", kilobytes: 220, signedIn: true },
  // Without the workers that write and read the file, once there is one to write.
  { path: "/resume/editor", kilobytes: 250, signedIn: true },
];

type Cookies = Parameters<BrowserContext["addCookies"]>[0];

/** What is fetched does not change what somebody has: one person for all stories of a worker, each in a fresh browser. */
const test = base.extend<object, { readonly cookies: Cookies }>({
  cookies: [
    async ({ browser, printed }, provide) => {
      const context = await browser.newContext({ baseURL: originOf() });
      const page = await context.newPage();
      await signIn(page, "Gauri Deshpande");
      await uploadFor(page, await printed("asha-kulkarni.html"));
      const cookies = await context.cookies();
      await context.close();
      await provide(cookies);
    },
    { scope: "worker" },
  ],
});

/** Bytes of script and style over the wire until the page is quiet. */
async function weigh(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (!["script", "stylesheet"].includes(request.resourceType())) return;
    if (/\/(?:documents|pdf)\.worker-/.test(request.url())) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  const bytes = await Promise.all(sizes);
  return bytes.reduce((sum, size) => sum + size, 0);
}

for (const { path, kilobytes, signedIn } of BUDGETS) {
  test(`${path} costs at most ${kilobytes} KB of script and style`, async ({
    page,
    context,
    cookies,
  }) => {
    if (signedIn) await context.addCookies(cookies);
    const bytes = await weigh(page, path);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes / 1024).toBeLessThanOrEqual(kilobytes);
  });
}
