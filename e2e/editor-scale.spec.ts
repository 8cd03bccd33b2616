import { chromium, expect, type Page } from "@playwright/test";
import { sampling } from "@taiyari/domain/testing";
import type { HarnessContent } from "../apps/web/src/testing/editor-harness/harness.ts";
import { BROWSER_FLAGS, findBrowser } from "../tools/browser.ts";
import { test } from "./editor/fixtures.ts";
import { contentOf, draftOf, SAMPLE_NAMES, templates } from "./editor/samples.ts";

/** Every template with every sample, on displays of any number of device pixels per CSS pixel: one file. */
const SCALES = sampling.sampleOf([1.1, 1.25, 1.5, 1.75, 2, 3], 1, "editor scale");

const PAIRS = templates.flatMap((template) => SAMPLE_NAMES.map((sample) => ({ template, sample })));

/** How many of them are tried at each commit. */
const SAMPLED = 3;

async function written(page: Page, content: HarnessContent): Promise<string> {
  await page.evaluate((wanted) => window.editor?.showAndWait(wanted), content);
  const file = await page.evaluate(() => window.editor?.exportPdf());
  if (!file) throw new Error("The page has no editor.");
  return `${file.pages} pages ${file.base64}`;
}

for (const scale of SCALES) {
  test(`at ${scale} device pixels per pixel templates give the same file as at one`, async ({
    editor,
    served,
  }) => {
    // Not by emulation: a display that is emulated is laid out as one of scale 1.
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: [...BROWSER_FLAGS, `--force-device-scale-factor=${scale}`],
    });
    const page = await browser.newPage({ viewport: null });
    await page.goto(`${served.url}/resume/editor`);
    await page.waitForFunction(() => window.editor !== undefined);
    await page.evaluate(() => window.editor?.attach());
    expect(await page.evaluate(() => devicePixelRatio)).toBeCloseTo(scale, 5);
    const other: string[] = [];
    for (const { template, sample } of sampling.sampleOf(PAIRS, SAMPLED, `scale ${scale}`)) {
      const content = contentOf(template, draftOf(sample));
      const [expected, made] = await Promise.all([
        written(editor, content),
        written(page, content),
      ]);
      if (expected !== made) other.push(`${template.id} ${sample}`);
    }
    await browser.close();
    expect(other, sampling.repeat).toEqual([]);
  });
}
