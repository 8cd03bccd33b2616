import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectPickedUp } from "./keyboard.ts";
import { beginDay } from "./simulated-day.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test("a decision, a plan and a review are written, kept and handed in", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Meera Joshi");
  const id = await beginDay(page, "diwali-week", [
    { kind: "opened", what: "m_imran", at: 7 },
    { kind: "paused", at: 155 },
  ]);
  await page.goto(`/simulation/${id}/tasks/cod_fees`);
  await page.getByRole("button", { name: "Hand in" }).click();
  await expect(page.getByRole("alert")).toHaveText("Decide first: choose one.");
  await page.getByRole("radio", { name: /^Hold the file/u }).check();
  await page
    .getByRole("textbox", { name: "Why, and what you tell them" })
    .fill("The second half has the old rate of 18.50. I told the agency it comes on Monday.");
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole("radio", { name: /^Hold the file/u })).toBeChecked();
  await page.getByRole("button", { name: "Hand in" }).click();
  const estimate = page.getByRole("dialog", { name: "Before Farida reads it" });
  await estimate.getByRole("radio", { name: /^2/u }).check();
  expect(await violations(page, "dialog")).toEqual([]);
  await estimate.getByRole("button", { name: "Hand in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Farida reads it until 12:10" })).toBeVisible();
  await expect(page.getByText("Hold the file, tell the agency")).toBeVisible();

  await page.goto(`/simulation/${id}/tasks/evening_plan`);
  const cell = (name: string) => page.getByRole("textbox", { name, exact: true });
  await cell("What, row 1").fill("Watch the UPI rate");
  await cell("Who, row 1").fill("Devika");
  for (const row of [4, 3, 2])
    await page.getByRole("button", { name: `Remove row ${row}` }).click();
  await page.getByRole("button", { name: "Add a row" }).click();
  await cell("When what, row 2").fill("under 85%");
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole("button", { name: "Hand in" }).click();
  await page.getByRole("button", { name: "Hand in without it" }).click();
  await expect(page.getByRole("table")).toContainText("Watch the UPI rate");

  const night = await beginDay(page, "on-call-night", [
    { kind: "opened", what: "m_neha", at: 1 },
    { kind: "paused", at: 110 },
  ]);
  await page.goto(`/simulation/${night}/tasks/review_worker`);
  await page.getByRole("button", { name: /^Line 13/u }).click();
  await page
    .getByRole("textbox", { name: "Remark on line 13" })
    .fill("The key is new with each attempt.");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("button", { name: /^Line 13/u })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: /^Line 14/u })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Remark on line 14" }).fill("Wrong line");
  await page.getByRole("button", { name: "Delete the remark on line 14" }).click();
  await page.reload();
  await expect(page.getByText("The key is new with each attempt.")).toBeVisible();
  await expect(page.getByText("Wrong line")).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("things are put in order by buttons, by the keyboard and by finger", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Zoya Khan");
  const id = await beginDay(page, "month-end-close", [
    { kind: "opened", what: "x", at: 1 },
    { kind: "paused", at: 20 },
  ]);
  await page.goto(`/simulation/${id}/tasks/first_order`);
  const order = page.getByRole("list", { name: "Your order, the first on top" });
  const first = async () =>
    (await order.getByRole("listitem").first().textContent())?.replace(/^\d/u, "");
  await expect(order.getByRole("listitem")).toHaveCount(5);
  expect(await violations(page)).toEqual([]);
  const begun = await first();
  await order.getByRole("button", { name: /^Move up: TDS/u }).click();
  await order.getByRole("button", { name: /^Move up: TDS/u }).click();
  await order.getByRole("button", { name: /^Move up: TDS/u }).click();
  await expect.poll(first).toContain("TDS for the payment batch");
  expect(begun).not.toContain("TDS");

  await order.getByRole("button", { name: /^Move GST/u }).focus();
  await page.keyboard.press("Space");
  await expectPickedUp(page, /^Picked up GST/u);
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText(/^GST credit.* would be number 4/u)).toBeAttached();
  await page.keyboard.press("Space");
  await expect(order.getByRole("listitem").nth(3)).toContainText("GST credit");

  const grip = order.getByRole("button", { name: /^Move Petty/u });
  const [from, to] = [
    await grip.boundingBox(),
    await order.getByRole("listitem").first().boundingBox(),
  ];
  if (!from || !to) throw new Error("Both are on the page.");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(first).toContain("Petty cash");
});
