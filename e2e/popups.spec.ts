import type { Locator, Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { resumeFor } from "./resume-for.ts";

/** What opens has no edge outside of the window, and the page is no wider for it. */
async function expectInWindow(page: Page, popup: Locator): Promise<void> {
  await expect(popup).toBeInViewport({ ratio: 1 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Scrolls so that the element is the last thing to be seen. */
async function bringToBottom(element: Locator): Promise<void> {
  await element.evaluate((node) => node.scrollIntoView({ block: "end", behavior: "instant" }));
}

for (const width of [1440, 360]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test("a calendar and a menu open where there is room", async ({ page, signedInAs }) => {
      await signedInAs("Anita Desai");
      await page.goto(`/resume/builder/${await resumeFor(page)}?section=experience`);
      const choose = page.getByRole("button", { name: "Choose start date" }).first();
      await expect(choose).toBeVisible();
      await bringToBottom(choose);
      await choose.click();
      const panel = page.getByRole("dialog", { name: "Choose: Start date" });
      await panel.getByRole("button", { name: "Choose a day" }).click();
      await expect(panel.getByRole("gridcell")).toHaveCount(42);
      await expectInWindow(page, panel);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(choose).toBeFocused();

      await page.goto("/resume");
      const more = page.getByRole("button", { name: /^More for/ });
      await expect(more).toBeVisible();
      await bringToBottom(more);
      await more.click();
      await expectInWindow(page, page.getByRole("menu"));
      expect(await violations(page)).toEqual([]);
      await page.mouse.click(width / 2, 8);
      await expect(page.getByRole("menu")).toHaveCount(0);
      await expect(page).toHaveURL(/\/resume$/u);
    });
  });
}

test.describe("by touch", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("an industry is found, chosen and cleared", async ({ page, signedInAs }) => {
    await signedInAs("Anita Desai");
    await page.goto("/resume/metadata?step=2");
    const field = page.getByRole("combobox", { name: "Target domain" });
    const list = page.getByRole("listbox", { name: "Target domain" });
    await field.tap();
    await field.fill("zebra");
    await expect(list).toHaveText("No options found");
    await field.fill("bank");
    // On a touch screen a list shows itself when the keyboard has had its time to appear.
    await expect(list.locator("..")).toHaveCSS("opacity", "1");
    const option = list.getByRole("option").first();
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectInWindow(page, list);
    const name = await option.innerText();
    await option.tap();
    await expect(field).toHaveValue(name);
    await expect(list).toHaveCount(0);
    // The field has the focus still: a tap opens the list again.
    await field.tap();
    await list.getByRole("option", { name: "No answer" }).tap();
    await expect(field).toHaveValue("");
  });
});
