import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { beginDay } from "./simulated-day.ts";

const FILES = join(import.meta.dirname, "../content/simulations/release-day/files");

/** Twenty past eleven, when both pieces of work have come. */
const AT = 112;

async function write(page: Page, code: string): Promise<void> {
  await page.locator(".cm-content").focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(code);
}

async function handIn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Hand in", exact: true }).click();
  await page.getByRole("button", { name: "Hand in without it" }).click();
}

test("somebody mends a function until all its cases pass, and marks the lines of a colleague's change", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Sakshi Jadhav");
  const run = await beginDay(page, "release-day", [{ kind: "opened", what: "m_santa", at: AT }]);

  await page.goto(`/simulation/${run}/tasks/phone_fix`);
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByText("2 of 18 cases pass")).toBeVisible();
  await expect(page.getByText('toPhone("9822000117")')).toBeVisible();
  await write(page, "export function toPhone(typed) {");
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByText(/^The code cannot be read/u)).toBeVisible();
  await write(page, await readFile(join(FILES, "phone_fixed.js"), "utf8"));
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByText("18 of 18 cases pass")).toBeVisible();
  await page
    .getByRole("textbox", { name: "A word with it" })
    .fill("parseInt stopped at a space. It does not mend the bookings since Tuesday.");
  await handIn(page);
  await expect(
    page.getByRole("status").filter({ hasText: "Anupama reads it until" }),
  ).toBeVisible();

  await page.goto(`/simulation/${run}/tasks/review_field`);
  await page.getByRole("button", { name: /^Line 37/u }).click();
  const remark = page.getByRole("textbox", { name: "Remark on line 37" });
  await expect(remark).toBeFocused();
  await remark.fill("Please take the skip out: this test is right.");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("button", { name: /^Line 36/u })).toBeFocused();
  await page
    .getByRole("textbox", { name: /^In a sentence or two/u })
    .fill("Not in 3.8, please. I can look at it with you on Monday.");
  await handIn(page);
  await expect(page.getByRole("status").filter({ hasText: "Sagar reads it until" })).toBeVisible();
  await expect(page.getByText("Please take the skip out: this test is right.")).toBeVisible();
});
