import * as launcher from "chrome-launcher";
import lighthouse from "lighthouse";
import { BROWSER_FLAGS, findBrowser } from "../tools/browser.ts";
import { signedInCookie, withProduct } from "./product.ts";
import { median, table } from "./table.ts";

const PAGES = [
  { path: "/", signedIn: false },
  { path: "/login", signedIn: false },
  { path: "/overview", signedIn: true },
  { path: "/learning/sql-for-data-professionals/docs/working-with-joins", signedIn: false },
  { path: "/resume", signedIn: true },
];
const ROUNDS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Lighthouse with its mobile settings, the median of three runs. */
export function measureLighthouse(): Promise<string> {
  return withProduct(async ({ url }) => {
    const chrome = await launcher.launch({
      chromePath: await findBrowser(),
      chromeFlags: ["--headless", ...BROWSER_FLAGS],
    });
    const cookie = await signedInCookie(url);
    const rows: (string | number)[][] = [];
    for (const { path, signedIn } of PAGES) {
      const rounds: number[][] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const result = await lighthouse(`${url}${path}`, {
          port: chrome.port,
          output: "json",
          logLevel: "silent",
          onlyCategories: CATEGORIES,
          ...(signedIn ? { extraHeaders: { Cookie: cookie } } : {}),
        });
        rounds.push(
          CATEGORIES.map((name) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100)),
        );
      }
      rows.push([
        path,
        ...CATEGORIES.map((_, at) => median(rounds.map((scores) => scores[at] ?? 0))),
      ]);
    }
    chrome.kill();
    return table("Lighthouse, mobile, median of 3", [["page", ...CATEGORIES], ...rows]);
  });
}
