import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectPickedUp } from "./keyboard.ts";
import { resumeFor } from "./resume-for.ts";
import { expectNoOverflow } from "./touch.ts";

/** Longer than this, a person sees it move. Milliseconds. */
const SEEN_MS = 1;

test.use({ viewport: { width: 1200, height: 900 } });

/** Goes through whatever moves in the editor: its views, its panels, a dialog, a menu, a toast, an entry. */
async function useEverything(page: Page): Promise<void> {
  for (const view of ["Choose Template", "Resume Preview", "Edit Content"]) {
    await page.getByRole("tab", { name: view }).click();
    await expect(page.getByRole("tabpanel", { name: view })).toBeVisible();
  }
  await page.getByRole("button", { name: "Expand Resume Sections" }).click();
  await page.getByRole("button", { name: "Add Custom Section" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Custom Section" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Hide Education" }).click();
  // The next key is handled once the last one has been announced.
  await page.getByRole("button", { name: /^Move Experience/ }).press("Space");
  await expectPickedUp(page, "Picked up Experience, number 2 of 9.");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("Experience would be number 3 of 9.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(page.getByText("Experience is number 3 of 9 now.")).toBeAttached();
  await page.getByRole("button", { name: "Supply planner" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(page.getByText("Resume draft saved successfully!")).toBeVisible();
}

test.describe("for who wants no motion", () => {
  test("nothing in the editor moves", async ({ page, signedInAs }) => {
    await signedInAs("Revathi K");
    const id = await resumeFor(page);
    await page.addInitScript((longest) => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      const look = () => {
        for (const motion of document.getAnimations()) {
          const { effect } = motion;
          const length = Number(effect?.getComputedTiming().activeDuration ?? 0);
          if (!(effect instanceof KeyframeEffect) || length <= longest) continue;
          moved.push(`${effect.target?.outerHTML.slice(0, 120)} for ${length} ms`);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, SEEN_MS);
    await page.goto(`/resume/builder/${id}?section=experience`);
    await expect(page.getByRole("heading", { name: "Experience", exact: true })).toBeVisible();
    await useEverything(page);
    expect(await page.evaluate("[...new Set(window.moved)]")).toEqual([]);
  });
});

test.describe("in the dark", () => {
  test.use({ colorScheme: "dark", contextOptions: { reducedMotion: "no-preference" } });

  test("the editor is dark, can be read, and the console is silent", async ({
    page,
    signedInAs,
  }) => {
    await signedInAs("Revathi K");
    await page.goto(`/resume/builder/${await resumeFor(page)}?section=experience`);
    await expect(page.getByRole("heading", { name: "Experience", exact: true })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await useEverything(page);
    await expectNoOverflow(page);
    expect(await violations(page)).toEqual([]);
  });
});
