import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { originOf } from "./editor-resumes.ts";
import { expect, test } from "./fixtures.ts";
import { readPdf } from "./paper/read-pdf.ts";
import { builtDay, playedDayFor } from "./played-day.ts";
import { resumeFor } from "./resume-for.ts";

const DESK = /\/simulation\/[0-9a-f-]{36}$/u;

async function looksWell(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** Without spaces and line ends: a document breaks its lines where it likes. */
const bare = (text: string) => text.replaceAll(/\s+/gu, "");

async function downloaded(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), pdf: await readPdf(await readFile(await file.path())) };
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("somebody chooses their first day, comes back to it, begins it anew, and deletes one by mistake", async ({
    page,
    signedInAs,
  }) => {
    await signedInAs("Meera Joshi");
    await page.route("**/simulations/simulations.json", (route) => route.fulfill({ status: 404 }));
    await page.goto("/simulation");
    await expect(page.getByRole("alert")).toContainText("Taiyari does not answer.");
    await page.unroute("**/simulations/simulations.json");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Your days will be kept here" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Next" })).toHaveCount(0);
    const cards = page.getByRole("article");
    await expect(cards.first()).toBeVisible();
    const all = await cards.count();
    expect(all).toBeGreaterThanOrEqual(7);
    await looksWell(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await page.getByRole("button", { name: "Finance", exact: true }).click();
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText("Month-end close");
    await page.getByRole("button", { name: `All ${all}` }).click();
    await expect(cards).toHaveCount(all);

    await page.getByRole("button", { name: "Begin On-call night" }).click();
    await expect(page).toHaveURL(DESK);
    const first = page.url();
    await page.goto("/simulation");
    const next = page.getByRole("region", { name: "Next" });
    await expect(next).toContainText("On-call night has not begun yet.");
    const card = page.getByRole("article", { name: "On-call night" });
    await expect(card).toContainText("In progress, 0 of");

    await card.getByRole("button").click();
    const dialog = page.getByRole("dialog", { name: "On-call night" });
    await expect(dialog.getByRole("link", { name: "Go on" })).toBeVisible();
    expect(await violations(page, "dialog")).toEqual([]);
    await dialog.getByRole("button", { name: "Begin anew" }).click();
    await expect(page).toHaveURL(DESK);
    expect(page.url()).not.toBe(first);

    await page.goto("/simulation");
    const days = page.getByRole("region", { name: "Your days" });
    await expect(days.getByRole("row")).toHaveCount(2);
    await days.getByRole("button", { name: "Delete On-call night" }).first().click();
    await expect(days.getByRole("row")).toHaveCount(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(days.getByRole("row")).toHaveCount(2);
    await page.reload();
    await expect(days.getByRole("row")).toHaveCount(2);
  });
});

/** Begins as many days as a device does not fetch at once. */
async function beginMany(page: Page): Promise<void> {
  const { version, digest } = await builtDay(page, "on-call-night");
  for (let day = 1; day <= 31; day += 1) {
    const startedAt = `2026-11-13T04:00:${String(day).padStart(2, "0")}.000Z`;
    const run = { id: randomUUID(), scenario: "on-call-night", version, digest, startedAt };
    // oxlint-disable-next-line no-await-in-loop -- one after another, as a person begins them
    const begun = await page.request.post("/api/v1/simulations", {
      headers: { Origin: originOf() },
      data: { run },
    });
    expect(begun.ok()).toBe(true);
  }
}

