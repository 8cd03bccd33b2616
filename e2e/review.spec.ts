import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

const LESSON = "/learning/sql-for-data-professionals/docs/working-with-joins";
const DAY_MS = 86_400_000;

test("cards that are due are asked one after the other, by keyboard alone, and none is due after them", async ({
  page,
  signedInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedInAs("Asha Verma");
  await page.goto("/learning/review");
  await expect(page.getByRole("heading", { name: "Nothing to review yet" })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.goto(`${LESSON}#review-cards`);
  const cards = page.getByRole("region", { name: "Review cards" }).getByRole("listitem");
  for (const at of [0, 1]) {
    const card = cards.nth(at);
    await card.getByRole("button", { name: "Show the answer" }).click();
    await card.getByRole("button", { name: "Good" }).click();
    await expect(card.getByText(/^Comes back on/)).toBeVisible();
  }
  await page.goto("/learning/review");
  await expect(page.getByRole("heading", { name: "Nothing is due today" })).toBeVisible();

  await page.clock.setFixedTime(Date.now() + 10 * DAY_MS);
  await page.goto("/learning");
  await page.getByRole("link", { name: "Review 2 cards" }).click();
  const card = page.getByRole("region", { name: "Review card" });
  await expect(card.getByRole("heading")).toBeFocused();
  await expect(page.getByRole("status").getByText("0 of 2 cards")).toBeVisible();
  // A rating before the answer was looked at is none.
  await page.keyboard.press("3");
  await expect(card.getByRole("group", { name: "How well did you know it?" })).toBeHidden();
  await page.keyboard.press("Space");
  await expect(card.getByRole("button", { name: "Again tomorrow" })).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("3");
  await expect(page.getByRole("status").getByText("1 of 2 cards")).toBeVisible();
  await expect(card.getByRole("heading")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("1");

  await expect(page.getByRole("heading", { name: "2 cards reviewed" })).toBeFocused();
  await expect(page.getByText("1 again, 1 good")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto("/learning");
  await expect(page.getByText("Nothing is due today")).toBeVisible();
});
