import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Style sheets are not fetched a second time, which none of these rules needs, nor what passes described. */
const OPTIONS = { iframes: false, preload: false, resultTypes: ["violations"], runOnly: RULES };

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
  await motionEnded(page);
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE);
  // The frame with the template has no origin, so axe cannot ask it; that it tries stands in the console as an error.
  const found: readonly Violation[] = await page.evaluate(
    `axe.run(${within === undefined ? "document" : JSON.stringify(within)}, ${JSON.stringify(OPTIONS)}).then((result) => result.violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) =>
      `${id}: ${html.slice(0, 160)} ${failureSummary}`.replaceAll(/\s+/g, " "),
    ),
  );
}

const MOTION_MS = 60_000;

/**
 * Waits until nothing on the page moves: what ends may begin something else, such as a row that was let go and slides
 * to its place. An animation inside what is not drawn (`content-visibility`) makes no progress and is passed over.
 *
 * @throws {Error} naming what still moves after a minute
 */
async function motionEnded(page: Page): Promise<void> {
  const moving = await page.evaluate(async (limit) => {
    const begun = performance.now();
    let running: Element[];
    do {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      running = document.getAnimations().flatMap(({ playState, timeline, effect }) => {
        if (playState !== "running" || !(timeline instanceof DocumentTimeline)) return [];
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return target?.checkVisibility({ contentVisibilityAuto: true }) ? [target] : [];
      });
    } while (running.length > 0 && performance.now() - begun < limit);
    return running.map((element) => element.outerHTML.slice(0, 160));
  }, MOTION_MS);
  if (moving.length > 0) throw new Error(`After a minute this still moves: ${moving.join(" ")}`);
}
