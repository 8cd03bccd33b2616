import type { Page } from "@playwright/test";
import { applyEdit, newDraft, type DraftEdit, type ResumeDraft } from "@taiyari/domain/draft";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
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
const accept = (page: Page) => panels(page).first().getByRole("button", { name: "Accept" });

test("a section without a text says why it cannot be enhanced, and what to do", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Ananya Deshpande");
  await open(page, "projects");
  await enhance(page).click();
  const toast = page.getByText("Unable to enhance this section. Please try again later.");
  await expect(toast).toBeVisible();
  await expect(page.getByText("There are no entries here yet.")).toBeVisible();
  await expect(panels(page)).toHaveCount(0);
  await expect(enhance(page)).toBeFocused();
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
  await page.close();
});
