import type { Page } from "@playwright/test";
import { newDraft } from "@taiyari/domain/draft";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { resumeFor } from "./resume-for.ts";

const names = (page: Page) => page.getByRole("listbox", { name: "Names to choose from" });
const technical = (page: Page) => page.getByRole("combobox", { name: "Technical skills" });
const tag = (page: Page, name: string) =>
  page.getByRole("button", { name: `Remove ${name}`, exact: true });

async function openSkills(page: Page): Promise<void> {
  await page.goto(`/resume/builder/${await resumeFor(page, newDraft())}?section=skills`);
  await expect(technical(page)).toBeVisible();
}

test("skills are chosen from names by keyboard and by mouse, and typed freely beside them", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Revathi K");
  await openSkills(page);
  await technical(page).pressSequentially("k8s");
  await expect(names(page).getByRole("option").first()).toContainText("Kubernetes");
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(tag(page, "Kubernetes")).toBeVisible();

  await technical(page).pressSequentially("power b");
  await names(page).getByRole("option", { name: "Power BI", exact: true }).click();
  await expect(tag(page, "Power BI")).toBeVisible();
  await expect(tag(page, "power b")).toHaveCount(0);
  await expect(technical(page)).toBeFocused();

  await technical(page).pressSequentially("Pyth");
  await expect(names(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(names(page)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(tag(page, "Pyth")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a touched name is taken, and the page is no wider for it", async ({ page, signedInAs }) => {
    await signedInAs("Revathi K");
    await openSkills(page);
    const languages = page.getByRole("combobox", { name: "Languages" });
    await languages.tap();
    await languages.pressSequentially("mal");
    // On a touch screen the list shows itself when the keyboard has had its time to appear.
    await expect(names(page).locator("..")).toHaveCSS("opacity", "1");
    await names(page).getByRole("option", { name: "Malayalam" }).tap();
    await expect(tag(page, "Malayalam")).toBeVisible();
    await expect(tag(page, "mal")).toHaveCount(0);
    await languages.pressSequentially("e");
    await expect(names(page).getByRole("option")).not.toHaveCount(0);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBe(0);
  });
});
