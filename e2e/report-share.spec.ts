import type { Browser, Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { uploadFor } from "./upload.ts";

/** A browser of somebody without an account. */
async function freshPage(browser: Browser, page: Page): Promise<Page> {
  const { origin } = new URL(page.url());
  return (await browser.newContext({ baseURL: origin })).newPage();
}

/** Everything of Asha that stands in her file. */
const CONTACT = /asha|kulkarni|@|\+91/iu;

test("a report is shared without contact details until its link ends", async ({
  page,
  browser,
  signedInAs,
  printed,
}) => {
  await signedInAs("Asha Kulkarni");
  const id = await uploadFor(page, await printed("asha-kulkarni.html"), {
    fileName: "asha-kulkarni.pdf",
  });
  await page.goto(`/resume/report/result?id=${id}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share this report" });
  await expect(dialog.getByLabel("How long it works")).toHaveValue("Ends in 30 days");
  await expect(dialog.getByLabel("Show my name and contact details")).not.toBeChecked();
  await dialog.getByRole("button", { name: "Create link" }).click();
  await expect(dialog.getByText("Without contact details")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const address =
    (await dialog.getByRole("link", { name: /\/shared\/report\// }).textContent()) ?? "";

  const visitor = await freshPage(browser, page);
  const answered = visitor.waitForResponse(/shared-reports/u);
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { name: "Improvement Areas" })).toBeVisible();
  expect(await (await answered).text()).not.toMatch(CONTACT);
  expect(await visitor.locator("main").textContent()).not.toMatch(CONTACT);
  await expect(visitor.getByRole("link", { name: "What a machine reads" })).toHaveCount(0);
  for (const colorScheme of ["light", "dark"] as const) {
    await visitor.emulateMedia({ colorScheme });
    expect(await violations(visitor)).toEqual([]);
  }
  await visitor.setViewportSize({ width: 360, height: 740 });
  expect(
    await visitor.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
  ).toBe(true);
  const [file] = await Promise.all([
    visitor.waitForEvent("download", { timeout: 60_000 }),
    visitor.getByRole("button", { name: "Download PDF" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Report \d{1,2} \w{3} \d{4}\.pdf$/u);

  await dialog.getByRole("button", { name: "End link" }).click();
  await dialog.getByRole("button", { name: "End it" }).click();
  await expect(dialog.getByText(/Ended on/u)).toBeVisible();
  await visitor.reload();
  await expect(
    visitor.getByRole("heading", { name: "This link shows nothing any more" }),
  ).toBeVisible();

  await dialog.getByLabel("Password, if you want one").fill("monsoon");
  await dialog.getByLabel("How long it works").click();
  await page.getByRole("option", { name: "Ends in 7 days" }).click();
  await dialog.getByRole("button", { name: "Create link" }).click();
  const locked = dialog.getByRole("link", { name: /\/shared\/report\// });
  await expect(locked).toBeVisible();
  await visitor.goto((await locked.textContent()) ?? "");
  await visitor.getByLabel("Password", { exact: true }).fill("summer");
  await visitor.getByRole("button", { name: "Open report" }).click();
  await expect(visitor.getByText("That is not the password.")).toBeVisible();
  await visitor.getByLabel("Password", { exact: true }).fill("monsoon");
  await visitor.getByRole("button", { name: "Open report" }).click();
  await expect(visitor.getByRole("heading", { name: "Key Insights" })).toBeVisible();
  await visitor.context().close();
});
