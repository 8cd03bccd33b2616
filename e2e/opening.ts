import { expect, type Page } from "@playwright/test";

/** Something that opens on a screen, and how. It leaves the page in the state to be looked at. */
export interface Opening {
  readonly name: string;
  /** Of the screen, as `tools/screens.ts` writes it. */
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
}

/** Chooses from the menu of the written resume of `seedAccount`. */
export async function openResumeMenu(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: "Supply planner" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** Opens what a resume looks like, with rules of one's own of which one is left out. */
export async function openLooks(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Looks" }).click();
  await expect(page.getByRole("radio", { name: "Letter" })).toBeVisible();
  await page.getByText("Own CSS").click();
  await page.getByLabel("Rules for the page").fill("h2 { colr: red }\n.paper h2 { color: red }");
  await expect(page.getByText("“colr: red” is not understood")).toBeVisible();
}
