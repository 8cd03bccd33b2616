import path from "node:path";
import type { Page } from "@playwright/test";
import { loadCourseTests } from "@taiyari/content/courses";
import type { BankQuestion, Question } from "@taiyari/domain/learning";
import { violations } from "./axe.ts";
import { originOf } from "./editor-resumes.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { expectFocusSeen, tabTo } from "./keyboard.ts";
import { expectNoOverflow } from "./touch.ts";

const COURSE = "sql-for-data-professionals";
const bank = loadCourseTests(path.resolve(import.meta.dirname, "../content"))[COURSE]?.assessment;
const byId = new Map(bank?.questions.map((drawn) => [drawn.question.id, drawn]));

const WITHOUT_RATING = "SELECT name, city FROM sellers ORDER BY name LIMIT 10;";
const RIGHT = "SELECT name, city, rating FROM sellers ORDER BY name LIMIT 10;";

/** Writes over what stands in the editor that has the focus. */
async function write(page: Page, text: string): Promise<void> {
  await expect(page.locator(".cm-content:focus")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(text);
}

test("on a phone, from the first page to the certificate, with the line lost on the way", async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: originOf(),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    serviceWorkers: "allow",
  });
  const page = await context.newPage();
  await signIn(page, "Nirmala Sahu");
  await page.goto("/learning");
  await page.getByRole("link", { name: "Start with page 1" }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
  const ahead = page.waitForResponse(/\/course\/files\/pages\//u);

  const example = page.getByRole("region", { name: "Five sellers", exact: true });
  await example.getByRole("button", { name: "Run" }).tap();
  await expect(example.getByText(/^5 rows in/u)).toBeVisible();
  expect((await ahead).ok()).toBe(true);

  const exercise = page.getByRole("region", { name: /^Exercise: Ten sellers/u });
  const check = exercise.getByRole("button", { name: "Check", exact: true });
  await exercise.getByRole("textbox").tap();
  await write(page, WITHOUT_RATING);
  await check.tap();
  await expect(exercise.getByText(/^The rating was asked for as well/u)).toBeVisible();
  await exercise.getByRole("button", { name: "Where does a third" }).tap({ force: true });
  await expect(exercise.getByText("After city, with a comma between them.")).toBeHidden();
  await exercise.getByRole("button", { name: "What has to change?" }).tap();
  await expect(exercise.getByText(/^Two things\. One column is missing/u)).toBeVisible();

  await context.setOffline(true);
  await exercise.getByRole("textbox").tap();
  await write(page, RIGHT);
  await check.tap();
  await expect(exercise.getByText("Right on both data sets")).toBeVisible();
  await exercise.getByRole("button", { name: "See the worked answer" }).tap();
  await expect(exercise.getByRole("group", { name: "Worked answer" })).toBeVisible();
  await expectNoOverflow(page);
  await page
    .getByRole("navigation", { name: /next page/u })
    .getByText("Next")
    .tap();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Overview");
  const second = page.getByRole("heading", { level: 1 });
  await expect(second).toBeFocused();

  const sent = page.waitForResponse(
    (answer) => answer.url().endsWith("/learning/events") && answer.ok(),
  );
  await context.setOffline(false);
  await sent;

  await page.goto(`/learning/${COURSE}/content`);
  await expect(page.getByText(/, 1 of \d+ exercises\.$/u)).toBeVisible();
  await page.getByRole("link", { name: "About the assessment" }).tap();
  const begun = page.waitForResponse(
    (answer) => answer.url().endsWith("/assessment") && answer.request().method() === "POST",
  );
  await page.getByRole("button", { name: /^Begin/u }).tap();
  const { questions } = (await (await begun).json()) as {
    readonly questions: readonly Question[];
  };
  for (const [at, { id }] of questions.entries()) {
    const drawn = byId.get(id);
    if (!drawn) throw new Error(`the bank has no question ${id}`);
    await answerRight(page, drawn);
    if (at + 1 < questions.length)
      await page.getByRole("button", { name: `Question ${at + 2}`, exact: true }).tap();
  }
  await page.getByRole("button", { name: "Hand in", exact: true }).first().tap();
  await page.getByRole("button", { name: "Hand in now" }).tap();
  await expect(page.getByRole("heading", { name: "The certificate is yours" })).toBeVisible();
  await page.getByRole("button", { name: "Make the certificate" }).tap();
  const dialog = page.getByRole("dialog", { name: "Your name on the certificate" });
  await dialog.getByRole("button", { name: "Make the certificate" }).tap();
  await expect(page.getByRole("heading", { name: "Your certificate" })).toBeVisible();
  await expect(page.getByText("20 of 20, 100%").first()).toBeVisible();
  await expectNoOverflow(page);

  const code = /certificate\/(.{9})$/u.exec(page.url())?.[1] ?? "";
  const stranger = await browser.newContext({ baseURL: originOf() });
  const open = await stranger.newPage();
  await open.goto(`/certificates/${code}`);
  await expect(open.getByText("This certificate is genuine")).toBeVisible();
  await expect(open.getByRole("heading", { level: 1, name: "Nirmala Sahu" })).toBeVisible();
  await stranger.close();
  await context.close();
});

/** Gives the right answer to the question on the screen. */
async function answerRight(page: Page, { question, key }: BankQuestion): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: question.title })).toBeVisible();
  if (key.exercise) {
    await page.getByRole("textbox", { name: "Your query" }).tap();
    await write(page, key.exercise.answer.trim());
    return;
  }
  const right = page.locator(`input[type=radio][value="${key.right}"]`);
  await right.tap();
  await expect(right).toBeChecked();
}

test("by keyboard alone, the focus seen at every stop: from the catalogue over an exercise to the next page", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Farah Ali");
  await page.goto("/learning");
  await tabTo(page, page.getByRole("link", { name: "Start with page 1" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");

  const example = page.getByRole("region", { name: "Five sellers", exact: true });
  await tabTo(page, example.getByRole("button", { name: "Run" }));
  await page.keyboard.press("Enter");
  await expect(example.getByText(/^5 rows in/u)).toBeVisible();
  await expectFocusSeen(page);

  const exercise = page.getByRole("region", { name: /^Exercise: Ten sellers/u });
  await tabTo(page, exercise.getByRole("textbox"));
  await write(page, RIGHT);
  await expectFocusSeen(page);
  await page.keyboard.press("Tab");
  await expect(exercise.getByText(/^Tab indents\. To leave:/u)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(exercise.getByText(/^10 rows in/u)).toBeVisible();
  await tabTo(page, exercise.getByRole("button", { name: "Check", exact: true }), "back");
  await page.keyboard.press("Enter");
  await expect(exercise.getByText("Right on both data sets")).toBeVisible();
  await expectFocusSeen(page);

  const next = page
    .getByRole("navigation", { name: /next page/u })
    .getByRole("link")
    .last();
  await tabTo(page, next);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Overview");
  await page.keyboard.press("Tab");
  await expectFocusSeen(page);
});
