import type { Locator, Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { slowTheClock } from "./desk.ts";
import { expect, test } from "./fixtures.ts";
import { expectFocusSeen, expectPickedUp, tabTo } from "./keyboard.ts";
import { beginDay } from "./simulated-day.ts";

// The width and theme that no other story of a day looks at.
test.use({ viewport: { width: 834, height: 1112 }, colorScheme: "dark" });

/** Goes on with Tab, or back, until something has the focus, and presses a key there; the focus is seen before and after. */
async function press(
  page: Page,
  goal: Locator,
  {
    key = "Enter",
    direction = "on",
  }: { readonly key?: string; readonly direction?: "on" | "back" } = {},
): Promise<void> {
  if (!(await goal.evaluate((element) => element === document.activeElement)))
    await tabTo(page, goal, direction);
  await page.keyboard.press(key);
  await expectFocusSeen(page);
}

async function type(page: Page, goal: Locator, text: string): Promise<void> {
  if (!(await goal.evaluate((element) => element === document.activeElement)))
    await tabTo(page, goal);
  await page.keyboard.insertText(text);
}

/** Says of each line of the rubric how good it is, and hands in. */
async function estimate(page: Page, reader: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: `Before ${reader} reads it` });
  await expect(dialog).toBeVisible();
  expect(await violations(page, "dialog")).toEqual([]);
  for (const line of await dialog.getByRole("group").all()) {
    // oxlint-disable-next-line no-await-in-loop -- one line after the other
    await press(page, line.getByRole("radio").first(), { key: "Space" });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.keyboard.press("ArrowDown");
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(line.getByRole("radio").nth(1)).toBeChecked();
  }
  await press(page, dialog.getByRole("button", { name: "Hand in", exact: true }));
  await expect(dialog).toHaveCount(0);
  await expectFocusSeen(page);
}

test("a decision, an order and a remark are made, estimated and handed in by keyboard alone", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Meher Irani");
  await slowTheClock(page);
  const diwali = await beginDay(page, "diwali-week", [{ kind: "opened", what: "m_imran", at: 60 }]);
  await page.goto(`/simulation/${diwali}/tasks/cod_fees`);
  await press(page, page.getByRole("radio").first(), { key: "Space" });
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await type(page, page.getByRole("textbox", { name: "Why, and what you tell them" }), "The rate.");
  expect(await violations(page)).toEqual([]);
  await press(page, page.getByRole("button", { name: "Hand in" }));
  await estimate(page, "Farida");
  await expect(page.getByRole("heading", { name: /^Farida reads it until/u })).toBeVisible();
  await press(page, page.getByRole("button", { name: "Take it back" }));
  await expect(page.getByRole("textbox", { name: "Why, and what you tell them" })).toBeVisible();
  await expectFocusSeen(page);

  const close = await beginDay(page, "month-end-close", [
    { kind: "opened", what: "m_morning", at: 10 },
  ]);
  await page.goto(`/simulation/${close}/tasks/first_order`);
  const rows = page.getByRole("list", { name: "Your order, the first on top" });
  const first = rows.getByRole("listitem").first();
  const text = (await first.getByRole("button").first().getAttribute("aria-label")) ?? "";
  await tabTo(page, first.getByRole("button").first());
  await page.keyboard.press("Space");
  await expectPickedUp(page, /picked up/iu);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText(/would be number 2/u)).toBeAttached();
  await page.keyboard.press("Space");
  await expect(rows.getByRole("listitem").nth(1).getByRole("button", { name: text })).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.press("Tab");
  await expectFocusSeen(page);
  await page.keyboard.press("Enter");
  await expect(
    rows.getByRole("listitem").first().getByRole("button", { name: text }),
  ).toBeVisible();
  await expectFocusSeen(page);
  expect(await violations(page)).toEqual([]);

  const release = await beginDay(page, "release-day", [
    { kind: "opened", what: "m_santa", at: 112 },
  ]);
  await page.goto(`/simulation/${release}/tasks/review_field`);
  const line = (number: number) =>
    page.getByRole("button", { name: new RegExp(`^Line ${number}\\b`, "u") });
  await tabTo(page, line(1));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Remark on line 2" })).toBeFocused();
  await page.keyboard.insertText("Please say why.");
  await expectFocusSeen(page);
  await page.keyboard.press("Escape");
  await expect(line(2)).toBeFocused();
  await expectFocusSeen(page);
  expect(await violations(page)).toEqual([]);
  await type(page, page.getByRole("textbox", { name: /^In a sentence or two/u }), "Not in 3.8.");
  await press(page, page.getByRole("button", { name: "Hand in", exact: true }));
  await estimate(page, "Sagar");
  await expect(page.getByRole("heading", { name: /^Sagar reads it until/u })).toBeVisible();
});
