import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { originOf } from "./editor-resumes.ts";
import { expect, signIn, test } from "./fixtures.ts";

const ANSWER =
  "In my last job the refunds went down a lot after we looked at where they came from. " +
  "My manager wanted to change the courier, and I checked the pin codes with the team first. " +
  "We found one hub that packed badly, so we moved three pin codes and not the whole south.";

const answerField = (page: Page) => page.getByRole("textbox", { name: "Your answer", exact: true });
const asked = (page: Page) =>
  page.getByRole("region", { name: "Interviewer" }).getByRole("heading", { level: 2 });

/** What is asked, once the interviewer has thought about the answer before. */
async function question(page: Page): Promise<string> {
  await expect(answerField(page)).toBeVisible();
  return (await asked(page).textContent()) ?? "";
}

async function answer(page: Page, text: string): Promise<void> {
  const before = await question(page);
  await answerField(page).fill(text);
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(asked(page)).not.toHaveText(before);
}

async function openMore(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Transcript, notes and more" }).click();
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("somebody shy sets an interview up before they have signed in, and finds it as it was", async ({
    page,
  }) => {
    await page.goto("/interview/get-started");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set up your interview");
    await page.getByRole("radio", { name: /^Plain/u }).check();
    await page.getByRole("radio", { name: /^Behavioural/u }).check();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Enter the room" }).click();
    await expect(page).toHaveURL(/\/login\?redirect=%2Finterview%2Fstudio$/u);
    await signIn(page, "Meera Joshi");
    await page.goto("/interview/studio");
    await expect(page).toHaveURL(/\/interview\/studio\?id=/u);
    await expect(page.getByText("Behavioural, real, 10 minutes")).toBeVisible();
    await expect(asked(page)).toContainText("Hello. This is a first round.");
  });

  test("a first interview by typing: asked back, corrected, a reload and a lost line in the middle, ended, and in the history", async ({
    page,
    context,
    signedInAs,
  }) => {
    await signedInAs("Asha Kulkarni");
    await page.goto("/interview");
    await expect(
      page.getByRole("heading", { name: "Your interviews will be kept here" }),
    ).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "Start your first interview" }).click();
    await page.getByRole("radio", { name: /^Behavioural/u }).check();
    await expect(page.getByText("2 behavioural")).toBeVisible();
    await page.getByRole("button", { name: "Enter the room" }).click();
    await page.getByRole("button", { name: "I am ready" }).click();

    const first = await question(page);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await answer(page, ANSWER);
    await expect(page.getByText("Asking back", { exact: true })).toBeVisible();
    const back = await question(page);
    expect(back).not.toBe(first);

    await answerField(page).fill("From 400 refunds a week to");
    await page.reload();
    await expect(answerField(page)).toHaveValue("From 400 refunds a week to");
    expect(await question(page)).toBe(back);

    await openMore(page);
    const drawer = page.getByRole("dialog", { name: "Transcript and notes" });
    await drawer.getByRole("button", { name: "Correct it" }).click();
    const correction = drawer.getByRole("textbox", { name: "Your answer, corrected" });
    await expect(correction).toHaveValue(ANSWER);
    await correction.fill(ANSWER.replace("three pin codes", "four pin codes"));
    await drawer.getByRole("button", { name: "Save" }).click();
    await expect(drawer.getByText(/moved four pin codes/u)).toBeVisible();
    await drawer.getByRole("textbox", { name: "A note" }).fill("say ₹1.4 crore");
    await drawer.getByRole("button", { name: "Add the note" }).click();
    await expect(drawer.getByRole("checkbox", { name: "say ₹1.4 crore" })).not.toBeChecked();
    expect(await violations(page, "dialog")).toEqual([]);
    await page.keyboard.press("Escape");

    const isSent = page.waitForResponse(
      (sent) => sent.url().endsWith("/events") && sent.request().method() === "POST" && sent.ok(),
    );
    await isSent;
    await context.setOffline(true);
    await answer(
      page,
      "From 400 refunds a week to about 260, in five weeks. I did the query myself.",
    );
    await openMore(page);
    await expect(
      drawer.getByText(/No connection. Your text is saved on this device/u),
    ).toBeVisible();
    await expect(drawer.getByText(/to about 260, in five weeks/u)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Pause" }).click();
    const paused = page.getByRole("alertdialog", { name: "Paused" });
    await expect(paused.getByText(/Nothing is lost/u)).toBeVisible();
    await expect(paused.getByRole("button", { name: "Go on" })).toBeFocused();
    await paused.getByRole("button", { name: "Go on" }).click();

    const isCaughtUp = page.waitForResponse(
      (sent) => sent.url().endsWith("/events") && sent.request().method() === "POST" && sent.ok(),
    );
    await context.setOffline(false);
    await isCaughtUp;
    await openMore(page);
    await drawer.getByRole("button", { name: "End interview" }).click();
    await page
      .getByRole("dialog", { name: "End the interview?" })
      .getByRole("button", { name: "End interview" })
      .click();
    await expect(page).toHaveURL(/\/interview\/report\//u);

    await page.goto("/interview");
    const row = page.getByRole("row", { name: /Behavioural/u });
    await expect(row.getByText(/2 answers/u)).toBeVisible();
    await expect(row.getByRole("link", { name: /^Report/u })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await row.getByRole("button", { name: "Delete Behavioural" }).click();
    await expect(row).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row).toBeVisible();
  });
});

