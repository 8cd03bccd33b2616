import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectFocusSeen, tabTo } from "./keyboard.ts";

const SCREENS = [
  { path: "/dashboard", last: "Set a goal for the week" },
  { path: "/dashboard/applications", last: "Add the first one" },
  { path: "/profile", last: "Delete my account" },
] as const;

test("by keyboard alone every stop of the dashboard, the applications and the profile is seen, and what opens gives the focus back", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Wasim Akhtar");
  for (const { path, last } of SCREENS) {
    await page.goto(path);
    // Each stop on the way is looked at.
    const goal = page.getByRole("main").getByRole("button", { name: last }).last();
    await tabTo(page, goal);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expectFocusSeen(page);
    expect(await violations(page, "dialog[open]")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(goal).toBeFocused();
  }
});
