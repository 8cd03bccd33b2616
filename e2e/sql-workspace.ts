import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export const EDITOR = "/learning/sql-for-data-professionals/docs/editor";

/** Puts a text into the editor of the workspace, in place of what stands there. */
export async function write(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "SQL" }).focus();
  await expect(page.locator(".cm-content")).toBeFocused();
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(text);
}
