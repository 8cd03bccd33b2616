import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/**
 * What axe finds wrong with the page as it stands, a line each: the rule, the element, the reason.
 *
 * @param within  the selector of the one part to look at
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(async () => {
    // What ends may begin something else: a row that was let go slides to its place.
    do {
      await Promise.allSettled(document.getAnimations().map((motion) => motion.finished));
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    } while (document.getAnimations().some(({ playState }) => playState === "running"));
  });
  await page.evaluate(AXE);
  // The frame with the template has no origin, so axe cannot ask it; that it tries stands in the console as an error.
  const found: readonly Violation[] = await page.evaluate(
    `axe.run(${within === undefined ? "document" : JSON.stringify(within)}, { iframes: false, runOnly: ${JSON.stringify(RULES)} }).then((result) => result.violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) =>
      `${id}: ${html.slice(0, 160)} ${failureSummary}`.replaceAll(/\s+/g, " "),
    ),
  );
}
