import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { violations } from "./axe.ts";
import { mail, part, slowTheClock, waitForNext } from "./desk.ts";
import { expect, test } from "./fixtures.ts";
import { beginDay, type DoneAct } from "./simulated-day.ts";

/** Opens the desk of a day, in which this was done. */
async function openDay(page: Page, scenario: string, acts: readonly DoneAct[] = []): Promise<void> {
  await slowTheClock(page);
  const id = await beginDay(page, scenario, acts);
  await page.goto(`/simulation/${id}`);
}

const floating = (page: Page) => page.getByRole("region", { name: /^New message from/u });

test("a first hour at the desk: mails and messages come, are read and answered, and nothing is lost over a reload and a pause", async ({
  page,
  signedInAs,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedInAs("Asha Kulkarni");
  await openDay(page, "diwali-week");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Diwali week");
  await expect(page.getByText("One minute of yours is four here")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Start the day" }).click();
  await expect(page.getByText("0 of 5 handed in")).toBeVisible();
  await expect(page.getByText("Nothing has come yet. It will.")).toBeVisible();

  await waitForNext(page);
  await expect(page.getByRole("status").filter({ hasText: "New mail from Imran" })).toHaveCount(1);
  await expect(part(page, "Inbox")).toHaveAccessibleName("Inbox 1 unread");
  await waitForNext(page);
  await part(page, "Inbox").click();
  await mail(page, "120 tickets: paid, but no order").click();
  await expect(part(page, "Inbox")).toHaveAccessibleName("Inbox 1 unread");
  await page.getByRole("button", { name: "Open tickets_sample.txt" }).click();
  await expect(
    page.getByText("Bhai paise kat gaye order nahi aaya. UPI ref 4311..."),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await waitForNext(page);
  await part(page, "Inbox").click();
  await expect(mail(page, "Why did yesterday dip?")).toContainText("Answer by 11:00");
  // The list is one stop of the keyboard.
  await mail(page, "Why did yesterday dip?").focus();
  await page.keyboard.press("ArrowDown");
  await expect(mail(page, "120 tickets: paid, but no order")).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(mail(page, "Why did yesterday dip?")).toBeFocused();
  const table = page.getByRole("region", { name: "payments_4_nov.csv" });
  await expect(table.getByRole("row", { name: "UPI" })).toContainText("41,280");
  await expect(page.getByText("Counts for")).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: "Open payments_4_nov.csv", exact: true }).click();
  await page.getByRole("columnheader", { name: "attempts" }).getByRole("button").click();
  await expect(page.getByRole("columnheader", { name: "attempts" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await expect(page.getByRole("rowheader").first()).toHaveText("EMI");
  await expect(page.getByRole("rowheader").last()).toHaveText("All");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Excel" }).click();
  const workbook = await download;
  expect(workbook.suggestedFilename()).toBe("payments_4_nov.xlsx");
  const packed = await readFile(await workbook.path());
  expect(packed.subarray(0, 2).toString()).toBe("PK");

  // A message floats until it is answered or put off, and takes no focus.
  await waitForNext(page);
  await expect(floating(page)).toContainText("14 items are out in at least one hub");
  await expect(page.getByRole("button", { name: "Wait for what comes next" })).toBeFocused();
  await floating(page).getByRole("button", { name: "Later" }).click();
  await expect(floating(page)).toHaveCount(0);
  await expect(part(page, "Tasks")).toBeFocused();
  await expect(part(page, "Chat")).toHaveAccessibleName("Chat 1 unread");
  await part(page, "Chat").click();
  await page.getByRole("list", { name: "Chats" }).getByRole("button", { name: "Rohit" }).click();
  const message = page.getByRole("textbox", { name: "Message to Rohit" });
  await page.getByRole("button", { name: "List by 10:40, promised." }).click();
  await expect(message).toBeFocused();
  await message.fill("List by 10:40, one row for each pin code and item.");
  expect(await violations(page)).toEqual([]);
  await message.press("Enter");
  const log = page.getByRole("log");
  await expect(log.getByText("List by 10:40, one row")).toBeVisible();
  await expect(log.getByText("Rohit is typing")).toBeVisible();
  await expect(page.getByRole("region", { name: "You promised" })).toHaveText(
    /Rohit Sethi by 10:40/u,
  );

  await waitForNext(page);
  await floating(page).getByRole("button", { name: "Reply" }).click();
  await expect(message).toBeFocused();
  await expect(log.getByText("Rohit is typing")).toHaveCount(0);
  await expect(log.getByRole("listitem")).toHaveCount(3);

  // Notes and drafts are on the device with each key.
  await part(page, "Notes").click();
  const notes = page.getByRole("textbox", { name: "Your notes" });
  await notes.fill("4,140 lost orders, not 7,100");
  await page.reload();
  await expect(notes).toHaveValue("4,140 lost orders, not 7,100");
  await expect(page.getByText(/^Saved \d+:\d\d$/u)).toBeVisible();

  await waitForNext(page);
  await part(page, "Inbox").click();
  await mail(page, "COD fees: please do not send out yet").click();
  await page.getByRole("button", { name: "Reply", exact: true }).click();
  const reply = page.getByRole("textbox", { name: "Reply" });
  await expect(reply).toBeFocused();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Write something first.")).toBeVisible();
  await reply.fill("I hold the file, and tell the agency that it comes on Monday.");
  await page.getByRole("button", { name: "Later", exact: true }).click();
  await mail(page, "Why did yesterday dip?").click();
  await mail(page, "COD fees: please do not send out yet").click();
  await expect(reply).toHaveValue("I hold the file, and tell the agency that it comes on Monday.");

  await page.getByRole("button", { name: "Pause the clock" }).click();
  const paused = page.getByRole("alertdialog", { name: "Paused" });
  await expect(paused.getByRole("button", { name: "Go on" })).toBeFocused();
  await expect(paused.getByText(/and waits\./u)).toBeVisible();
  await expect(page.locator("[inert]")).toContainText("Why did yesterday dip?");
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(paused).toBeVisible();
  await paused.getByRole("button", { name: "Go on" }).click();

  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(page.getByRole("article")).toContainText("To Farida Khan");

  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.getByRole("button", { name: "Inbox", exact: true }).last()).toBeVisible();
  await page.getByRole("article").getByRole("button", { name: "Inbox" }).click();
  await expect(mail(page, "Why did yesterday dip?")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await mail(page, "Rangoli on Friday").click();
  await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
  await page.goBack();
  await expect(mail(page, "Rangoli on Friday")).toBeVisible();
  await part(page, "Chat").click();
  await page.getByRole("list", { name: "Chats" }).getByRole("button", { name: "Rohit" }).click();
  await expect(message).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await part(page, "Tasks").click();
  await page.getByRole("button", { name: /^Notes/u }).click();
  await expect(notes).toHaveValue("4,140 lost orders, not 7,100");
  await page.getByRole("button", { name: "Tasks" }).first().click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: "End the day" }).click();
  const ending = page.getByRole("dialog", { name: "End the day?" });
  await expect(ending.getByText("Answer to Priya, due 11:00")).toBeVisible();
  await ending.getByRole("button", { name: "End the day" }).click();
  await expect(page.getByText("The day is over.")).toBeVisible();
  await expect(page.getByRole("link", { name: "See the debrief" })).toBeVisible();
  await part(page, "Inbox").click();
  await mail(page, "COD fees: please do not send out yet").click();
  await expect(page.getByText("the rate changed on 16 October")).toBeVisible();
  await expect(page.getByRole("button", { name: "Reply", exact: true })).toHaveCount(0);
});

test("a document of the desk is a sheet of paper, and a PDF of the same words", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Asha Kulkarni");
  await openDay(page, "month-end-close");
  await page.getByRole("button", { name: "Start the day" }).click();
  await part(page, "Files").click();
  await page.getByRole("list", { name: "Files" }).getByRole("button", { name: "bill_svi" }).click();
  const sheet = page.getByRole("region", { name: "Pages of bill_svi_5560.pdf" });
  await expect(sheet.getByRole("row", { name: "Total" })).toContainText("1,22,720.00");
  expect(await violations(page)).toEqual([]);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "PDF", exact: true }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("bill_svi_5560.pdf");
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await saved.path())));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const words of ["Tax invoice", "SVI/5560", "1,04,000.00", "1,22,720.00", "Page 1 of 1"])
    expect(text).toContain(words);
});

