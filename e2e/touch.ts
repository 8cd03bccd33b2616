import { expect, type Locator, type Page } from "@playwright/test";

/** Steps of a finger that moves, far enough apart for each to be seen. */
const STEPS = 8;

/** Puts a finger on something, moves it until it is on something else, and lifts it. Chromium alone. */
export async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  const start = await middleOf(from);
  const end = await middleOf(to);
  const browser = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", share: number) =>
    browser.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd"
          ? []
          : [{ x: between(start.x, end.x, share), y: between(start.y, end.y, share) }],
    });
  await touch("touchStart", 0);
  for (let step = 1; step <= STEPS; step++) {
    await touch("touchMove", step / STEPS);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch("touchEnd", 1);
  await browser.detach();
}

/** Whether the page is as wide as the window and no wider. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `pixels beyond the window at ${page.url()}`).toBeLessThanOrEqual(0);
}

async function middleOf(thing: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error("There is nothing on the screen to touch.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