test("a query is written in the room, run, and handed in with the answer", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Divya Nair");
  await page.goto("/interview/get-started?kind=coding");
  await page.getByRole("button", { name: "Enter the room" }).click();
  await page.getByRole("button", { name: "I am ready" }).click();
  await question(page);
  await page.getByRole("textbox", { name: "Your query" }).focus();
  // The field is replaced by the editor that is fetched at its first focus.
  await page.locator(".cm-content").focus();
  await page.keyboard.insertText("SELECT 1 AS one, 'only this' AS said");
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.getByText("only this", { exact: true })).toBeVisible();
  await expect(page.getByText(/Real mode: whether it is right is said at the end/u)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const isSent = page.waitForRequest((sent) => (sent.postData() ?? "").includes('"solved"'));
  await answer(page, "I would first group the rows by their key and then filter the groups.");
  const { happened } = (await isSent).postDataJSON() as {
    readonly happened: readonly Readonly<Record<string, unknown>>[];
  };
  expect(happened.find(({ kind }) => kind === "solved")).toMatchObject({
    language: "sql",
    code: "SELECT 1 AS one, 'only this' AS said",
    passed: 0,
    total: 1,
  });
});

test("another device goes on with what the first one began, and studies it with hints and a second try", async ({
  page,
  browser,
  signedInAs,
}) => {
  await signedInAs("Gauri Deshpande");
  await page.goto("/interview/get-started?kind=behavioural");
  await page.getByRole("radio", { name: /^Study/u }).check();
  await page.getByRole("button", { name: "Enter the room" }).click();
  await page.getByRole("button", { name: "I am ready" }).click();
  const first = await question(page);
  await page.getByRole("button", { name: "Show a hint" }).click();
  await expect(page.getByText(/^Hint 1 of/u)).toBeVisible();
  const isSent = page.waitForResponse(
    (sent) => sent.url().endsWith("/events") && sent.request().method() === "POST" && sent.ok(),
  );
  await page.getByRole("button", { name: "Show a model answer" }).click();
  await expect(page.getByText("The person and the company in it are invented.")).toBeVisible();
  await isSent;

  const other = await browser.newContext({
    baseURL: originOf(),
    storageState: await page.context().storageState(),
  });
  const laptop = await other.newPage();
  await laptop.goto("/interview");
  await laptop.getByRole("link", { name: "Go on", exact: true }).click();
  expect(await question(laptop)).toBe(first);
  await laptop.getByRole("button", { name: "Skip it" }).click();
  await expect(laptop.getByRole("heading", { name: "What it is really asking" })).toBeVisible();
  await laptop.emulateMedia({ colorScheme: "dark" });
  expect(await violations(laptop)).toEqual([]);
  await laptop.getByRole("button", { name: "Try again" }).click();
  expect(await question(laptop)).toBe(first);
  const worth = laptop.getByRole("heading", { name: /^This answer, \d+ of 25/u });
  // Asked back twice at most; then it is told what the answer was worth.
  for (let turn = 0; turn < 3 && !(await worth.isVisible()); turn++) {
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    await answer(laptop, `${turn + 1}. ${ANSWER}`);
    // oxlint-disable-next-line no-await-in-loop -- what comes of it is there before the next
    await expect(worth.or(answerField(laptop))).toBeVisible();
  }
  await expect(worth).toBeVisible();
  expect(await violations(laptop)).toEqual([]);
  await other.close();
});

test("an interview goes on after a reload without a connection", async ({ browser }) => {
  test.slow();
  const context = await browser.newContext({ baseURL: originOf(), serviceWorkers: "allow" });
  const page = await context.newPage();
  await signIn(page, "Farhan Ali");
  await page.goto("/interview/get-started?kind=behavioural");
  await page.getByRole("button", { name: "Enter the room" }).click();
  await page.getByRole("button", { name: "I am ready" }).click();
  const first = await question(page);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe("activated");
  await page.reload();
  await page.waitForLoadState("networkidle");

  await context.setOffline(true);
  await page.reload();
  expect(await question(page)).toBe(first);
  await answer(page, ANSWER);
  await page.reload();
  await expect(page.getByRole("region", { name: "Transcript" }).getByText(ANSWER)).toBeVisible();
  const isSent = page.waitForResponse(
    (sent) => sent.url().endsWith("/events") && sent.request().method() === "POST" && sent.ok(),
  );
  await context.setOffline(false);
  await isSent;
  await context.close();
});
