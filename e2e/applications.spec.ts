import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { newDraft } from "@taiyari/domain/draft";
import { violations } from "./axe.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";
import { resumeFor } from "./resume-for.ts";
import { expectNoOverflow } from "./touch.ts";

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
const DAY_MS = 86_400_000;

/** A date some days from today in India, as the page and a field write it. */
function day(from: number) {
  const at = Date.now() + from * DAY_MS;
  const zone = { timeZone: "Asia/Kolkata" };
  const iso = new Intl.DateTimeFormat("sv-SE", zone).format(at);
  const [year, month, date] = iso.split("-").map(Number);
  const names = [
    "Jan",
    "Feb",
    "Mar",
    "Apr",
    "May",
    "Jun",
    "Jul",
    "Aug",
    "Sep",
    "Oct",
    "Nov",
    "Dec",
  ];
  return { iso, text: `${date} ${names[(month ?? 1) - 1]} ${year}` };
}

const row = (page: Page, company: string) =>
  page.getByRole("row").filter({ has: page.getByRole("button", { name: company, exact: true }) });

test("a job is tracked from saved to offer, survives a reload half typed, and is found again on the dashboard", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Ananya Iyer");
  await page.setViewportSize(DESKTOP);
  const resume = await resumeFor(page, newDraft(), "Analyst roles");
  await page.goto("/dashboard");
  const card = page.getByRole("region", { name: "Applications" });
  await card.getByRole("link", { name: "Track an application" }).click();
  const form = page.getByRole("dialog", { name: "Track an application" });

  // Refused with a sentence before anything is sent.
  await expect(form.getByLabel("Company")).toBeFocused();
  await form.getByRole("button", { name: "Add" }).click();
  await expect(form.getByText("Write the name of the company.")).toBeVisible();
  await form.getByLabel("Company").fill("Nandi Retail");
  await form.getByLabel("Role").fill("Data Analyst");
  await form.getByLabel("Link to the posting").fill("javascript:alert(1)");
  await form.getByRole("button", { name: "Add" }).click();
  await expect(form.getByText("The link is no web address.", { exact: false })).toBeVisible();
  expect(await violations(page, "dialog[open]")).toEqual([]);

  // Half typed and loaded again: all of it stands there.
  await form.getByLabel("Link to the posting").fill("jobs.example.in/42");
  await form.getByLabel("Next step", { exact: true }).fill("Panel interview");
  await form.getByLabel("Next step on", { exact: true }).fill(day(1).iso);
  await form.getByLabel("Salary, if it is known").fill("12.5 lakh");
  await form.getByLabel("Note").fill("Asha works there.");
  await page.reload();
  await expect(form.getByLabel("Note")).toHaveValue("Asha works there.");
  await expect(form.getByLabel("Salary, if it is known")).toHaveValue("12,50,000");
  await form.getByLabel("Resume that went with it").selectOption("Analyst roles");
  await form.getByRole("button", { name: "Add" }).click();

  const nandi = row(page, "Nandi Retail");
  await expect(nandi).toContainText("Data Analyst");
  await expect(nandi).toContainText("₹12,50,000 a year");
  await expect(nandi).toContainText(`Tomorrow, ${day(1).text}`);
  await expect(nandi.getByRole("link", { name: "Analyst roles" })).toHaveAttribute(
    "href",
    `/resume/builder/${resume}`,
  );
  await expect(nandi.getByRole("link", { name: "The posting" })).toHaveAttribute(
    "href",
    "https://jobs.example.in/42",
  );

  // One press moves it on, and can be undone; the menu has every stage.
  await nandi.getByRole("button", { name: "Move to applied" }).click();
  await expect(nandi).toContainText(`applied ${day(0).text}`);
  await expect(nandi.getByRole("button", { name: "Stage of Nandi Retail: Applied" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  const saved = nandi.getByRole("button", { name: "Stage of Nandi Retail: Saved" });
  await expect(saved).toBeVisible();
  await expect(nandi).not.toContainText(`applied ${day(0).text}`);
  await tabTo(page, saved);
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Interview" }).click();
  await expect(
    nandi.getByRole("button", { name: "Stage of Nandi Retail: Interview" }),
  ).toBeVisible();

  // A second one, by a link with what is known, as from a letter.
  await page.goto("/dashboard/applications?form=new&company=Tessera+Labs&role=BI+Developer");
  await expect(form.getByLabel("Role")).toHaveValue("BI Developer");
  await form.getByLabel("Stage").selectOption("Rejected");
  await form.getByRole("button", { name: "Add" }).click();
  await expect(row(page, "Tessera Labs")).toBeVisible();
  await expect(page.getByText("2 tracked, 1 open.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Rejected 1" }).click();
  await expect(row(page, "Nandi Retail")).toBeHidden();
  await page.reload();
  await expect(page.getByRole("button", { name: "Rejected 1" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByRole("button", { name: "All 2" }).click();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  const csv = await readFile(await download.path(), "utf8");
  expect(csv.split("\r\n")[0]).toMatch(/^\uFEFFCompany,Role,Stage,/u);
  expect(csv).toContain("Nandi Retail,Data Analyst,Interview");

  // A deleted resume says so; a deleted application comes back.
  await page.request.delete(`/api/v1/resumes/${resume}`, {
    headers: { Origin: new URL(page.url()).origin },
  });
  await page.reload();
  await expect(nandi).toContainText("The resume was deleted");
  await row(page, "Tessera Labs").getByRole("button", { name: "More for Tessera Labs" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(row(page, "Tessera Labs")).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Tessera Labs")).toBeVisible();

  await look(page, "applications");
  await page.goto("/dashboard");
  await expect(card.getByRole("link", { name: "1 interview" })).toBeVisible();
  const step = card.getByRole("list", { name: "Next steps" }).getByRole("listitem");
  await expect(step).toHaveText(`Panel interview, Nandi RetailTomorrow, ${day(1).text}`);
  await look(page, "dashboard");
  await step.getByRole("link").click();
  const edit = page.getByRole("dialog", { name: "Edit the application" });
  await expect(edit.getByRole("region", { name: "Stages so far" })).toContainText("Interview");
  await edit.getByLabel("Place").fill("Pune");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(nandi).toContainText("Data Analyst, Pune");
});

test("an application changed elsewhere is not overwritten unseen, and is nobody else's", async ({
  page,
  signedInAs,
  browser,
}) => {
  await signedInAs("Ananya Iyer");
  await page.goto("/dashboard/applications");
  await page.getByRole("button", { name: "Add the first one" }).click();
  const form = page.getByRole("dialog", { name: "Track an application" });
  await form.getByLabel("Company").fill("Kaveri Bank");
  await form.getByLabel("Role").fill("Junior Analyst");
  await form.getByRole("button", { name: "Add" }).click();
  await row(page, "Kaveri Bank").getByRole("button", { name: "Kaveri Bank", exact: true }).click();
  const edit = page.getByRole("dialog", { name: "Edit the application" });
  await edit.getByLabel("Place").fill("Chennai");

  const other = await page.context().newPage();
  await other.goto("/dashboard/applications");
  await row(other, "Kaveri Bank").getByRole("button", { name: "Move to applied" }).click();
  await expect(row(other, "Kaveri Bank")).toContainText("applied");
  await other.close();
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(
    edit.getByText("It was changed elsewhere meanwhile.", { exact: false }),
  ).toBeVisible();
  await expect(edit.getByLabel("Place")).toHaveValue("Chennai");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(row(page, "Kaveri Bank")).toContainText("Junior Analyst, Chennai");

  const stranger = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const theirs = await stranger.newPage();
  await signIn(theirs, "Farhan Ali");
  await theirs.goto("/dashboard/applications");
  await expect(theirs.getByRole("heading", { name: "No applications yet" })).toBeVisible();
  await expectNoOverflow(theirs);
  await stranger.close();
});

test("a goal for the week is set, counted, and changed", async ({ page, signedInAs }) => {
  await signedInAs("Ananya Iyer");
  await page.goto("/dashboard");
  const goals = page.getByRole("region", { name: "This week’s goals" });
  await goals.getByRole("button", { name: "Set a goal for the week" }).click();
  const dialog = page.getByRole("dialog", { name: "Goals for each week" });
  await dialog.getByRole("spinbutton", { name: "Minutes of practice" }).fill("150");
  await dialog.getByRole("spinbutton", { name: "Lessons finished" }).fill("1");
  expect(await violations(page, "dialog[open]")).toEqual([]);
  await dialog.getByRole("button", { name: "Save the goals" }).click();
  await expect(goals).toContainText("0 of 150 minutes");
  await expect(goals).toContainText("0 of 1 lesson");
  await expect(goals).toContainText(/left|last day/u);
  await page.setViewportSize(PHONE);
  await expectNoOverflow(page);
  await goals.getByRole("button", { name: "Change goals" }).click();
  await dialog.getByRole("spinbutton", { name: "Minutes of practice" }).fill("0");
  await dialog.getByRole("button", { name: "Save the goals" }).click();
  await expect(goals).not.toContainText("150");
  await page.reload();
  await expect(goals).toContainText("0 of 1 lesson");
});

/** The screen in both themes and on a phone. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env["PICTURES"];
  for (const [size, colorScheme] of [
    [DESKTOP, "light"],
    [PHONE, "dark"],
    [DESKTOP, "dark"],
    [PHONE, "light"],
  ] as const) {
    /* oxlint-disable no-await-in-loop -- one look after the other */
    await page.setViewportSize(size);
    await page.evaluate((theme) => {
      document.documentElement.dataset["theme"] = theme;
    }, colorScheme);
    await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
    expect(await violations(page)).toEqual([]);
    await expectNoOverflow(page);
    if (folder !== undefined) {
      const path = `${folder}/${name}-${size.width}-${colorScheme}.png`;
      await page.screenshot({ path, fullPage: true });
    }
    /* oxlint-enable no-await-in-loop */
  }
  await page.setViewportSize(DESKTOP);
}