test("a debrief is of a day that is over and one’s own", async ({ page, signedInAs }) => {
  await signedInAs("Dev Rao");
  await page.goto(`/simulation/${randomUUID()}/debrief`);
  await expect(page.getByRole("heading", { name: "There is no such day" })).toBeVisible();
  const going = await playedDayFor(page, {
    scenario: "diwali-week",
    player: "excellent",
    acts: 14,
  });
  await page.goto("/simulation");
  const next = page.getByRole("region", { name: "Next" });
  await expect(next).toContainText("Diwali week stands still at 10:36.");
  await expect(next).toContainText("Priya waits for your mail until 11:00");
  await expect(next).toContainText("2 of 5 handed in");
  await expect(next.getByRole("link", { name: "Back to the desk" })).toBeVisible();
  await page.goto(`/simulation/${going}/debrief`);
  await expect(page.getByRole("heading", { name: "This day is not over" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the desk" }).click();
  await expect(page).toHaveURL(DESK);
});

test("the day of somebody who pleased everybody, told back to them: what they promised, what it cost, and what they may say of it", async ({
  page,
  browser,
  signedInAs,
}) => {
  await signedInAs("Asha Kulkarni");
  const id = await playedDayFor(page, { scenario: "diwali-week", player: "pleaser" });
  await page.goto("/simulation");
  const card = page.getByRole("article", { name: "Diwali week" });
  await expect(card).toContainText("1 of 4 endings");
  await card.getByRole("button", { name: "Play again: Diwali week" }).click();
  const again = page.getByRole("dialog", { name: "Diwali week" });
  await expect(again.getByRole("link", { name: "See the debrief" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Debrief of Diwali week" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Diwali week at Tarang Bazaar");
  await expect(page.getByText("Ending 3 of 4")).toBeVisible();
  await expect(
    page.getByRole("link", { name: /^Answer to Priya ?: how it was read/u }),
  ).toHaveAttribute("href", `/simulation/${id}/tasks/answer_priya`);
  await expect(
    page.getByRole("heading", { name: "Helpful to everybody, right for nobody" }),
  ).toBeVisible();
  // The other endings are not given away.
  await expect(page.getByText("The right number, and everybody served")).toHaveCount(0);

  const log = page.getByRole("region", { name: "What you decided, and what it cost" });
  const entry = (text: string) => log.getByRole("listitem").filter({ hasText: text });
  await expect(entry("You promised Rohit Sethi an answer by 10:10")).toContainText(
    "Yes, list by 10:10, promised.",
  );
  await expect(entry("Your promise to Rohit Sethi was not kept")).toContainText("Rohit −8");
  await expect(entry("Handed in: Pin codes for Rohit")).toContainText("13 minutes late");
  await expect(entry("Handed in: Answer to Priya")).toContainText("Sent back at 10:39.");
  await expect(entry("The COD fees went out")).toContainText("340 credit notes");
  const before = await log.getByRole("listitem").count();
  await expect(entry("Rangoli on Friday")).toHaveCount(0);
  await log.getByRole("button", { name: /^Show the rest of the log/u }).click();
  await expect(entry("Rangoli on Friday")).toBeVisible();
  expect(await log.getByRole("listitem").count()).toBeGreaterThan(before);
  await expect(log.getByText("nothing left out")).toBeVisible();

  const seen = page.getByRole("region", { name: "How they saw you" });
  await expect(seen.getByRole("img", { name: /^Trust from 50 to \d+$/u })).toHaveCount(5);
  await expect(seen).toContainText("I now explain to 340 sellers a fee that I had asked you");
  const competencies = page.getByRole("region", { name: "Six competencies" });
  await expect(competencies.getByRole("listitem")).toHaveCount(6);
  await expect(competencies.getByRole("listitem").filter({ hasText: "Ethics" })).toContainText(
    "The returns were left out of the number, as Priya asked.",
  );
  await expect(page.getByRole("link", { name: /Working with joins/u })).toHaveAttribute(
    "href",
    "/learning/sql-for-data-professionals/docs/working-with-joins",
  );
  await looksWell(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await looksWell(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1280, height: 800 });

  const { name, pdf } = await downloaded(page, "Download PDF");
  expect(name).toBe("Debrief Diwali week 12 Nov 2026.pdf");
  const words = bare(pdf.text);
  for (const told of [
    "a practice simulation",
    "Ending 3 of 4: Helpful to everybody, right for nobody",
    "Your promise to Rohit Sethi was not kept",
    "Rangoli on Friday",
    "340 credit notes",
  ])
    expect(words).toContain(bare(told));
  expect(words).not.toContain("\uFFFD");

  await page.getByRole("button", { name: "Get the certificate" }).click();
  const dialog = page.getByRole("dialog", { name: "Your name on the certificate" });
  await dialog.getByRole("textbox").fill("A");
  await dialog.getByRole("button", { name: "Make the certificate" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Write your name in 2 to 80 letters.");
  await dialog.getByRole("textbox").fill("Asha Kulkarni");
  await dialog.getByRole("button", { name: "Make the certificate" }).click();
  const certificate = page.getByRole("region", { name: "Your certificate" });
  await expect(certificate.getByRole("article", { name: "Certificate" })).toContainText(
    "This was a practice simulation, not employment.",
  );
  await looksWell(page);
  const address = await certificate
    .getByRole("link", { name: "See the public page" })
    .getAttribute("href");
  const code = address?.slice(-9) ?? "";
  const sheet = await downloaded(page, "Download the certificate");
  expect(sheet.name).toBe(`Certificate ${code}.pdf`);
  expect(sheet.pdf.sizes).toEqual([[842, 595]]);
  expect(sheet.pdf.links.map((link) => new URL(link).pathname)).toEqual([address]);
  expect(bare(sheet.pdf.text)).toContain(bare("completed the work simulation (practice)"));
  expect(bare(sheet.pdf.text)).not.toContain(bare("Helpful to everybody"));

  const stranger = await (await browser.newContext({ baseURL: originOf() })).newPage();
  await stranger.goto("/simulation/certificates/0000-0000");
  await expect(
    stranger.getByRole("heading", { name: "No certificate has this code" }),
  ).toBeVisible();
  await stranger.getByLabel("Code, like 7K4M-92QX").fill(code.toLowerCase());
  await stranger.getByRole("button", { name: "Check" }).click();
  await expect(stranger.getByText("This certificate is genuine")).toBeVisible();
  await expect(stranger.getByText(/practice simulation, not employment/u).first()).toBeVisible();
  await expect(stranger.getByText("Helpful to everybody")).toHaveCount(0);
  await looksWell(stranger);
  await stranger.setViewportSize({ width: 360, height: 740 });
  await looksWell(stranger);
  expect(await stranger.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await certificate.getByRole("switch").click();
  await expect(certificate.getByText("Public page is off")).toBeVisible();
  await stranger.reload();
  await expect(
    stranger.getByRole("heading", { name: "No certificate has this code" }),
  ).toBeVisible();
  await stranger.context().close();

  // A day of 59 points showed too little for a line on a resume.
  await expect(
    page.getByText("A line for your resume comes with a day of 60 points"),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Put it on my resume" })).toHaveCount(0);

  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page).toHaveURL(DESK);
  expect(page.url()).not.toContain(id);
});

test("a day before the latest thirty is fetched when its debrief is opened, and with all of them", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Farah Khan");
  const id = await playedDayFor(page, { scenario: "month-end-close", player: "careless" });
  await beginMany(page);
  await page.goto("/simulation");
  const days = page.getByRole("region", { name: "Your days" });
  await expect(days).toContainText("5 of 32.");
  await page.goto(`/simulation/${id}/debrief`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Month-end close at Kaveri Packaging",
  );
  await page.goto("/simulation");
  await days.getByRole("button", { name: "Show all" }).click();
  await expect(days.getByRole("row")).toHaveCount(33);
  await expect(page.getByRole("article", { name: "Month-end close" })).toContainText(
    "1 of 4 endings",
  );
});

test("a day that went well gives a line for a resume, with blanks, and stands there as practice", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Kavya Nair");
  await resumeFor(page);
  const id = await playedDayFor(page, { scenario: "diwali-week", player: "excellent" });
  await page.goto(`/simulation/${id}/debrief`);
  await expect(page.getByText("The right number, and everybody served")).toBeVisible();
  await expect(page.getByText("which number?")).toBeVisible();
  await page.getByRole("button", { name: "Put it on my resume" }).click();
  const resumes = page.getByRole("dialog", { name: "Put it on my resume" });
  await expect(resumes.getByRole("button", { name: "Supply planner" })).toBeVisible();
  expect(await violations(page, "dialog")).toEqual([]);
  await resumes.getByRole("button", { name: "Supply planner" }).click();
  await expect(page).toHaveURL(/\/resume\/builder\//u);
  await expect(page.getByText("The day stands among your projects")).toBeVisible();
  await expect(
    page.getByRole("textbox", { name: "Name" }).and(page.locator(":visible")),
  ).toHaveValue("Diwali week: work simulation (practice)");
});
