import { originOf } from "./editor-resumes.ts";
import { expect, test } from "./fixtures.ts";

const PAGE = "/learning/sql-for-data-professionals/docs/working-with-joins";
const FIRST_RUN_MS = 60_000;

test("a page that was read, and PostgreSQL once it has run, are there without a connection", async ({
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: originOf(), serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe("activated");
  const example = page.getByRole("region", { name: "The rows of the picture", exact: true });
  await example.getByRole("button", { name: "Run" }).click();
  await expect(example.getByText(/^4 rows in/)).toBeVisible({ timeout: FIRST_RUN_MS });
  // A page and what it needs are kept beside it: the second visit finds them.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Working with joins");

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Working with joins");
  await example.getByRole("button", { name: "Run" }).click();
  await expect(example.getByText(/^4 rows in/)).toBeVisible({ timeout: FIRST_RUN_MS });
  await context.close();
});
