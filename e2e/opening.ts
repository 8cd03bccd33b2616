import type { Page } from "@playwright/test";

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
