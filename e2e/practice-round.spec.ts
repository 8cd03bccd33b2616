import type { Page } from "@playwright/test";
import type { ProblemIndex, WorkedProblem, WorkedSqlProblem } from "@taiyari/domain/practice";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectNoOverflow } from "./touch.ts";

/** The author's solution of the problem that is on the screen, from the files that the page fetches itself. */
async function solutionOf<Worked>(page: Page): Promise<Worked> {
  const title = page.getByRole("heading", { level: 1 }).filter({ visible: true }).last();
  const { problems, files } = (await (
    await page.request.get("/problems/problems.json")
  ).json()) as ProblemIndex;
  const name = await title.textContent();
  const slug = problems.find((one) => one.title === name)?.slug ?? "";
  const file = await page.request.get(`/problems/files/${files.worked[slug]}`);
  return (await file.json()) as Worked;
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole("region", { name: "Code" }).getByRole("textbox").focus();
  await expect(page.locator(".cm-content:focus")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(text);
}

async function note(page: Page, step: RegExp, text: string): Promise<void> {
  const said = page.getByRole("region", { name: "Explain" });
  await said.getByRole("button", { name: step }).click();
  await said.getByRole("textbox").fill(text);
  await said.getByRole("textbox").blur();
  await expect(said.getByText(text)).toBeVisible();
}

async function start(page: Page, language: string): Promise<void> {
  await page.goto("/practice/round");
  await page.getByRole("radio", { name: language, exact: true }).check();
  await page.getByRole("button", { name: "Start the clock" }).click();
  await expect(page.getByRole("timer")).toContainText(/4[45]:\d\d/u);
}

test("a mock round: a problem explained, planned and handed in, another left open, and the report says so", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Meera Kulkarni");
  await page.goto("/practice/round");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Timed mock round");
  expect(await violations(page)).toEqual([]);
  await start(page, "JavaScript");
  await note(page, /Ask/u, "Can the list be empty?");
  await note(page, /Plan/u, "One pass with a map.");
  expect(await violations(page)).toEqual([]);
  const { solutions } = await solutionOf<WorkedProblem>(page);
  await write(page, solutions.javascript);
  await page.keyboard.press("Control+Enter");
  const explain = page.getByRole("region", { name: "Explain" });
  await expect(explain.getByText(/^\d+ of \d+ pass$/u)).toBeVisible();
  await page.keyboard.press("Shift+Enter");
  await expect(explain.getByText("Handed in. The next problem waits above.")).toBeVisible();
  // The round is kept: whoever loads the page again is where they were.
  await page.reload();
  await expect(page.getByRole("tab", { name: /, solved$/u })).toBeVisible();

  await page
    .getByRole("tablist", { name: "Problems of the round" })
    .getByRole("tab")
    .last()
    .click();
  await write(page, "nothing");
  await page.getByRole("button", { name: /^End/u }).click();
  await page.getByRole("button", { name: "End it" }).click();
  await expect(page.getByText("1 of 2solved")).toBeVisible();
  await expect(page.getByText("The first was solved with a plan.")).toBeVisible();
  await expect(page.getByText("Can the list be empty?")).toBeVisible();
  await expect(page.getByText("Nothing was run")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Before the next round" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(page);
  expect(await violations(page)).toEqual([]);
  await page.goto("/practice");
  await expect(page.locator('a[href^="/practice/round/"]')).toContainText("1 of 2");
});

test("a mock round in SQL on a phone: a query is run, judged, mended and handed in", async ({
  page,
  signedInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedInAs("Meera Kulkarni");
  await start(page, "SQL");
  const { answer } = await solutionOf<WorkedSqlProblem>(page);
  const parts = page.getByRole("tablist", { name: "Parts" }).filter({ visible: true });
  await parts.getByRole("tab", { name: "Code" }).click();
  await write(page, "SELECT 1 AS nothing");
  await page.keyboard.press("Control+Enter");
  const explain = page.getByRole("region", { name: "Explain" });
  await expect(explain.getByText(/^1 row in/u)).toBeVisible();
  await expectNoOverflow(page);
  await parts.getByRole("tab", { name: "Code" }).click();
  await page.getByRole("button", { name: /^Submit/u }).click();
  await expect(explain.getByRole("heading", { name: "Not yet" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await parts.getByRole("tab", { name: "Code" }).click();
  await write(page, answer);
  await page.getByRole("button", { name: /^Submit/u }).click();
  await expect(explain.getByText("Handed in. The next problem waits above.")).toBeVisible();
  await page.getByRole("button", { name: /^End/u }).click();
  await page.getByRole("button", { name: "End it" }).click();
  await expect(page.getByText("Right on both data sets")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "No plan said" })).toHaveCount(2);
});
