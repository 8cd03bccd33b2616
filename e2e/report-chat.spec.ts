import type { Locator, Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { uploadFor } from "./upload.ts";

const DETAILS = {
  targetRole: "Data Analyst",
  jobDescription: "Data Analyst. Must have: SQL, Power BI, Snowflake. Nice to have: dbt.",
};

const panelOf = (page: Page) => page.getByRole("region", { name: "AI Assistant" });
const opener = (page: Page) => page.getByRole("button", { name: "Chat with AI Assistant" });

async function ask(panel: Locator, question: string): Promise<void> {
  await panel.getByLabel("Your question").fill(question);
  await panel.getByLabel("Your question").press("Enter");
}

/** Waits until the last answer is whole. */
async function answered(panel: Locator, times: number): Promise<void> {
  await expect(panel.getByText("Built-in engine", { exact: true })).toHaveCount(times);
}

test("a job seeker asks about a report, follows the sources, and deletes the conversation", async ({
  page,
  signedInAs,
  printed,
}) => {
  await signedInAs("Asha Kulkarni");
  const id = await uploadFor(page, await printed("asha-kulkarni.html"), { details: DETAILS });
  await page.goto(`/resume/report/result?id=${id}`);
  await expect(page.getByRole("heading", { name: "Key Insights" })).toBeVisible();

  // By the keyboard: opened, asked, closed, and the focus is where it was.
  await opener(page).focus();
  await page.keyboard.press("Enter");
  const panel = panelOf(page);
  await expect(panel.getByLabel("Your question")).toBeFocused();
  const first = panel
    .getByRole("group", { name: "Suggested questions" })
    .getByRole("button")
    .first();
  const suggestion = await first.textContent();
  await first.click();
  await answered(panel, 1);
  await expect(panel.getByText("You: ").locator("..")).toContainText(suggestion ?? "");

  await test.step("in Hinglish, with a follow-up", async () => {
    await ask(panel, "jd ke kaunse skills missing hai?");
    await answered(panel, 2);
    await expect(panel).toContainText("Snowflake");
    await ask(panel, "Is Snowflake a must?");
    await answered(panel, 3);
    await expect(panel).toContainText("Yes, Snowflake is a must.");
  });

  await test.step("a source leads to its place", async () => {
    await panel.getByRole("link", { name: "Term: Snowflake, missing" }).last().click();
    await expect(page.locator("#term-snowflake")).toBeFocused();
    await expect(page.locator("#term-snowflake")).toBeInViewport();
    await ask(panel, "What should I do first?");
    await answered(panel, 4);
    const sources = panel.getByRole("list", { name: "Sources" }).last();
    await sources
      .getByRole("link", { name: /^Check:/ })
      .first()
      .click();
    await expect(page.locator("tr:focus")).toBeInViewport();
    await sources
      .getByRole("link", { name: /^Lines? / })
      .first()
      .click();
    await expect(page.locator("[id^='evidence-']:focus")).toBeInViewport();
  });

  await test.step("what is beyond it, it says", async () => {
    await ask(panel, "How much salary should I ask for?");
    await answered(panel, 5);
    await expect(panel.getByRole("log")).toContainText("beyond the built-in engine");
  });

  await test.step("it stays over a reload, and so does what was only typed", async () => {
    await panel.getByLabel("Your question").fill("half a quest");
    await page.reload();
    await opener(page).click();
    await answered(panel, 5);
    await expect(panel.getByLabel("Your question")).toHaveValue("half a quest");
    await panel.getByLabel("Your question").fill("");
  });

  await test.step("nothing is wrong with it", async () => {
    expect(await violations(page)).toEqual([]);
  });

  await test.step("Esc closes it and gives the focus back", async () => {
    await panel.getByLabel("Your question").press("Escape");
    await expect(panel).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  await test.step("deleted, once it was asked twice", async () => {
    await opener(page).click();
    await panel.getByRole("button", { name: "Delete this conversation" }).click();
    await panel.getByRole("button", { name: "Keep" }).click();
    await answered(panel, 5);
    await panel.getByRole("button", { name: "Delete this conversation" }).click();
    await panel.getByRole("button", { name: "Delete", exact: true }).click();
    await answered(panel, 0);
    await expect(panel).toContainText("Ask why a score is what it is");
  });
});

test.describe("on a phone, in the dark", () => {
  test.use({ viewport: { width: 360, height: 780 }, colorScheme: "dark", hasTouch: true });

  test("the assistant lies over the report, and a wording goes to the editor", async ({
    page,
    signedInAs,
    printed,
  }) => {
    await signedInAs("Asha Kulkarni");
    const id = await uploadFor(page, await printed("asha-kulkarni.html"), { details: DETAILS });
    await page.goto(`/resume/report/result?id=${id}`);
    await opener(page).click();
    const sheet = page.getByRole("dialog", { name: "AI Assistant" });
    await ask(sheet, "rewrite bullet 3");
    await answered(sheet, 1);

    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await sheet
      .getByRole("link", { name: /^Lines? / })
      .last()
      .click();
    await expect(sheet).toBeHidden();
    await expect(page.locator(":focus")).toBeInViewport();

    await opener(page).click();
    await sheet.getByRole("button", { name: "Use in editor" }).click();
    await expect(page).toHaveURL(/\/resume\/builder\/[0-9a-f-]{36}\?section=experience/);
    await expect(page.getByText(/The new wording/)).toBeVisible();
  });
});
