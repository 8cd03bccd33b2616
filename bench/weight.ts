import { chromium } from "@playwright/test";
import { BROWSER_FLAGS, findBrowser } from "../tools/browser.ts";
import { signedInCookie, withProduct } from "./product.ts";
import { table } from "./table.ts";

const PATHS = [
  "/",
  "/login",
  "/ragister",
  "/overview",
  "/resume",
  "/resume/metadata",
  "/resume/report",
  "/resume/report/result",
];
const PUBLIC = new Set(["/", "/login", "/ragister"]);

/** What a first visit to each route transfers, by kind, compressed as sent. */
export function measureWeight(): Promise<string> {
  return withProduct(async ({ url }) => {
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: BROWSER_FLAGS,
    });
    const cookie = await signedInCookie(url);
    const rows: (string | number)[][] = [];
    for (const path of PATHS) {
      const context = await browser.newContext(
        PUBLIC.has(path) ? {} : { extraHTTPHeaders: { cookie } },
      );
      const page = await context.newPage();
      const sent: Promise<readonly [kind: string, size: number]>[] = [];
      page.on("requestfinished", (request) => {
        sent.push(
          request
            .sizes()
            .then(({ responseBodySize }) => [request.resourceType(), responseBodySize]),
        );
      });
      await page.goto(`${url}${path}`);
      await page.waitForLoadState("networkidle");
      const bytes: Record<string, number> = {};
      for (const [kind, size] of await Promise.all(sent)) bytes[kind] = (bytes[kind] ?? 0) + size;
      const kb = (kind: string) => ((bytes[kind] ?? 0) / 1024).toFixed(1);
      const both = ((bytes["script"] ?? 0) + (bytes["stylesheet"] ?? 0)) / 1024;
      rows.push([path, kb("script"), kb("stylesheet"), both.toFixed(1), kb("font")]);
      await context.close();
    }
    await browser.close();
    return table("First visit, KB as sent", [
      ["route", "script", "style", "script + style", "fonts"],
      ...rows,
    ]);
  });
}
