import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect, PASSWORD, test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

test("a person puts their details right, by keyboard, and every screen begins with what they prepare for", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Ananya Iyer");
  await page.goto("/profile");
  const details = page.getByRole("region", { name: "Details" });
  const target = page.getByRole("region", { name: "What you prepare for" });

  await test.step("what is wrong is said beside its field, and not kept", async () => {
    await details.getByLabel("Phone Number").fill("98450");
    await expect(details.getByText("Please enter a valid 10-digit phone number")).toBeVisible();
    await details.getByLabel("Full Name").fill(" ");
    await expect(details.getByText("Full name is required")).toBeVisible();
    await details.getByLabel("Photo", { exact: true }).setInputFiles({
      name: "notes.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("no picture"),
    });
    await expect(details.getByText("Choose a picture: JPEG, PNG or WebP.")).toBeVisible();
    await target.getByLabel("Interview on", { exact: true }).fill("some day");
    await expect(target.getByText("Enter a day, month and year.")).toBeVisible();
    await page.reload();
    await expect(details.getByLabel("Full Name")).toHaveValue("Ananya Iyer");
  });

  await test.step("another address wants the password", async () => {
    await tabTo(page, details.getByRole("button", { name: "Change", exact: true }));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Change your email" });
    await dialog.getByLabel("New email").fill("ananya.two@example.in");
    await dialog.getByLabel("Your password").fill("not-the-password");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("This password is wrong.")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel("New email").fill(`ananya.${Date.now()}@example.in`);
    await dialog.getByLabel("Your password").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(details.getByText("Your address is changed.")).toBeVisible();
  });

  await test.step("name, time zone, language and photo are kept by themselves", async () => {
    await details.getByLabel("Full Name").fill("Ananya S Iyer");
    await expect(details.getByText("Saved", { exact: true })).toBeVisible();
    await details.getByLabel("Time zone").fill("Dubai");
    await page.getByRole("option", { name: /Dubai/ }).click();
    await details.getByLabel("Language").fill("Hin");
    await page.getByRole("option", { name: /Hindi/ }).click();
    const sent = page.waitForResponse((response) => response.url().endsWith("/profile/photo"));
    await details
      .getByLabel("Photo", { exact: true })
      .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: PIXEL });
    expect((await sent).status()).toBe(204);
    await expect(details.getByRole("img", { name: "You" })).toBeVisible();
    await expect(details.getByText("Saved", { exact: true })).toBeVisible();
    await page.reload();
    await expect(details.getByLabel("Full Name")).toHaveValue("Ananya S Iyer");
    await expect(details.getByLabel("Time zone")).toHaveValue(/Dubai/);
    await expect(details.getByLabel("Language")).toHaveValue("Hindi · हिन्दी");
    await expect(details.getByRole("img", { name: "You" })).toBeVisible();
  });

  await test.step("what is prepared for is where an interview and a resume begin", async () => {
    await target.getByLabel("Target role").fill("Data Analyst");
    await target.getByRole("radio", { name: "4-7" }).check({ force: true });
    const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString("en-GB", {
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: "Asia/Dubai",
    });
    await target.getByLabel("Interview on", { exact: true }).fill(tomorrow.replace("Sept", "Sep"));
    await expect(target.getByText("Tomorrow")).toBeVisible();
    await expect(target.getByText("Saved", { exact: true })).toBeVisible();
    await page.goto("/resume/metadata?step=2");
    await expect(page.getByLabel("Target role")).toHaveValue("Data Analyst");
    await expect(page.getByText("from your profile").first()).toBeVisible();
    await page.goto("/interview/get-started");
    await expect(page.getByLabel(/^Language you will/)).toHaveValue("hi-IN");
  });

  await test.step("the bell tells of the interview until it is read", async () => {
    await page.goto("/profile");
    const bell = page.getByRole("button", { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName("Notifications, 2 unread");
    await bell.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Your interview is tomorrow")).toBeVisible();
    await expect(page.getByText("Your address was changed")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await tabTo(page, page.getByRole("button", { name: "Mark all as read" }));
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(bell).toHaveAccessibleName("Notifications");
    await expect(bell).toBeFocused();
  });
});

/** Less than a line of text and a field's message. */
const MOVED_PX = 48;

/** Keeps what the server answers to such requests from the page until the function is called. */
async function held(page: Page, url: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Of each section of the page, in CSS pixels. */
function sectionHeights(page: Page): Promise<Record<string, number>> {
  return page
    .locator("main section")
    .evaluateAll((sections) =>
      Object.fromEntries(sections.map(({ id, clientHeight }) => [id, clientHeight])),
    );
}

test("the profile stands on a phone, in the dark, and says nothing while nothing is due", async ({
  page,
  signedInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await signedInAs("Ravi Nair");
  const answer = await held(
    page,
    /\/api\/v1\/(profile|notifications\/settings|account\/(?!session))/u,
  );
  await page.goto("/profile");
  await expect(page.locator("main [data-waiting]")).toHaveCount(6);
  const waiting = await sectionHeights(page);
  answer();
  await expect(page.getByRole("switch", { name: "Reviews that are due" })).toBeChecked();
  await expect(page.locator("main [data-waiting]")).toHaveCount(0);
  // What comes takes the place that was kept for it: the page does not move under a finger.
  for (const [id, height] of Object.entries(await sectionHeights(page))) {
    expect(Math.abs(height - (waiting[id] ?? 0)), id).toBeLessThan(MOVED_PX);
  }
  expect(await violations(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);

  const nav = page.getByRole("navigation", { name: "On this page" });
  await nav.getByRole("link", { name: "Notifications" }).click();
  await expect(nav.getByRole("link", { name: "Notifications" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  // It looks at the state right after the click: a switch must show the change before the server has answered.
  await page.getByRole("switch", { name: "Reviews that are due" }).uncheck();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  // No mail server here: what would come by mail is not offered.
  await expect(page.getByRole("switch")).toHaveCount(1);

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Notifications" }).click();
  await expect(page.getByText("Nothing is due.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
