import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test as base, type Page } from "@playwright/test";
import { readSource } from "@taiyari/documents";
import { loadTemplates } from "@taiyari/content/templates";
import { readResume } from "@taiyari/domain/read";
import type { TemplateData } from "@taiyari/domain/resume";
import type { HarnessContent } from "../apps/web/src/testing/editor-harness/harness.ts";
import type { EditorPage } from "../tools/editor-page.ts";
import { serveEditorOnce } from "./editor/fixtures.ts";

/** The preview, its tab, its pane and the grid of templates, each alone on a page with the full sample. */
const CONTENT = path.join(import.meta.dirname, "../content");
const sampleOf = (name: string): TemplateData =>
  JSON.parse(readFileSync(path.join(CONTENT, `template-samples/${name}.json`), "utf8"));
const templates = loadTemplates(CONTENT);

let served: EditorPage;
const test = base.extend<{ readonly consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }, provide) => {
      const consoleErrors: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) consoleErrors.push(message.text());
      });
      page.on("pageerror", (error) => consoleErrors.push(error.message));
      await provide(consoleErrors);
      expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
});

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeAll(async () => {
  served = await serveEditorOnce();
});
test.afterAll(() => served.close());

function contentOf(id: string, data: TemplateData): HarnessContent {
  const template = templates.find((one) => one.id === id);
  if (!template) throw new Error(`There is no template ${id}.`);
  const { html: _html, css: _css, script: _script, ...about } = template;
  return { template: about, data, choices: template.defaults };
}

async function openHarness(page: Page): Promise<void> {
  await page.goto(`${served.url}/resume/editor`);
  await page.waitForFunction(() => window.editor !== undefined);
}

async function openTab(page: Page, view: string): Promise<void> {
  await page.goto(`${served.url}/resume/editor?view=${view}`);
}

test("a resume is exported as it is shown, and our own reader finds everything in it", async ({
  page,
}) => {
  const data = sampleOf("full");
  await openHarness(page);
  await page.evaluate(
    (wanted) => {
      window.editor?.attach();
      return window.editor?.showAndWait(wanted);
    },
    contentOf("modern", data),
  );
  const file = await page.evaluate(() => window.editor?.exportPdf());
  expect(file).toMatchObject({ fileName: "Revathi-Kizhakkedath-Resume.pdf", remarks: [] });

  const source = await readSource(Uint8Array.from(Buffer.from(file?.base64 ?? "", "base64")));
  if (!source.ok) throw new Error(source.problem.kind);
  expect(source.value.tagged).toBe(true);
  const { contact, experience, education } = readResume(source.value);
  expect(contact.name?.value).toBe(data.personal.fullName);
  expect(contact.email?.value).toBe(data.personal.email);
  expect(experience.map(({ title }) => title?.value)).toEqual(
    data.experience.map(({ title }) => title),
  );
  expect(education).toHaveLength(data.education.length);
});

test("without a frame on the page the file is the same", async ({ page }) => {
  await openHarness(page);
  await page.evaluate(
    (wanted) => window.editor?.show(wanted),
    contentOf("sidebar", sampleOf("full")),
  );
  const hidden = await page.evaluate(() => window.editor?.exportPdf());
  await page.evaluate(() => window.editor?.attach());
  await expect.poll(() => page.evaluate(() => window.editor?.state().kind)).toBe("shown");
  const seen = await page.evaluate(() => window.editor?.exportPdf());
  expect(seen?.base64).toBe(hidden?.base64);
});

test("a resume in Devanagari asks for its fonts and has no character without one", async ({
  page,
}) => {
  await openHarness(page);
  const state = await page.evaluate(
    (wanted) => {
      window.editor?.attach();
      return window.editor?.showAndWait(wanted);
    },
    contentOf("executive", sampleOf("devanagari")),
  );
  expect(state).toMatchObject({ kind: "shown", missing: [] });
  const families = await page
    .frames()
    .at(1)
    ?.evaluate(() => [...document.fonts].map(({ family }) => family));
  expect(families).toContain("Noto Serif Devanagari");
  expect(families).not.toContain("Noto Sans Tamil");
});

