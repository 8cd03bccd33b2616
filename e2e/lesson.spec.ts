import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { load } from "js-yaml";
import { violations } from "./axe.ts";
import { originOf } from "./editor-resumes.ts";
import { expect, test } from "./fixtures.ts";

const COURSE = "/learning/sql-for-data-professionals";
const PAGE = `${COURSE}/docs/working-with-joins`;
const SOURCE = "../content/courses/sql-for-data-professionals/pages/working-with-joins";
/** The engine is fetched and started before the first rows come. */
const FIRST_RUN_MS = 60_000;

interface Written {
  readonly title: string;
  readonly answer: string;
  readonly wrong: readonly { readonly sql: string; readonly because: string }[];
}

/** The first exercise of the page, as its author wrote it. */
async function firstExercise(): Promise<Written> {
  const file = path.join(import.meta.dirname, SOURCE, "exercises.yaml");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the content check holds its shape
  const [first] = load(await readFile(file, "utf8")) as readonly Written[];
  if (!first) throw new Error("The page has no exercise.");
  return { ...first, answer: first.answer.trim() };
}

async function write(box: Locator, sql: string): Promise<void> {
  // The plain field gives way to the editor at the first focus.
  await box.getByRole("textbox").focus();
  await expect(box.locator(".cm-content")).toBeFocused();
  const { keyboard } = box.page();
  // What takes the place of coloured text would be given its colour by the browser, which the page's policy refuses.
  await keyboard.press("ControlOrMeta+a");
  await keyboard.press("Delete");
  await keyboard.insertText(sql);
}

async function check(box: Locator, sql: string): Promise<void> {
  await write(box, sql);
  await box.getByRole("button", { name: "Check", exact: true }).click();
}

/** Scrolled to the top, so that no button is half below the bars that stay there. */
async function violationsFromTop(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, 0));
  return violations(page);
}

async function openFromCatalogue(page: Page): Promise<void> {
  await page.goto("/learning");
  await page.getByRole("article").getByRole("link", { name: "SQL for data professionals" }).click();
  await expect(page).toHaveURL(COURSE);
  const outline = page.locator("section[aria-labelledby=outline]");
  await outline.getByRole("link", { name: "Working with joins" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Working with joins");
}

for (const { name, viewport } of [
  { name: "at a desk", viewport: { width: 1440, height: 900 } },
  { name: "on a phone", viewport: { width: 360, height: 740 } },
]) {
  test(`a lesson ${name}: from the catalogue to a right answer that is still there after a reload`, async ({
    page,
    signedInAs,
  }) => {
    test.slow();
    const { title, answer, wrong } = await firstExercise();
    await page.setViewportSize(viewport);
    await signedInAs("Asha Verma");
    await openFromCatalogue(page);

    const example = page.getByRole("region", { name: "The rows of the picture", exact: true });
    await example.getByRole("button", { name: "Run" }).click();
    await expect(example.getByText(/^4 rows in/)).toBeVisible({ timeout: FIRST_RUN_MS });
    await expect(example.getByRole("cell", { name: "Sonia Bose" })).toHaveCount(2);

    const exercise = page.getByRole("region", { name: `Exercise: ${title}` });
    await check(exercise, wrong[0]?.sql ?? "");
    await expect(exercise.getByText("Not yet")).toBeVisible({ timeout: FIRST_RUN_MS });
    await expect(exercise.getByText(wrong[0]?.because ?? "")).toBeVisible();
    await expect(exercise.getByRole("heading", { name: /^Side by side/ })).toBeVisible();
    expect(await violationsFromTop(page)).toEqual([]);

    await check(exercise, answer);
    await expect(exercise.getByText("Right on both data sets")).toBeVisible();
    await expect(exercise.getByRole("heading", { name: "What to notice" })).toBeVisible();
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violationsFromTop(page)).toEqual([]);

    await page.reload();
    await expect(exercise.getByText("Solved. Your answer is as you left it.")).toBeVisible();
    await expect(exercise.getByRole("textbox")).toHaveValue(answer, { timeout: 10_000 });
    await page.goto("/learning");
    await expect(page.getByText("Continue where you were")).toBeVisible();
  });
}

test("an error is said in words, and a prediction is answered before it is explained", async ({
  page,
}) => {
  await page.goto(PAGE);
  const question = page.getByRole("group", { name: "Predict the output" }).first();
  await question.getByRole("radio").first().check();
  await question.getByRole("button", { name: "Check my prediction" }).click();
  await expect(question.getByText(/^(Predicted right|Not what comes out)$/)).toBeVisible();
  await expect(question.getByRole("radio").first()).toBeDisabled();

  const example = page.getByRole("region", { name: "The rows of the picture", exact: true });
  await write(example, "SELECT * FROM orderz");
  await page.keyboard.press("Control+Enter");
  await expect(example.getByText("PostgreSQL says")).toBeVisible({ timeout: FIRST_RUN_MS });
  await example.getByRole("button", { name: "Reset" }).click();
  await expect(example.getByText("PostgreSQL says")).toBeHidden();
});

test("a page can be read before any script has arrived, and nothing moves when the app takes its place", async ({
  page,
  browser,
}) => {
  const still = await browser.newContext({ javaScriptEnabled: false });
  const before = await still.newPage();
  await before.goto(new URL(PAGE, originOf()).href);
  const first = await placesOf(before);
  await still.close();

  await page.goto(PAGE);
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeVisible();
  expect(await placesOf(page)).toEqual(first);
});

/** Where the title of the page and its first texts stand, in words and pixels. */
async function placesOf(page: Page): Promise<readonly string[]> {
  const texts = page.locator("article").locator("h1, h2, p");
  await expect(texts.first()).toContainText("Page 14 of");
  const shown = (await texts.all()).slice(0, 4);
  return Promise.all(
    shown.map(async (text) => {
      const box = await text.boundingBox();
      return `${await text.textContent()} at ${box?.x}, ${box?.y}`;
    }),
  );
}

test("the course is open to everybody, and an address that is no page leads to the first", async ({
  page,
}) => {
  await page.goto(`${COURSE}/content`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.goto(`${COURSE}/docs/no-such-page`);
  await expect(page).toHaveURL(`${COURSE}/docs/overview`);
  await page.goto(`${COURSE}/docs`);
  await expect(page).toHaveURL(`${COURSE}/docs/overview`);
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
});

test("what is searched for leads to the lesson that teaches it", async ({ page, signedInAs }) => {
  await signedInAs("Asha Verma");
  await page.goto("/overview");
  await page.getByRole("combobox", { name: "Search" }).fill("joins");
  await page.getByRole("option", { name: /Working with joins/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Working with joins");
});