test("work that nobody has read yet is taken back, and what is late says so", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Asha Kulkarni");
  const work = {
    text: "UPI payments failed from 7:10 pm. I do not know yet when the money goes back; you hear by 11:30.",
    to: ["imran"],
    attached: [],
    code: "",
    run: null,
    remarks: [],
    chosen: [],
    rows: [],
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDay(page, "diwali-week", [
    { at: 0, kind: "resumed" },
    { at: 80, kind: "handed-in", task: "tickets_imran", work },
  ]);
  const today = page.getByRole("complementary", { name: "Today" });
  const row = (title: string) => today.getByRole("listitem").filter({ hasText: title });
  await expect(page.getByText("1 of 5 handed in")).toBeVisible();
  await expect(row("Tickets: a word to Imran")).toContainText(
    "Handed in 10:50. Imran reads it at 10:55",
  );
  await expect(row("Pin codes for Rohit")).toContainText("5 min late (was due 10:45)");
  await expect(row("Answer to Priya")).toContainText("10 min left");
  await expect(page.getByRole("img", { name: /Rohit was due at 10:45/u })).toBeVisible();
  await row("Tickets: a word to Imran").getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("0 of 5 handed in")).toBeVisible();
  await expect(row("Tickets: a word to Imran")).toContainText("30 min late");
  // Several messages wait their turn.
  await expect(floating(page)).toHaveCount(1);
  const first = await floating(page).textContent();
  await floating(page).getByRole("button", { name: "Later" }).click();
  await expect(floating(page)).not.toHaveText(first ?? "");
  await floating(page).getByRole("button", { name: "Reply" }).click();
  await expect(page.getByRole("textbox", { name: /^Message to/u })).toBeFocused();
  expect(await violations(page)).toEqual([]);
});
