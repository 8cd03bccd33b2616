import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { originOf } from "./editor-resumes.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { dragByTouch } from "./touch.ts";

const PROBLEM = "/practice/two-items-for-one-voucher";

/** Finds an item twice: all prices are in the map before the search begins. */
const PAYS_TWICE = `export function spendExactly(prices, voucher) {
  const at = new Map(prices.map((price, place) => [price, place]));
  for (const [place, price] of prices.entries())
    if (at.has(voucher - price)) return [place, at.get(voucher - price)];
  return [];
}`;

const RIGHT = `export function spendExactly(prices, voucher) {
  const seen = new Map();
  for (const [place, price] of prices.entries()) {
    if (seen.has(voucher - price)) return [seen.get(voucher - price), place];
    if (!seen.has(price)) seen.set(price, place);
  }
  return [];
}`;

async function write(page: Page, code: string): Promise<void> {
  const editor = page.locator(".cm-content");
  await editor.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(code);
}

test("somebody fails, understands why, and solves the problem; it is known as solved and comes back", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Gauri Deshpande");
  await page.goto("/practice");
  await page.getByRole("searchbox", { name: "Search problems" }).fill("voucher two");
  await expect(page).toHaveURL(/q=voucher/u);
  await page
    .getByRole("link", { name: /Two items for one voucher/u })
    .last()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two items for one voucher");
  const tests = page.getByRole("region", { name: "Tests" });

  await write(page, "export function spendExactly(prices,voucher){return[]}");
  await page.getByRole("button", { name: "Format" }).click();
  await expect(page.locator(".cm-content")).toContainText(
    "export function spendExactly(prices, voucher) { return []; }",
  );
  await write(page, "export function spendExactly(prices {");
  await page.keyboard.press("Control+Enter");
  await expect(tests.getByRole("heading", { name: "Your code cannot be read" })).toBeVisible();

  await write(page, PAYS_TWICE);
  await page.keyboard.press("Shift+Enter");
  await expect(tests.getByText(/mistake: an item pays twice/u)).toBeVisible();
  await expect(
    tests.getByText("The input opens after 2 more failed submissions").first(),
  ).toBeVisible();
  await tests.getByRole("button", { name: "Hint 1 of 4" }).click();
  await page.getByRole("button", { name: "When may a price enter the map?" }).click();
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await expect(page.locator(".cm-content")).toContainText("const at = new Map");
  await write(page, RIGHT);
  await page.keyboard.press("Shift+Enter");
  await expect(tests.getByRole("heading", { name: "Solved" })).toBeVisible();
  await expect(tests.getByText("Second submission, 1 hint")).toBeVisible();
  await expect(tests.getByText(/^Hash maps: back on/u)).toBeVisible();
  await page.getByRole("tab", { name: /Attempts/u }).click();
  await page.getByText(/^2\. \d+ of \d+ pass/u).click();
  await expect(page.getByText(/lines changed since the one before/u)).toBeVisible();

  await page.goto("/practice?state=solved");
  await expect(page.getByRole("listitem").filter({ hasText: "second try" })).toContainText(
    "Two items for one voucher",
  );
});

/** Of the data set of food delivery: orders that never arrived count as deliveries. */
const LATE_OF = (where: string) => `SELECT c.name AS city, count(*) AS deliveries,
  count(*) FILTER (WHERE o.delivered_at > o.promised_at) AS late,
  100.0 * count(*) FILTER (WHERE o.delivered_at > o.promised_at) / count(*) AS share
FROM orders AS o
JOIN restaurants AS r ON r.id = o.restaurant_id
JOIN cities AS c ON c.id = r.city_id
${where}
GROUP BY c.id, c.name
ORDER BY share DESC;`;

