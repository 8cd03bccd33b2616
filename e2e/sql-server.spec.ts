import type { Locator, Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

const LESSON = "/learning/sql-for-data-professionals/docs/working-with-joins";
const EDITOR = "/learning/sql-for-data-professionals/docs/editor";
/** The first query on the server starts a process and opens a database. */
const FIRST_RUN_MS = 60_000;
const NOTE = "This browser cannot run PostgreSQL, so the server runs your queries.";

async function withoutWebAssembly(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (/pglite|snapshots/u.test(request.url())) fetched.push(request.url());
  });
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly"));
  return fetched;
}

async function write(box: Locator, text: string): Promise<void> {
  await box.getByRole("textbox").focus();
  await expect(box.locator(".cm-content")).toBeFocused();
  const { keyboard } = box.page();
  await keyboard.press("ControlOrMeta+a");
  await keyboard.press("Delete");
  await keyboard.insertText(text);
}

test("a browser that cannot run PostgreSQL is told so, and who has signed in runs and checks on the server", async ({
  page,
  signedInAs,
}) => {
  test.slow();
  const fetched = await withoutWebAssembly(page);
  const example = page.getByRole("region", { name: "The rows of the picture", exact: true });
  await page.goto(LESSON);
  await example.getByRole("button", { name: "Run" }).click();
  await expect(example.getByText("This browser cannot run PostgreSQL.")).toBeVisible();
  await expect(example.getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    `/login?redirect=${encodeURIComponent(LESSON)}`,
  );
  expect(await violations(page)).toEqual([]);

  await signedInAs("Asha Verma");
  await page.goto(LESSON);
  await example.getByRole("button", { name: "Run" }).click();
  await expect(example.getByText(/^4 rows in/)).toBeVisible({ timeout: FIRST_RUN_MS });
  await expect(example.getByText("PostgreSQL, on the server")).toBeVisible();
  await expect(example.getByText(NOTE)).toBeVisible();

  await write(example, "SELECT pg_sleep(60)");
  await page.keyboard.press("Control+Enter");
  await expect(example.getByText("Stopped after 3 seconds.")).toBeVisible({
    timeout: FIRST_RUN_MS,
  });

  const exercise = page.getByRole("region", { name: /^Exercise: / }).first();
  await write(exercise, "SELECT 1 AS one");
  await exercise.getByRole("button", { name: "Check", exact: true }).click();
  await expect(exercise.getByText("Not yet")).toBeVisible({ timeout: FIRST_RUN_MS });
  await expect(exercise.getByText(NOTE)).toBeVisible();

  await page.goto(EDITOR);
  await page.getByRole("button", { name: /^Run/u }).first().click();
  await expect(page.getByText(/10 rows in/u)).toBeVisible({ timeout: FIRST_RUN_MS });
  await expect(page.getByText(NOTE)).toBeVisible();

  await page.goto("/practice/late-in-which-city");
  await write(page.getByRole("region", { name: "Code" }), "SELECT 1 AS one");
  await page.getByRole("button", { name: /^Submit/u }).click();
  await expect(page.getByRole("heading", { name: "Not yet" })).toBeVisible({
    timeout: FIRST_RUN_MS,
  });
  expect(fetched).toEqual([]);
});
