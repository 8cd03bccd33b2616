import type { Page } from "@playwright/test";
import { applyEdit, newDraft, type DraftEdit, type ResumeDraft } from "@taiyari/domain/draft";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";
import { resumeFor } from "./resume-for.ts";

const REDUCING = "• Was responsible for reducing the run time of the order pipeline in dbt.";
const RUNNING = "• Was running 22 price experiments for the delivery fee.";

const set = (section: string, item: string | null, field: string, value: string): DraftEdit => ({
  kind: "set-field",
  field: { section, item, field },
  value,
});

/** Two jobs that can be worded better, an education without a text, no projects. */
const EDITS: readonly DraftEdit[] = [
  set("personal", null, "fullName", "Ananya Deshpande"),
  { kind: "add-item", section: "experience", id: "now" },
  set("experience", "now", "title", "Senior Data Analyst"),
  set("experience", "now", "company", "Saral Commerce"),
  set("experience", "now", "startDate", "Jan 2025"),
  set("experience", "now", "description", `${REDUCING}\n${RUNNING}`),
  { kind: "add-item", section: "experience", id: "before" },
  set("experience", "before", "title", "Data Analyst"),
  set("experience", "before", "company", "Meghdoot Logistics"),
  set("experience", "before", "startDate", "Jul 2022"),
  set("experience", "before", "endDate", "Dec 2024"),
  set("experience", "before", "description", "• Was responsible for preparing reports on refunds."),
];

async function open(page: Page, section: string): Promise<string> {
  const draft: ResumeDraft = EDITS.reduce(applyEdit, newDraft());
  const id = await resumeFor(page, draft);
  await page.goto(`/resume/builder/${id}?section=${section}`);
  await expect(enhance(page)).toBeVisible();
  return id;
}

const enhance = (page: Page) => page.getByRole("button", { name: "Enhance with AI" });
const description = (page: Page) => page.getByRole("textbox", { name: "Description" });
const panels = (page: Page) => page.getByRole("region", { name: /to look at$/ });
const toast = (page: Page) => page.getByRole("status").filter({ hasText: "Accepted" });
const accept = (page: Page) => panels(page).first().getByRole("button", { name: "Accept" });

test("what cannot be enhanced says why; what takes a while is shown and can be cancelled", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Ananya Deshpande");
  // Nothing is answered until the story says so.
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/careers**", async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  const id = await open(page, "projects");
  await enhance(page).click();
  await expect(
    page.getByText("Unable to enhance this section. Please try again later."),
  ).toBeVisible();
  await expect(page.getByText("There are no entries here yet.")).toBeVisible();
  await expect(enhance(page)).toBeFocused();

  await page.goto(`/resume/builder/${id}?section=experience`);
  await enhance(page).click();
  const overlay = page.getByRole("dialog", { name: "AI Enhancement in Progress" });
  await expect(overlay).toContainText("Our AI is improving your experience...");
  await expect(overlay).toContainText("3 lines");
  expect(await violations(page)).toEqual([]);
  await overlay.getByRole("button", { name: "Cancel" }).click();
  await expect(overlay).toHaveCount(0);
  await expect(enhance(page)).toBeFocused();
  resolve();

  await enhance(page).click();
  await expect(panels(page)).toHaveCount(2);
});

test("a section is enhanced entry by entry; what is taken is kept, and can be undone", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Ananya Deshpande");
  await open(page, "experience");
  await enhance(page).click();
  await expect(panels(page)).toHaveCount(2);
  await expect(
    page.getByRole("heading", { name: /^Description: \w+ changes? to look at$/ }).first(),
  ).toBeFocused();
  await expect(panels(page).first()).toContainText("By the built-in engine, from your own words.");
  expect(await violations(page)).toEqual([]);

  // One is left: in the text and in the list it is the same.
  const list = panels(page).first().getByRole("switch");
  const count = await list.count();
  expect(count).toBeGreaterThan(1);
  await list.last().click();
  await expect(list.last()).toHaveAttribute("aria-checked", "false");
  await expect(panels(page).first()).toContainText(`${count - 1} of ${count} taken`);
  const boxes = panels(page).first().getByRole("checkbox");
  await expect(boxes.last()).not.toBeChecked();

  await accept(page).click();
  await expect(panels(page)).toHaveCount(1);
  const text = await description(page).first().inputValue();
  expect(text).not.toContain("responsible for");
  expect(text).toContain(RUNNING);
  // The second one has the focus now; closed, it leaves its text alone, and the focus returns.
  await panels(page).first().getByRole("button", { name: "Close" }).click();
  await expect(panels(page)).toHaveCount(0);
  await expect(enhance(page)).toBeFocused();
  await expect(description(page).last()).toHaveValue(
    "• Was responsible for preparing reports on refunds.",
  );

  await page.reload();
  await expect(description(page).first()).toHaveValue(text);
});

test("by keyboard alone a field is enhanced, taken in parts, accepted and undone", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Ananya Deshpande");
  await open(page, "experience");
  const field = page.getByRole("button", { name: "Enhance Description" });
  await description(page).focus();
  await tabTo(page, field);
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { name: /^Description: \w+ changes? to look at$/ });
  await expect(heading).toBeFocused();

  const box = panels(page).getByRole("checkbox").first();
  await tabTo(page, box);
  await expect(box).toHaveAccessibleDescription(/becomes/);
  await page.keyboard.press("Space");
  await expect(box).not.toBeChecked();
  const first = panels(page).getByRole("switch").first();
  await expect(first).toHaveAttribute("aria-checked", "false");
  await tabTo(page, first);
  await page.keyboard.press("Space");
  await expect(box).toBeChecked();
  await tabTo(page, accept(page), "back");
  await page.keyboard.press("Enter");

  await expect(description(page)).not.toHaveValue(/responsible for/);
  await expect(field).toBeFocused();
  await expect(toast(page)).toContainText("Accepted");
  await page.keyboard.press("Control+z");
  await expect(description(page)).toHaveValue(`${REDUCING}\n${RUNNING}`);
});

