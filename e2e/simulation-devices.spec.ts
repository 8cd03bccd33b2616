import type { BrowserContext, Page } from "@playwright/test";
import type { Act } from "@taiyari/domain/simulation";
import { mail, openChat, part, slowTheClock, waitForNext } from "./desk.ts";
import { originOf } from "./editor-resumes.ts";
import { expect, signIn, test } from "./fixtures.ts";

const TELLS_IMRAN =
  "UPI payments fail at the gateway since 7:10 pm. Nobody knows yet when the money goes back; you hear by 11:30.";
const RELOAD_MS = 30_000;

/** The server has kept something of this kind from a page. */
const sent = (page: Page, kind: Act["kind"]) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith("/acts") &&
      answer.ok() &&
      (answer.request().postData() ?? "").includes(`"kind":"${kind}"`),
  );
const log = (page: Page) => page.getByRole("log");
const clock = (page: Page) => page.getByText("Time at the desk:").locator("..");
const notes = (page: Page) => page.getByRole("textbox", { name: "Your notes" });

/** On a phone the notes are among the tasks. */
async function openNotes(page: Page): Promise<void> {
  await part(page, "Tasks").click();
  await page
    .getByRole("button", { name: /^Notes/u })
    .first()
    .click();
  await expect(notes(page)).toBeVisible();
}

async function say(page: Page, name: string, text: string): Promise<void> {
  await openChat(page, name);
  await page.getByRole("textbox", { name: `Message to ${name}` }).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(log(page).getByText(text)).toBeVisible();
}

/** As when somebody comes back to a page that was open all the time. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

/** In the page: whether what the day comes to is kept, the last of which is its debrief. */
async function keepsTheDay(): Promise<boolean> {
  const caches = await Promise.all(
    (await window.caches.keys()).map((name) => window.caches.open(name)),
  );
  const kept = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
  return ["form-here", "estimate-dialog", "task-page", "debrief-page", "simulations/files/"].every(
    (file) => kept.some(({ url }) => url.includes(file)),
  );
}

async function isReadyForNoLine(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe("activated");
  await expect.poll(() => page.evaluate(keepsTheDay)).toBe(true);
}

/** The acts of a day as the server has them. */
async function actsOf(context: BrowserContext, id: string): Promise<readonly Act[]> {
  const kept = await context.request.get(`/api/v1/simulations/${id}`);
  return ((await kept.json()) as { readonly acts: readonly Act[] }).acts;
}