test("an SQL problem is run and judged on its own data set", async ({ page, signedInAs }) => {
  await signedInAs("Ishaan Bhat");
  await page.goto("/practice/late-in-which-city");
  const result = page.getByRole("region", { name: "Result", exact: true });
  await page
    .getByRole("textbox", { name: /code|SQL|query/iu })
    .first()
    .focus();
  await write(page, LATE_OF(""));
  await page.keyboard.press("Control+Enter");
  await expect(result.getByText(/^10 rows in/u)).toBeVisible();
  // Tables and columns of its data set are proposed.
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" SELECT * FROM restau");
  await expect(page.getByRole("option", { name: /^restaurants/u })).toBeVisible();
  await page.keyboard.press("Escape");
  await write(page, LATE_OF(""));
  await page.keyboard.press("Shift+Enter");
  await expect(
    result.getByText("10 rows with other values in “deliveries” and “share”."),
  ).toBeVisible();
  await expect(result.getByText(/^Orders that never arrived are counted/u)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await write(page, LATE_OF("WHERE o.delivered_at IS NOT NULL"));
  await page.keyboard.press("Shift+Enter");
  await expect(result.getByRole("heading", { name: "Solved" })).toBeVisible();
});

/** Who had two late orders got the credit once; then each order counts. */
const CREDIT = `UPDATE customers AS c SET wallet = coalesce(c.wallet, 0) + 50
FROM orders AS o WHERE o.customer_id = c.id AND o.delivered_at > o.promised_at;`;
const CREDIT_EACH = `UPDATE customers AS c SET wallet = coalesce(c.wallet, 0) + late.n * 50
FROM (SELECT customer_id, count(*) AS n FROM orders WHERE delivered_at > promised_at GROUP BY customer_id) AS late
WHERE late.customer_id = c.id;`;

test("a problem with rows of its own is judged by what a query changed", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Farhan Ali");
  await page.goto("/practice/credit-for-late-food");
  const result = page.getByRole("region", { name: "Result", exact: true });
  await page.getByRole("textbox", { name: "SQL" }).focus();
  await write(page, CREDIT);
  await page.keyboard.press("Shift+Enter");
  await expect(result.getByText(/A row is changed once/u)).toBeVisible();
  await write(page, CREDIT_EACH);
  await page.keyboard.press("Shift+Enter");
  await expect(result.getByRole("heading", { name: "Solved" })).toBeVisible();
});

test("the same problem is solved in Python, beside the code of another language", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Gauri Deshpande");
  await page.goto(PROBLEM);
  const tests = page.getByRole("region", { name: "Tests" });
  await write(page, PAYS_TWICE);
  await page.getByRole("tab", { name: "Python" }).click();
  await expect(page.locator(".cm-content")).toContainText("def spend_exactly");
  await write(page, "def spend_exactly( prices,voucher ):\n  return nothing");
  await page.getByRole("button", { name: "Format" }).click();
  await expect(page.locator(".cm-content")).toContainText("(prices, voucher):    return nothing");
  await page.locator(".cm-content").focus();
  await page.keyboard.press("Control+Enter");
  await expect(tests.getByText(/NameError/u).first()).toBeVisible({ timeout: 60_000 });
  await write(
    page,
    [
      "def spend_exactly(prices, voucher):",
      "    seen = {}",
      "    for place, price in enumerate(prices):",
      "        if voucher - price in seen:",
      "            return [seen[voucher - price], place]",
      "        seen.setdefault(price, place)",
      "    return []",
    ].join("\n"),
  );
  await page.keyboard.press("Shift+Enter");
  await expect(tests.getByRole("heading", { name: "Solved" })).toBeVisible({ timeout: 20_000 });
  await page.getByRole("tab", { name: "JavaScript" }).click();
  await expect(page.locator(".cm-content")).toContainText("const at = new Map");
});