test("a list of skills gets what the resume shows, each with the words that show it", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Ananya Deshpande");
  await open(page, "skills");
  await page.getByRole("button", { name: "Enhance Technical skills" }).click();
  const panel = page.getByRole("region", { name: /^Technical skills/ });
  await expect(panel).toContainText("dbt");
  await expect(panel).toContainText("order pipeline in dbt");
  await panel.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByRole("button", { name: "Remove dbt" })).toBeVisible();
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Remove dbt" })).toHaveCount(0);
});

test("a resume is tailored to a job section by section, and what it does not show is only listed", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Ananya Deshpande");
  await open(page, "skills");
  await page.getByRole("button", { name: "Supply planner" }).click();
  await page.getByRole("menuitem", { name: "Tailor to a job" }).click();
  const dialog = page.getByRole("dialog", { name: "Tailor to a job" });
  await dialog.getByRole("button", { name: "Tailor this resume" }).click();
  await expect(dialog).toContainText("Paste the text of the job first.");
  await dialog
    .getByRole("textbox", { name: "Job description" })
    .fill("Senior Data Analyst\n\nMust have: dbt, Snowflake.\nNice to have: Tableau.");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Tailor this resume" }).click();

  const card = page.getByRole("region", { name: /^Tailored to/ });
  await expect(card.getByRole("list", { name: "Asked for and not shown" })).toHaveText(
    /^Snowflake\s*must have\s*Tableau\s*nice to have\s*$/,
  );
  // The first section with something proposed is there, and its first proposal has the focus.
  await expect(page.getByRole("heading", { level: 2, name: "Experience" })).toBeVisible();
  await expect(panels(page).first().getByRole("heading").first()).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await accept(page).click();
  await accept(page).click();
  const skills = page.getByRole("region", { name: /^Technical skills/ });
  await expect(skills.getByRole("heading").first()).toBeFocused();
  await skills.getByRole("button", { name: "Close" }).click();
  await expect(card).toContainText("Nothing is left to look at.");
  await expect(card).toContainText("Snowflake");
  await card.getByRole("button", { name: "Close what the job asks for" }).click();
  await expect(card).toHaveCount(0);
});

test("a language model is asked first: named when it answers, replaced with a note when it does not", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Ananya Deshpande");
  const answers: object[] = [];
  await page.route("**/api/v1/coach", (route) =>
    route.fulfill({ json: { engine: "model", name: "llama at localhost", requestsLeft: 9 } }),
  );
  await page.route("**/api/v1/coach/rewrites", (route) => {
    const events = answers.map((answer) => `event: message\ndata: ${JSON.stringify(answer)}\n\n`);
    return route.fulfill({
      contentType: "text/event-stream",
      body: `${events.join("")}event: done\n\n`,
    });
  });
  await open(page, "experience");
  const enhanceEntry = page.getByRole("button", { name: "Enhance Senior Data Analyst" });

  answers.push({ kind: "progress", done: 0, of: 1 }, { kind: "failed", because: "too-slow" });
  await enhanceEntry.click();
  await expect(panels(page)).toContainText(
    "The language model did not answer in time. This is by the built-in engine.",
  );
  await panels(page).getByRole("button", { name: "Revert" }).click();
  await expect(description(page)).toHaveValue(`${REDUCING}\n${RUNNING}`);

  answers.splice(0, 2, {
    kind: "proposals",
    proposals: [
      {
        kind: "text",
        field: { section: "experience", item: "now", field: "description" },
        engine: "model",
        before: `${REDUCING}\n${RUNNING}`,
        changes: [
          {
            id: 1,
            edits: [{ from: 2, to: 30, text: "Reduced" }],
            reason: "Opens with what you did.",
          },
          {
            id: 2,
            edits: [{ from: 72, to: 72, text: " [by how much?]" }],
            reason: "A figure would carry this line.",
          },
        ],
      },
    ],
  });
  await enhanceEntry.click();
  await expect(panels(page)).toContainText("By llama at localhost, from your own words.");
  await panels(page).getByRole("textbox", { name: "By how much? Change 2" }).fill("by half");
  await accept(page).click();
  await expect(description(page)).toHaveValue(
    `• Reduced the run time of the order pipeline in dbt by half.\n${RUNNING}`,
  );
});

test.describe("on a phone, in the dark", () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: "dark", hasTouch: true });

  test("an entry is enhanced, and a text changed elsewhere closes its proposal", async ({
    page,
    context,
    signedInAs,
  }) => {
    await signedInAs("Ananya Deshpande");
    const id = await open(page, "experience");
    await page.getByRole("button", { name: "Enhance Senior Data Analyst" }).tap();
    await expect(panels(page)).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBe(0);
    const heights = await panels(page)
      .getByRole("button")
      .or(panels(page).getByRole("switch"))
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);

    const other = await context.newPage();
    await other.goto(`/resume/builder/${id}?section=experience`);
    await description(other).fill("• Ran the order pipeline.");
    await expect(panels(page)).toHaveCount(0);
    await expect(page.getByText("The text was changed meanwhile")).toBeVisible();
    await expect(description(page)).toHaveValue("• Ran the order pipeline.");
  });
});
