import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { keepingDevice } from "./keeping-device.ts";
import { EDITOR, write } from "./sql-workspace.ts";

const FIRST_RUN_MS = 60_000;

async function runs(page: Page, text: string, cell: string): Promise<void> {
  await write(page, text);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("gridcell", { name: cell })).toBeVisible({ timeout: FIRST_RUN_MS });
}

async function save(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByLabel("Name").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("tab", { name, exact: true })).toBeVisible();
}

const savedTab = (page: Page) => page.getByRole("tab", { name: /^Saved/u });
const listed = (page: Page, name: string) =>
  page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: name });
const sent = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith("/learning/events") && response.request().method() === "POST",
  );

test("the editor runs and saves without a connection, and what two devices saved is on both", async ({
  browser,
  page: home,
  signedInAs,
}) => {
  test.slow();
  const owner = await signedInAs("Gauri Deshpande");
  await home.goto(EDITOR);
  await savedTab(home).click();
  await expect(home.getByText(/^Queries you save are listed here/u)).toBeVisible();

  const device = await keepingDevice(browser, owner);
  const laptop = await device.newPage();
  await laptop.goto(EDITOR);
  await expect
    .poll(() => laptop.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe("activated");
  await runs(laptop, "SELECT 40 + 2 AS answer", "42");
  const first = sent(laptop);
  await save(laptop, "The answer");
  expect((await first).ok()).toBe(true);
  // What the page needs is kept beside it: the second visit finds all of it.
  await laptop.reload();
  await runs(laptop, "SELECT 40 + 3 AS answer", "43");

  await device.setOffline(true);
  await laptop.reload();
  await runs(laptop, "SELECT count(*) FROM sellers", "60");
  await save(laptop, "Sellers");
  await laptop.reload();
  await savedTab(laptop).click();
  await expect(listed(laptop, "The answer")).toBeVisible();
  await expect(listed(laptop, "Sellers")).toBeVisible();

  // Meanwhile the other device replaces the first query.
  await home.reload();
  await savedTab(home).click();
  await expect(listed(home, "Sellers")).toHaveCount(0);
  await listed(home, "The answer").getByRole("button").first().click();
  await write(home, "SELECT 40 + 4 AS answer");
  const replaced = sent(home);
  await save(home, "The answer");
  expect((await replaced).ok()).toBe(true);
  await listed(laptop, "The answer").getByRole("button").first().click();
  await write(laptop, "SELECT 40 + 5 AS answer");
  await save(laptop, "The answer");

  const late = sent(laptop);
  await device.setOffline(false);
  expect((await late).ok()).toBe(true);
  await home.reload();
  await savedTab(home).click();
  await expect(listed(home, "Sellers")).toBeVisible();
  // Both texts are there: the later one as the query, the other beside it.
  await expect(listed(home, "The answer")).toHaveCount(2);
  await expect(listed(home, "40 + 4")).toBeVisible();
  await expect(listed(home, "40 + 5")).toBeVisible();
  await home.getByRole("button", { name: "Remove Sellers" }).click();
  await expect(listed(home, "Sellers")).toHaveCount(0);
  await device.close();
});