test("what is typed is laid out within 50 ms, two pages long; the 95th percentile is for the bench", async ({
  page,
}) => {
  await openHarness(page);
  await page.evaluate(() => window.editor?.attach());
  const times = await page.evaluate(
    (wanted) => window.editor?.typeTimes(wanted, 40),
    contentOf("modern", sampleOf("full")),
  );
  const sorted = (times ?? []).toSorted((a, b) => a - b);
  expect(sorted[20]).toBeLessThan(50);
});

test("printing lays out one sheet for each page, in a frame in which no template's script runs", async ({
  page,
  browser,
}) => {
  await openHarness(page);
  const content = contentOf("modern", sampleOf("full"));
  await page.evaluate((wanted) => {
    window.editor?.attach();
    return window.editor?.showAndWait(wanted);
  }, content);
  await page.evaluate(() => window.editor?.print());
  const printed = page.frameLocator('iframe[sandbox~="allow-modals"]');
  await expect(printed.locator(".print-sheet")).toHaveCount(2);

  // The same markup as a browser prints it.
  const frame = page.frames().at(-1);
  const paper = await browser.newPage();
  await paper.setContent((await frame?.content()) ?? "");
  await paper.evaluate(() => document.querySelectorAll("script").forEach((one) => one.remove()));
  const pdf = await paper.pdf({ preferCSSPageSize: true, printBackground: true });
  await paper.close();
  const source = await readSource(Uint8Array.from(pdf));
  if (!source.ok) throw new Error(source.problem.kind);
  expect(source.value.pages).toHaveLength(2);
  const [first, second] = source.value.pages.map(({ runs }) =>
    runs.map(({ text }) => text.replaceAll(/\s/gu, "")).join(""),
  );
  expect(first).toContain("RevathiKizhakkedath");
  expect(first).not.toContain("PlanneroftheYear");
  expect(second).toContain("PlanneroftheYear");
  expect(second).toContain("RevathiKizhakkedath·2/2");
});

test("Resume Preview zooms between 50 and 150 per cent and counts its pages", async ({ page }) => {
  await openTab(page, "preview");
  const frame = page.getByTitle("Your resume, 2 pages");
  await expect(frame).toBeVisible();
  const zoom = page.getByLabel("Zoom", { exact: true });
  await expect(zoom).toHaveText("100%");
  expect((await frame.boundingBox())?.width).toBeCloseTo(793.7, 0);

  const [out, wider] = [page.getByLabel("Zoom out"), page.getByLabel("Zoom in")];
  for (let step = 0; step < 5; step++) await wider.click();
  await expect(wider).toBeDisabled();
  await expect(zoom).toHaveText("150%");
  expect((await frame.boundingBox())?.width).toBeCloseTo(1190.5, 0);
  for (let step = 0; step < 10; step++) await out.click();
  await expect(out).toBeDisabled();
  await expect(zoom).toHaveText("50%");

  await expect(page.getByText("Page 1 of 2")).toBeVisible();
  await page.evaluate(() => scrollTo(0, 9_999));
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
});

test("Download PDF hands over a file named after the person", async ({ page }) => {
  await openTab(page, "preview");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("Revathi-Kizhakkedath-Resume.pdf");
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  await expect(page.getByText("Revathi-Kizhakkedath-Resume.pdf was downloaded")).toBeVisible();
});

