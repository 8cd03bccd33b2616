import type { Page, Request } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { uploadFor } from "./upload.ts";

/** Kilobytes, as sent, of all that the search fetches when it is opened for the first time. */
const BUDGET = 80;

const box = (page: Page) => page.getByRole("combobox", { name: "Search" });
const options = (page: Page) => page.getByRole("option");

test("one search finds lessons, questions, roles and own files, with slips, and opens them", async ({
  page,
  signedInAs,
  printed,
}) => {
  await signedInAs("Ira Kulkarni");
  await uploadFor(page, await printed("asha-kulkarni.html"), {
    fileName: "Ira Kulkarni analyst.pdf",
  });
  const fetched: Promise<{ readonly address: string; readonly bytes: number }>[] = [];
  await page.goto("/overview");
  await page.waitForLoadState("networkidle");
  const weigh = (request: Request) => {
    fetched.push(
      request
        .sizes()
        .then(({ responseBodySize }) => ({ address: request.url(), bytes: responseBodySize })),
    );
  };
  page.on("requestfinished", weigh);
  expect(
    await page.evaluate(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/search.json")),
    ),
  ).toBe(false);

  await box(page).focus();
  await box(page).fill("zzqqvv");
  await expect(page.getByText("Nothing found for “zzqqvv”").last()).toBeVisible();
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(box(page)).toHaveValue("");
  await expect(box(page)).toBeFocused();
  await expect(options(page).first()).toHaveText(/Overview/);
  // What comes later may outlive the page.
  page.off("requestfinished", weigh);
  const bytes = (await Promise.all(fetched)).reduce((sum, one) => sum + one.bytes, 0);
  expect(bytes / 1024).toBeLessThan(BUDGET);

  await box(page).fill("joinz");
  await expect(options(page).first()).toHaveText(/Working with joins/);
  await expect(options(page).first().locator("mark")).toHaveText("joins");
  await page.getByRole("button", { name: "joins" }).click();
  await expect(box(page)).toHaveValue("joins");
  await expect(page.getByText(/Showing results for/)).toHaveCount(0);
  await expect(page.getByRole("group", { name: "Lessons", exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/docs\/working-with-joins$/u);
  // Pages of the course have a bar of their own: what is typed into the one before goes with it.
  await expect(page.getByRole("heading", { level: 1, name: "Working with joins" })).toBeVisible();

  await page.keyboard.press("Control+k");
  await box(page).fill("kulkrni");
  await expect(options(page).first()).toContainText(/kulkarni/iu);

  await box(page).fill("recuiter");
  await expect(options(page).first()).toHaveText(/Recruiter/);
  await options(page).first().click();
  await expect(page).toHaveURL(/get-started\?role=recruiter$/u);
  await expect(page.getByRole("main")).toContainText("Recruiter");
});

test("the search of the phone's menu fits it, and marks what is next to open", async ({
  page,
  signedInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await signedInAs("Jaya Menon");
  await page.goto("/overview");
  await page.getByRole("button", { name: "Menu" }).click();
  await box(page).fill("intervew");
  await expect(options(page).first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  for (const box360 of await Promise.all(
    (await options(page).all()).map((row) => row.boundingBox()),
  ))
    expect(box360?.height).toBeGreaterThanOrEqual(44);
  expect(await violations(page)).toEqual([]);
  await options(page).first().click();
  await expect(page).not.toHaveURL("/overview");
});
