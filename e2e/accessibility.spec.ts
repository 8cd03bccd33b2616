import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { SCREENS } from "../tools/screens.ts";
import { expect, test } from "./fixtures.ts";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** Each violation as one line: the rule, the element, what is wrong with it. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((motion) => motion.finished.catch(() => {}))),
  );
  await page.evaluate(AXE);
  const found = (await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(RULES)} }).then((result) => result.violations)`,
  )) as readonly Violation[];
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary.replaceAll(/\s+/g, " ")}`,
    ),
  );
}

for (const theme of ["light", "dark"] as const) {
  for (const width of [1440, 360]) {
    test.describe(`${theme}, ${width} px`, () => {
      test.use({
        colorScheme: theme,
        viewport: { width, height: 900 },
        reducedMotion: "reduce",
      } as object);

      for (const screen of SCREENS) {
        test(`${screen.name} has nothing an assistive technology trips over`, async ({
          page,
          signedInAs,
          printed,
        }) => {
          if (screen.signedIn) {
            await signedInAs("Anjali Rao");
            if (screen.name === "report" || screen.name === "details" || screen.name === "resume") {
              await uploadFor(page, await printed("asha-kulkarni.html"));
            }
          }
          await page.goto(screen.path);
          await page.waitForLoadState("networkidle");
          await expect(page.locator("h1").first()).toBeVisible();
          expect(await violations(page)).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBeLessThanOrEqual(0);
        });
      }
    });
  }
}

/** Puts a resume with a report into the person's history without going through the screens. */
async function uploadFor(page: Page, pdf: Buffer): Promise<void> {
  const origin = { Origin: process.env["TAIYARI_URL"] ?? "" };
  const uploaded = await page.request.put("/api/v1/resume/uploads?fileName=asha.pdf&accept=pdf", {
    headers: { ...origin, "Content-Type": "application/pdf" },
    data: pdf,
  });
  expect(uploaded.status()).toBe(201);
  const { id } = await uploaded.json();
  const made = await page.request.post(`/api/v1/resume/uploads/${id}/reports`, { headers: origin });
  expect(made.ok()).toBe(true);
}