test("Fit on one page says how many lines are too many, and else what it changed, with Undo", async ({
  page,
}) => {
  await openTab(page, "preview");
  await page.getByRole("button", { name: "Fit on one page" }).click();
  await expect(page.getByText("It does not fit on one page")).toBeVisible();
  await expect(page.getByText(/About \d+ lines are too many for one page/)).toBeVisible();

  await page.evaluate(() => {
    for (const id of ["awards", "publications", "references"]) {
      window.draftStore?.edit({ kind: "hide-section", id, isHidden: true });
    }
    window.draftStore?.edit({ kind: "choose", chosen: { density: "airy", margins: "wide" } });
  });
  await expect(page.getByTitle("Your resume, 2 pages")).toBeVisible();
  await page.getByRole("button", { name: "Fit on one page" }).click();
  await expect(
    page.getByText(/^Density \w+ instead of airy|^Margins \w+ instead of wide/),
  ).toBeVisible();
  await expect(page.getByTitle("Your resume, page 1")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByTitle("Your resume, 2 pages")).toBeVisible();
});

test("the pane beside the form marks what is being edited, and gives back what is pressed", async ({
  page,
}) => {
  await openTab(page, "live");
  await expect(page.getByText("Live preview, Modern")).toBeVisible();
  await expect(page.getByText("Editing")).toBeVisible();
  await expect(page.getByText(/^Room for \d+ more lines$/)).toBeVisible();

  // Playwright does not reckon with the scale of a frame.
  const sheet = await page.locator("iframe").boundingBox();
  const line = await page
    .frameLocator("iframe")
    .getByText("Demand Planner")
    .evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return { left, top, height, page: document.documentElement.clientWidth };
    });
  if (!sheet) throw new Error("The pane has no frame.");
  const scale = sheet.width / line.page;
  const top = sheet.y + line.top * scale;
  await page.mouse.click(sheet.x + line.left * scale + 8, top + (line.height * scale) / 2);
  await expect
    .poll(() => page.evaluate(() => window.picked))
    .toEqual({ section: "experience", item: 1, field: "title" });
  await expect
    .poll(async () => (await page.getByText("Editing").boundingBox())?.y)
    .toBeGreaterThan(top - 48);
});

test("Choose Template shows every template in the person's own words, and takes the one selected", async ({
  page,
}) => {
  await openTab(page, "templates");
  await expect(page.getByText("Shown with your own words.")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(templates.length);
  const modern = page.getByRole("article", { name: "Modern" });
  await expect(modern.getByRole("button", { name: "Selected" })).toBeVisible();
  await expect(modern.getByText("Reads in full")).toBeVisible();
  // A resume is drawn in a template when that is about to be seen.
  await modern.scrollIntoViewIfNeeded();
  await expect(
    modern.frameLocator("iframe").getByRole("heading", { name: "Revathi Kizhakkedath" }),
  ).toBeVisible();

  // The installation of this page enforces plans, and nobody is signed in.
  const sidebar = page.getByRole("article", { name: "Sidebar" });
  await expect(sidebar.getByRole("button")).toHaveCount(0);
  await expect(sidebar.getByText("Part of the premium plan")).toBeVisible();

  const minimalist = page.getByRole("article", { name: "Minimalist" });
  await minimalist.getByRole("button", { name: "Select" }).click();
  await expect(minimalist.getByRole("button", { name: "Selected" })).toBeVisible();
  await expect(modern.getByRole("button", { name: "Select", exact: true })).toBeVisible();
});

test("the last pages stay while another template is on its way", async ({ page }) => {
  await openTab(page, "preview");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText("Demand Planner")).toBeVisible();
  const slow = Promise.withResolvers<void>();
  await page.route("**/templates/compact/style.css", async (route) => {
    await slow.promise;
    await route.continue();
  });
  await page.evaluate(() => window.draftStore?.edit({ kind: "choose-template", id: "compact" }));
  await expect(page.getByText("Loading template...")).toBeVisible();
  await expect(frame.getByText("Demand Planner")).toBeVisible();
  slow.resolve();
  await expect(page.getByText("Loading template...")).toBeHidden();
  await expect(frame.locator(".paper")).toHaveCount(1);
});