test("an endless loop is stopped, and the page and the code are whole", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Gauri Deshpande");
  await page.goto(PROBLEM);
  await expect(page.locator(".cm-content")).toBeVisible();
  await write(page, "export function spendExactly() {\n  for (;;);\n}");
  await page.keyboard.press("Control+Enter");
  const tests = page.getByRole("region", { name: "Tests" });
  await expect(tests.getByText(/ran out of time/u).first()).toBeVisible({ timeout: 20_000 });
  await expect(page.locator(".cm-content")).toContainText("for (;;);");
  await write(page, RIGHT);
  await page.keyboard.press("Control+Enter");
  await expect(tests.getByRole("heading", { name: "3 of 3 pass" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("three tabs, symbols under the code, lines put in order by touch, nothing to complain of", async ({
    page,
    signedInAs,
  }) => {
    await signedInAs("Gauri Deshpande");
    await page.goto("/practice");
    await expect(page.getByRole("heading", { name: "Problems" })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.goto(PROBLEM);
    const about = page.getByRole("tablist", { name: "About the problem" });
    await about.getByRole("tab", { name: /Hints/u }).click();
    for (const ask of ["When may a price enter the map?", "What have you seen already?"])
      await page.getByRole("button", { name: ask }).click();
    await page.getByRole("button", { name: "Put these lines in order" }).click();
    await page.getByRole("button", { name: "sort the prices" }).click();
    await page.getByRole("button", { name: "Check the order" }).click();
    await expect(page.getByText("The first line is one that does not belong.")).toBeVisible();
    await page.getByRole("list", { name: "Lines that are left" }).getByRole("button").first().tap();
    const order = page.getByRole("list", { name: "Your order" }).getByRole("listitem");
    const second = await order.nth(1).locator("code").textContent();
    await dragByTouch(page, order.nth(1).locator("span").first(), order.nth(0));
    await expect(order.nth(0).locator("code")).toHaveText(second ?? "");
    await expect(order.nth(1).locator("code")).toHaveText("sort the prices");
    expect(await violations(page)).toEqual([]);

    await page.getByRole("tablist", { name: "Parts" }).getByRole("tab", { name: "Code" }).click();
    await page.locator(".cm-content").focus();
    await page.getByRole("button", { name: "Insert []" }).click();
    await expect(page.locator(".cm-content")).toContainText("[]");
    expect(await violations(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
  });
});

test("a problem that was opened is solved without a connection", async ({ browser }) => {
  test.slow();
  const context = await browser.newContext({ baseURL: originOf(), serviceWorkers: "allow" });
  const page = await context.newPage();
  await signIn(page, "Gauri Deshpande");
  await page.goto(PROBLEM);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe("activated");
  await page.reload();
  await write(page, RIGHT);
  await page.keyboard.press("Control+Enter");
  const tests = page.getByRole("region", { name: "Tests" });
  await expect(tests.getByRole("heading", { name: "3 of 3 pass" })).toBeVisible();
  await page.waitForLoadState("networkidle");

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two items for one voucher");
  await expect(page.locator(".cm-content")).toContainText("const seen = new Map");
  await page.locator(".cm-content").focus();
  await page.keyboard.press("Shift+Enter");
  await expect(tests.getByRole("heading", { name: "Solved" })).toBeVisible();
  await context.close();
});

/** In the page: whether both twins of the data set of food delivery are kept. */
async function areTwinsKept(): Promise<boolean> {
  const caches = await Promise.all(
    (await window.caches.keys()).map((name) => window.caches.open(name)),
  );
  const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
  return ["visible", "hidden"].every((twin) =>
    requests.some(({ url }) => url.includes(`/annapath-${twin}-`)),
  );
}

test("an SQL problem of which a query ran once is solved without a connection", async ({
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: originOf(), serviceWorkers: "allow" });
  const page = await context.newPage();
  await signIn(page, "Ishaan Bhat");
  await page.goto("/practice/late-in-which-city");
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe("activated");
  await page.reload();
  const result = page.getByRole("region", { name: "Result", exact: true });
  await page.getByRole("textbox").first().focus();
  await expect(page.locator(".cm-content:focus")).toBeVisible();
  await write(page, LATE_OF("WHERE o.delivered_at IS NOT NULL"));
  await page.keyboard.press("Control+Enter");
  await expect(result.getByText(/^10 rows in/u)).toBeVisible();
  await expect.poll(() => page.evaluate(areTwinsKept)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Late in which city");
  await page.getByRole("button", { name: /^Submit/u }).click();
  await expect(result.getByRole("heading", { name: "Solved" })).toBeVisible();
  await context.close();
});
