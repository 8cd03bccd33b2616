import type { Page } from "@playwright/test";

/** How much slower than a real one the clock of the desk goes, so that a machine that is busy has the same day. */
const SLOWER = 100;

/** Makes the clock of every desk that this page opens from now on a slow one. */
export async function slowTheClock(page: Page): Promise<void> {
  await page.addInitScript((slower) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / slower;
  }, SLOWER);
}

/** A part of the desk in its rail: "Inbox". */
export const part = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Desk" })
    .getByRole("button", { name: new RegExp(`^${name}`, "u") });

export const mail = (page: Page, subject: string) =>
  page.getByRole("list", { name: "Mails", exact: true }).getByRole("button", { name: subject });

/** Lets the time of the desk pass until the next thing comes. */
export async function waitForNext(page: Page): Promise<void> {
  await part(page, "Tasks").click();
  await page.getByRole("button", { name: "Wait for what comes next" }).click();
}

/** Opens a chat that is in the list, or somebody's whom one may write to. */
export async function openChat(page: Page, name: string): Promise<void> {
  await part(page, "Chat").click();
  await page
    .getByRole("list", { name: /^(?:Chats|Others you can write to)$/u })
    .getByRole("button", { name })
    .click();
}
