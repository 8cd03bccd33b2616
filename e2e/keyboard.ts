import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any page has. */
const MOST_STOPS = 120;

/**
 * Goes on with Tab, or back with Shift and Tab, until something has the focus. At every stop on the way the focus has
 * to be on the page and to be seen.
 */
export async function tabTo(
  page: Page,
  goal: Locator,
  direction: "on" | "back" = "on",
): Promise<void> {
  await expect(goal).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    // In an editor of code Tab indents; Escape before it leaves.
    if (await page.evaluate(() => document.activeElement?.matches(".cm-content") === true))
      await page.keyboard.press("Escape");
    await page.keyboard.press(direction === "on" ? "Tab" : "Shift+Tab");
    if ((await page.evaluate(focusFault)) !== null) await expectFocusSeen(page);
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MOST_STOPS} stops, and none of them was ${String(goal)}`);
}

/** The focus is on something, and that, or the field it is drawn in, has a ring that it has only for the focus. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(focusFault)).toBe(null);
}

/**
 * What is wrong with the focus of the page; null for nothing. Playwright sends it into the page as text, so it uses
 * nothing from outside itself.
 */
function focusFault(): string | null {
  /** A field of several parts draws the ring around them all. */
  const HIGHEST = 4;
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused === document.documentElement) {
    return "The focus is lost to the page.";
  }
  // A heading that is read out on arrival is no control: nothing can be done with it.
  if (focused.matches("h1, h2, h3, main") && focused.getAttribute("tabindex") === "-1") return null;
  let place: Element | null = focused;
  for (let level = 0; place && level <= HIGHEST; level++, place = place.parentElement) {
    if (level > 0 && !focused.matches("input, textarea, select, [contenteditable]")) break;
    const { boxShadow } = getComputedStyle(place);
    // A control that reaches over a whole card draws its ring around that.
    const hasOutline = [null, "::after"].some((part) => {
      const { content, outlineStyle, outlineWidth } = getComputedStyle(place as Element, part);
      const isDrawn = part === null || content !== "none";
      return isDrawn && outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
    });
    if (hasOutline) return null;
    // A ring has no blur; the shadows of cards and the lines around fields that rest are something else.
    const hasRing = /\b0px 0px 0px [2-9](?:\.\d+)?px(?! inset)/.test(boxShadow);
    if (hasRing) return null;
  }
  return `No focus is seen on ${focused.outerHTML.slice(0, 160)}`;
}

/**
 * Waits until the entry that was just picked up can be moved: the library that drags listens for keys from a timer of
 * its own on, and measures where entries may go in the next frames.
 */
export async function expectPickedUp(page: Page, announced: string | RegExp): Promise<void> {
  await expect(page.getByText(announced)).toBeAttached();
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );
}
