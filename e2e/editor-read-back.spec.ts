import type { Locator, Page } from "@playwright/test";
import { applyEdit } from "@taiyari/domain/draft";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { fullDraft, resumeFor } from "./resume-for.ts";

/** What a person is told of the PDF they have just downloaded, and where they see it field by field. */

const SKILLS = { section: "skills", item: null, field: "technical" };

async function download(page: Page): Promise<void> {
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Resume" }).click();
  await file;
}

const note = (page: Page) => page.getByRole("status").filter({ hasText: "Downloaded." });

/** From now on, how many workers the page starts to read documents. */
function countReaders(page: Page): () => number {
  let started = 0;
  page.on("worker", (worker) => {
    if (worker.url().includes("documents.worker")) started += 1;
  });
  return () => started;
}

test("a file that cannot be read back is downloaded all the same, and read again when asked", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Revathi K");
  await page.addInitScript(() => {
    const { Worker: RealWorker } = window;
    // Only the reader fails: the file is written by another worker.
    window.Worker = class extends RealWorker {
      constructor(address: string | URL, options?: WorkerOptions) {
        if (String(address).includes("documents.worker") && !location.pathname.endsWith("/proof")) {
          throw new Error("This browser starts no reader.");
        }
        super(address, options);
      }
    };
  });
  await page.goto(`/resume/builder/${await resumeFor(page)}`);
  await download(page);
  await expect(note(page)).toContainText("It could not be read back");
  expect(await violations(page)).toEqual([]);
  await note(page).getByRole("button", { name: "Read it again" }).click();
  await expect(page.getByText(/fields came back as you typed them/)).toBeVisible();
});

test("a download tells how many fields a machine reads, and the proof shows that very result", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Revathi K");
  await page.goto(`/resume/builder/${await resumeFor(page)}`);
  await download(page);
  await expect(note(page)).toContainText(/A machine reads all \d+ fields as you typed them\./);
  const [count] = /\d+/.exec((await note(page).textContent()) ?? "") ?? [];
  await note(page).getByRole("button", { name: "See the proof" }).click();
  await expect(page.getByText(`All ${count} fields came back as you typed them.`)).toBeVisible();
  await expect(page.getByText(/^We opened the file you downloaded/)).toBeVisible();
});

test("a download pressed before the templates are here says why there is none, or waits for them", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Revathi K");
  const address = `/resume/builder/${await resumeFor(page)}`;
  const button = page.getByRole("button", { name: "Download Resume" });
  const templates = "**/api/v1/resume/templates";
  await page.route(templates, (route) => route.fulfill({ status: 404 }));
  await page.goto(address);
  await button.click();
  const refusal = page.getByRole("status").filter({ hasText: "The PDF was not made" });
  await expect(refusal).toContainText("Failed to load template");

  await page.unroute(templates);
  const late = Promise.withResolvers<void>();
  await page.route(templates, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto(address);
  const file = page.waitForEvent("download");
  await button.click();
  await expect(button).toHaveAttribute("aria-disabled", "true");
  late.resolve();
  await file;
  await expect(button).not.toHaveAttribute("aria-disabled", "true");
});

for (const [name, use] of [
  ["on a desk", { viewport: { width: 1440, height: 900 } }],
  [
    "on a phone, in the dark",
    { viewport: { width: 360, height: 740 }, colorScheme: "dark", hasTouch: true },
  ],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test("a skill in mathematical letters is told as lost, shown at its place, and mended", async ({
      page,
      signedInAs,
    }) => {
      await signedInAs("Revathi K");
      const draft = await fullDraft();
      const [first = "", ...others] = draft.resumeData.skills.technical;
      const value = [first, "𝗣𝗼𝘄𝗲𝗿 𝗕𝗜", ...others];
      const fancy = applyEdit(draft, { kind: "set-field", field: SKILLS, value });
      await page.goto(`/resume/builder/${await resumeFor(page, fancy)}`);
      await download(page);
      await expect(note(page)).toContainText(/1 of \d+ fields is lost: Skills\./);
      await expect(note(page)).toContainText("No font has “𝗣”, “𝗼” and 5 more");
      await note(page).getByRole("button", { name: "See the proof" }).click();

      const card = page.getByRole("region", { name: "Lost: Skills, Technical skills" });
      await expect(card).toContainText("□□□□□ □□");
      const line = card.getByRole("figure");
      await expect(line).toContainText("The line as it stands in the PDF, enlarged.");
      await expect.poll(() => inkOn(line.locator("canvas"))).toBeGreaterThan(0);
      const pages = page.getByRole("figure", { name: /^The exported pages/ });
      await expect(pages.locator("rect[data-result=lost]")).toHaveCount(1);
      await expect(pages.getByText("Lost").first()).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);

      await card.getByRole("button", { name: "Replace with plain letters" }).click();
      await expect(card).toHaveCount(0);
      await expect(page.getByText(/^All \d+ fields came back as you typed them/)).toBeVisible();
    });
  });
}

test("the proof of a resume that was not downloaded is made when it is opened, and not again", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Revathi K");
  const id = await resumeFor(page);
  await page.goto(`/resume/builder/${id}/proof`);
  await expect(page.getByText(/fields came back as you typed them/)).toBeVisible();
  await expect(page.getByText(/^We wrote the file/)).toBeVisible();
  const at = await page.getByText(/Read on this device on/).textContent();

  await page.getByRole("link", { name: "Back to Resume Builder" }).click();
  await expect(page.getByRole("tab", { name: "Edit Content" })).toBeVisible();
  const readers = countReaders(page);
  await page.goBack();
  await expect(page.getByText(/Read on this device on/)).toHaveText(at ?? "");
  // The one that draws the pages.
  await expect.poll(readers).toBeLessThanOrEqual(1);
});

/** How many points of a picture are no paper. Looked at in a copy: Chromium complains of reading the same one often. */
function inkOn(canvas: Locator): Promise<number> {
  return canvas.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) return 0;
    const { width, height } = element;
    const copy = new OffscreenCanvas(width, height).getContext("2d");
    copy?.drawImage(element, 0, 0);
    const { data } = copy?.getImageData(0, 0, width, height) ?? { data: [] };
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at + 3] ?? 0) > 0 && (data[at] ?? 255) < 128) dark += 1;
    }
    return dark;
  });
}
