import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Download, Page } from "@playwright/test";
import { loadCourseTests } from "@taiyari/content/courses";
import type { BankQuestion, Question } from "@taiyari/domain/learning";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { readPdf } from "./paper/read-pdf.ts";

const COURSE = "sql-for-data-professionals";
const CONTENT = path.resolve(import.meta.dirname, "../content");
const HOME = `/learning/${COURSE}`;

const tests = existsSync(path.join(CONTENT, "courses", COURSE, "course.yaml"))
  ? loadCourseTests(CONTENT)[COURSE]
  : undefined;
const bank = tests?.assessment ?? null;

test.setTimeout(240_000);

async function looksWell(page: Page): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    expect(await violations(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  // Nothing lies half below the bar that stays.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );
  expect(await violations(page)).toEqual([]);
  if (size) await page.setViewportSize(size);
}

/** Answers the question on the screen, right or wrong. */
async function answerShown(page: Page, { question, key }: BankQuestion, isRight: boolean) {
  await expect(page.getByRole("heading", { level: 1, name: question.title })).toBeVisible();
  // What comes out cannot be told without the rows.
  if (question.data !== null)
    await expect(page.getByRole("table").or(page.getByText("The data")).first()).toBeVisible();
  if (key.exercise) {
    const text = isRight ? key.exercise.answer : "SELECT 1 AS wrong";
    const editor = page.getByRole("textbox", { name: "Your query" });
    await editor.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(text.trim());
    return;
  }
  const wrong = question.options.find((option) => option.key !== key.right)?.key ?? "";
  const shown = await page.getByRole("radio").all();
  for (const [at, radio] of shown.entries()) {
    if ((await radio.getAttribute("value")) !== (isRight ? key.right : wrong)) continue;
    await page.keyboard.press("ABCDE"[at] ?? "");
    await expect(radio).toBeChecked();
  }
}

/** Keys go on and back, mark, and wait while somebody writes or has switched them off. */
async function goesByKeys(page: Page): Promise<void> {
  const eyebrow = page.getByText(/^Question \d+ of 20/u);
  const mark = page.getByLabel("Look at it again");
  await page.getByRole("switch", { name: /^Keys are on/u }).click();
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("n");
  await page.keyboard.press("f");
  await expect(eyebrow).toContainText("Question 1 of");
  await expect(mark).not.toBeChecked();
  await page.getByRole("switch", { name: /^Keys are off/u }).click();
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("p");
  await expect(eyebrow).toContainText("Question 1 of");
  await page.keyboard.press("n");
  await expect(eyebrow).toContainText("Question 2 of");
  await page.keyboard.press("f");
  await expect(mark).toBeChecked();
  await expect(page.getByRole("button", { name: "Question 2, open, marked" })).toBeVisible();
  await page.keyboard.press("f");
  await page.keyboard.press("ArrowLeft");
  await expect(eyebrow).toContainText("Question 1 of");
}

/** One sheet of A4 on its long side, with the name, the code as a link, and headings to read by. */
async function isTheSheet(file: Download, code: string): Promise<void> {
  const bytes = await readFile(await file.path());
  const { sizes, text, links, outlines } = await readPdf(bytes);
  expect(sizes).toEqual([[842, 595]]);
  expect(text).toContain("Ananya Iyer");
  expect(text).toContain("17 of 20, 85%");
  expect(links.map((link) => new URL(link).pathname)).toEqual([`/certificates/${code}`]);
  expect(outlines[0]).toMatch(/H1.*H2/u);
}

test("a final assessment, from its beginning to a certificate that a stranger verifies", async ({
  page,
  browser,
  context,
  consoleErrors,
  signedInAs,
}) => {
  test.skip(bank === null, "the course has no assessment yet");
  const { questions = [] } = bank ?? {};
  const byId = new Map(questions.map((each) => [each.question.id, each]));
  const bodies: string[] = [];
  let isOver = false;
  page.on("response", async (response) => {
    if (!isOver && response.url().includes("/api/v1/"))
      bodies.push(await response.text().catch(() => ""));
  });

  await signedInAs("Ananya Iyer");
  await page.goto(`${HOME}/assessment`);
  await expect(page.getByRole("heading", { level: 1, name: "Final assessment" })).toBeVisible();
  await looksWell(page);
  const begun = page.waitForResponse(
    (response) => response.url().endsWith("/assessment") && response.request().method() === "POST",
  );
  await page.getByRole("button", { name: /^Begin/u }).click();
  const attempt = (await (await begun).json()) as { readonly questions: readonly Question[] };
  const drawn = attempt.questions.flatMap(({ id }) => byId.get(id) ?? []);
  expect(drawn).toHaveLength(20);
  const queries = drawn.flatMap(({ key }) => (key.exercise ? [key.exercise.answer.trim()] : []));
  const told = bodies.join("\n");
  expect(queries.filter((query) => told.includes(JSON.stringify(query).slice(1, -1)))).toEqual([]);
  await expect(page.getByRole("timer")).toContainText(
    /\d+ minutes and \d+ seconds left|60 minutes/u,
  );
  // Its own bar is all that stands above it.
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("search")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Leave, the clock runs on" })).toBeVisible();
  await looksWell(page);
  await goesByKeys(page);

  // Seventeen right, three wrong; the line is lost for a while, and the page is loaded again.
  for (const [at, question] of drawn.entries()) {
    if (at === 4) await context.setOffline(true);
    await answerShown(page, question, at >= 3);
    if (at === 6) {
      await expect(page.getByText(/There is no connection/u)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(/Nothing is judged until you hand in/u)).toBeVisible();
      // What the browser says of requests without a line.
      consoleErrors.length = 0;
      await page.reload();
      await expect(page.getByText(`${at + 1}of 20 answered`)).toBeVisible();
    }
    if (at + 1 < drawn.length)
      await page.getByRole("button", { name: `Question ${at + 2},` }).click();
  }
  await page.getByLabel("Look at it again").check();
  await expect(page.getByText("20of 20 answered")).toBeVisible();
  await page.getByRole("complementary").getByRole("button", { name: "Hand in" }).click();
  await expect(page.getByText("All questions are answered.")).toBeVisible();
  await page.getByRole("button", { name: "Go to question 20" }).click();
  await page.getByRole("complementary").getByRole("button", { name: "Hand in" }).click();
  await page.getByRole("button", { name: "Go on writing" }).click();
  isOver = true;
  const before = bodies.join("\n");
  expect(before.includes('"questions"')).toBe(true);
  expect(/"(right|isRight|why|reference|exercise)":/u.exec(before)).toBeNull();

  await page.getByRole("complementary").getByRole("button", { name: "Hand in" }).click();
  await page.getByRole("button", { name: "Hand in now" }).click();
  await expect(page.getByRole("heading", { name: "The certificate is yours" })).toBeVisible({
    timeout: 180_000,
  });
  await expect(page.getByText("17 of 20, 85%")).toBeVisible();
  await expect(page.getByRole("heading", { name: "3 to look at again" })).toBeVisible();
  await looksWell(page);

  await page.getByRole("button", { name: "Make the certificate" }).click();
  const dialog = page.getByRole("dialog", { name: "Your name on the certificate" });
  await expect(dialog.getByRole("textbox")).toHaveValue("Ananya Iyer");
  await dialog.getByRole("button", { name: "Make the certificate" }).click();
  await expect(page.getByRole("heading", { name: "Your certificate" })).toBeVisible();
  await looksWell(page);
  const [file] = await Promise.all([
    page.waitForEvent("download", { timeout: 60_000 }),
    page.getByRole("button", { name: "Download PDF" }).click(),
  ]);
  const code = /certificate\/(.{9})$/u.exec(page.url())?.[1] ?? "";
  expect(file.suggestedFilename()).toBe(`Certificate ${code}.pdf`);
  await isTheSheet(file, code);
  const stranger = await (
    await browser.newContext({ baseURL: new URL(page.url()).origin })
  ).newPage();
  await stranger.goto("/certificates/0000-0000");
  await expect(
    stranger.getByRole("heading", { name: "No certificate has this code" }),
  ).toBeVisible();
  await looksWell(stranger);
  await stranger.getByLabel("Code, like 7K4M-92QX").fill(code.toLowerCase());
  await stranger.getByRole("button", { name: "Check" }).click();
  await expect(stranger.getByText("This certificate is genuine")).toBeVisible();
  await expect(stranger.getByRole("heading", { level: 1, name: "Ananya Iyer" })).toBeVisible();
  await looksWell(stranger);

  await page.getByRole("switch").click();
  await expect(page.getByText("Public page is off")).toBeVisible();
  await stranger.reload();
  await expect(
    stranger.getByRole("heading", { name: "No certificate has this code" }),
  ).toBeVisible();

  await page.goto(`${HOME}/assessment`);
  await expect(page.getByText(/The next try is possible from/u)).toBeVisible();
});

test("a placement test marks pages as known, also after a reload, until it is taken back", async ({
  page,
  signedInAs,
}) => {
  const placement = tests?.placement ?? [];
  test.skip(placement.length === 0, "the course has no placement test yet");
  await signedInAs("Ravi Menon");
  await page.goto(`${HOME}/placement`);
  const kept = page.waitForResponse(
    (response) =>
      response.url().endsWith("/learning/events") && response.request().method() === "POST",
  );
  for (const [at, { question, key }] of placement.entries()) {
    await expect(page.getByRole("heading", { level: 2, name: question.title })).toBeVisible();
    if (at === 0) await looksWell(page);
    const right = page.locator(`input[type=radio][value="${key.right}"]`);
    if (at === 0) await page.getByRole("radio", { name: "I do not know yet" }).check();
    else await right.check();
    await page.getByRole("button", { name: /^(Next question|See what you know)$/u }).click();
  }
  await expect(
    page.getByRole("heading", { level: 1, name: /^You know \d+ pages? already$/u }),
  ).toBeVisible();
  await looksWell(page);
  expect((await kept).ok()).toBe(true);
  await page.goto(`${HOME}/placement`);
  await expect(page.getByText("An earlier test counts.")).toBeVisible();
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("An earlier test counts.")).toHaveCount(0);
});