test("a day begun on a phone goes on without a line, and on a laptop, and nothing that either wrote is lost", async ({
  browser,
}) => {
  test.slow();
  const pocket = await browser.newContext({
    baseURL: originOf(),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    serviceWorkers: "allow",
  });
  const phone = await pocket.newPage();
  await slowTheClock(phone);
  await signIn(phone, "Nirmala Sahu");
  await phone.goto("/simulation", { timeout: RELOAD_MS });
  await phone.getByRole("button", { name: "Begin Diwali week" }).click();
  await phone.getByRole("button", { name: "Start the day" }).click();
  const id = /simulation\/([\w-]{36})/u.exec(phone.url())?.[1] ?? "";
  await waitForNext(phone);
  await waitForNext(phone);
  await part(phone, "Inbox").click();
  await mail(phone, "120 tickets: paid, but no order").click();
  await isReadyForNoLine(phone);

  await pocket.setOffline(true);
  await phone.reload({ timeout: RELOAD_MS });
  await expect(phone.getByRole("heading", { level: 2 }).first()).toContainText("120 tickets");
  await phone.getByRole("button", { name: "Open tickets_sample.txt" }).click();
  await expect(
    phone.getByText("Bhai paise kat gaye order nahi aaya. UPI ref 4311..."),
  ).toBeVisible();
  await say(phone, "Devika", "Since when does the gateway refuse UPI payments?");
  await expect(log(phone).getByText("Devika is typing")).toBeVisible();
  await waitForNext(phone);
  await openChat(phone, "Devika");
  await expect(log(phone).getByRole("listitem")).toHaveCount(2);
  const answer = (await log(phone).getByRole("listitem").last().textContent()) ?? "";

  await openChat(phone, "Imran");
  await phone.getByRole("textbox", { name: /Imran/u }).fill(TELLS_IMRAN);
  await phone.getByRole("button", { name: "Send", exact: true }).click();
  await phone.getByRole("button", { name: "Hand in without it" }).click();
  await expect(phone.getByText("1 of 5 handed in")).toBeAttached();

  await openNotes(phone);
  await notes(phone).fill("7:10 pm");
  await part(phone, "Inbox").click();
  await mail(phone, "Rangoli on Friday").click();
  await phone.getByRole("button", { name: "Reply", exact: true }).click();
  const draft = phone.getByRole("textbox", { name: "Reply" });
  await draft.fill("I come if the trucks");
  await expect(phone.getByText(/Saved \d+:\d\d on this device/u)).toBeVisible();
  await phone.reload({ timeout: RELOAD_MS });
  await expect(draft).toHaveValue("I come if the trucks");
  await expect(phone.getByText("1 of 5 handed in")).toBeAttached();
  expect(await actsOf(pocket, id).catch(() => [])).not.toContainEqual(
    expect.objectContaining({ kind: "handed-in" }),
  );

  const caughtUp = sent(phone, "noted");
  await pocket.setOffline(false);
  await caughtUp;
  await expect
    .poll(async () => (await actsOf(pocket, id)).map(({ kind }) => kind))
    .toEqual(expect.arrayContaining(["chat-sent", "handed-in", "noted"]));

  const desk = await browser.newContext({
    baseURL: originOf(),
    viewport: { width: 1440, height: 900 },
    storageState: { ...(await pocket.storageState()), origins: [] },
  });
  const laptop = await desk.newPage();
  await slowTheClock(laptop);
  await laptop.goto(`/simulation/${id}`, { timeout: RELOAD_MS });
  await expect(laptop.getByText("1 of 5 handed in")).toBeVisible();
  await part(laptop, "Inbox").click();
  await expect(part(laptop, "Inbox")).toHaveText((await part(phone, "Inbox").textContent()) ?? "");
  await expect(clock(laptop)).toHaveText((await clock(phone).textContent()) ?? "");
  await mail(laptop, "Rangoli on Friday").click();
  await laptop.getByRole("button", { name: "Reply", exact: true }).click();
  await expect(laptop.getByRole("textbox", { name: "Reply" })).toHaveValue("");
  await openChat(laptop, "Devika");
  await expect(log(laptop).getByRole("listitem").last()).toHaveText(answer);
  await part(laptop, "Notes").click();
  await expect(notes(laptop)).toHaveValue("7:10 pm");

  // Both at once: what one of them does reaches the other when somebody looks at it again.
  await pocket.setOffline(true);
  await say(phone, "Rohit", "I am on it, you hear from me.");
  await openNotes(phone);
  await notes(phone).fill("7:10 pm\ncall Rohit");
  await part(phone, "Tasks").click();
  const written = sent(laptop, "noted");
  await notes(laptop).fill("7:10 pm\n4,140 orders");
  await part(laptop, "Tasks").click();
  await written;
  const asked = sent(laptop, "chat-sent");
  await say(laptop, "Farida", "Which rate is in the file?");
  await asked;
  const both = sent(phone, "noted");
  await pocket.setOffline(false);
  await both;
  await comeBack(laptop);
  await comeBack(phone);
  for (const page of [laptop, phone]) {
    await openChat(page, "Rohit");
    await expect(log(page).getByText("I am on it, you hear from me.")).toBeVisible();
    await openChat(page, "Farida");
    await expect(log(page).getByText("Which rate is in the file?")).toBeVisible();
    await openNotes(page);
    await expect(notes(page)).toHaveValue(/^7:10 pm\n/u);
    await expect(notes(page)).toHaveValue(/4,140 orders/u);
    await expect(notes(page)).toHaveValue(/call Rohit/u);
  }

  await part(laptop, "Tasks").click();
  const over = sent(laptop, "ended");
  await laptop.getByRole("button", { name: "End the day" }).click();
  await laptop
    .getByRole("dialog", { name: "End the day?" })
    .getByRole("button", { name: "End the day" })
    .click();
  await over;
  await comeBack(phone);
  await expect(phone.getByText("The day is over.")).toBeVisible();
  await expect(phone.getByRole("link", { name: "See the debrief" })).toBeVisible();
  await pocket.close();
  await desk.close();
});
