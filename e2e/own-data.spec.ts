import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { violations } from "./axe.ts";
import { readBytes } from "./downloaded.ts";
import { expect, PASSWORD, signIn, test } from "./fixtures.ts";
import { resumeFor } from "./resume-for.ts";
import { uploadFor } from "./upload.ts";

const ORIGIN = { Origin: process.env["TAIYARI_URL"] ?? "" };

/** Somebody who is no admin: the first account of an installation is one. */
async function signInStudent(page: Page, fullName: string) {
  await signIn(page, "Sumana Krishnamurthy");
  return signIn(page, fullName);
}

async function turnTo(page: Page, colorScheme: "light" | "dark", width: number): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
}

/** Nothing is cut off at the side of a phone. */
async function expectNoSideways(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
}

test("everything is exported as one ZIP with PDFs, and read back", async ({ page, printed }) => {
  await signInStudent(page, "Ananya Iyer");
  const pdf = await printed("asha-kulkarni.html");
  await uploadFor(page, pdf, {});
  const resume = await resumeFor(page);
  const letter = randomUUID();
  const begun = await page.request.post("/api/v1/letters", {
    headers: ORIGIN,
    data: {
      id: letter,
      name: "Nandi Retail",
      jobDescription: "",
      resume: { id: resume, revision: 1 },
      letter: {
        tone: "plain",
        role: "Data Analyst",
        company: "Nandi Retail",
        sender: { name: "Ananya Iyer", contact: ["ananya.iyer@example.in"] },
        day: 20_779,
        recipient: "Hiring team, Nandi Retail",
        greeting: "Dear Sir or Madam,",
        paragraphs: [{ id: "p1", text: "I count what sells.", engine: null }],
        closing: "Yours faithfully,",
      },
    },
  });
  expect(begun.ok()).toBe(true);
  await page.goto("/profile");
  const section = page.getByRole("region", { name: "Your data" });
  await expect(section.getByRole("listitem").first()).toContainText("2 resumes");
  const button = section.getByRole("button", { name: "Export everything" });

  // Refused, then held up and cancelled: nothing is saved, and one can begin again.
  await page.route("**/api/v1/account/export", (route) => route.fulfill({ status: 409 }));
  await button.click();
  await expect(
    page.getByText("Your data is being exported already", { exact: false }),
  ).toBeVisible();
  await page.unrouteAll();
  // No answer comes.
  await page.route("**/api/v1/account/export", () => undefined);
  await button.click();
  await section.getByRole("button", { name: "Cancel" }).click();
  await expect(section.getByRole("button", { name: "Cancel" })).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });

  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);

  expect(download.suggestedFilename()).toMatch(/^taiyari-export-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  const names = Object.keys(files);
  expect(strFromU8(files["README.txt"] ?? new Uint8Array())).toContain("data/");
  expect(names.some((name) => name.startsWith("uploads/"))).toBe(true);
  const stem = names.find((name) => name.endsWith(".jsonresume.json"))?.slice(0, -16) ?? "";
  for (const ending of [".json", ".md", ".docx", ".pdf"]) expect(names).toContain(stem + ending);
  expect(names).toContain(`letters/Nandi Retail ${letter.slice(0, 8)}.pdf`);
  for (const name of names.filter((one) => /^(?:resumes|letters)\/.*\.pdf$/.test(one))) {
    expect((await readBytes(files[name] ?? new Uint8Array())).pages).toBeGreaterThan(0);
  }
  const upload = names.find((name) => name.startsWith("uploads/")) ?? "";
  expect(Buffer.from(files[upload] ?? []).equals(pdf)).toBe(true);
  const account = JSON.parse(strFromU8(files["data/user.json"] ?? new Uint8Array())) as unknown[];
  expect(account).toMatchObject([{ name: "Ananya Iyer" }]);

  await expect(section.getByText("Last on", { exact: false })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await turnTo(page, "dark", 360);
  expect(await violations(page)).toEqual([]);
  await expectNoSideways(page);
});

test("an account is deleted, kept, and deleted again", async ({ page, browser }) => {
  const { email } = await signInStudent(page, "Ananya Iyer");
  const resume = await resumeFor(page);
  const shared = await page.request.post(`/api/v1/resumes/${resume}/shares`, {
    headers: ORIGIN,
    data: { password: null, expiresAt: null, isListed: false },
  });
  const { token } = (await shared.json()) as { token: string };
  const visitor = await browser.newContext();
  const openShare = async () =>
    (
      await visitor.request.post(`${ORIGIN.Origin}/api/v1/shared/${token}`, {
        headers: ORIGIN,
        data: {},
      })
    ).status();
  await page.goto("/profile");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account" });
  const press = () => dialog.getByRole("button", { name: "Delete my account" }).click();
  const address = dialog.getByLabel("Your email, to be sure");
  const password = dialog.getByLabel("Your password");

  await expect(dialog.getByRole("button", { name: "Delete my account" })).toBeDisabled();
  await address.fill("somebody@example.in");
  await password.fill(PASSWORD);
  await press();
  await expect(dialog.getByText("This is not the address of your account.")).toBeVisible();
  await address.fill(email);
  await password.fill("a guess");
  await press();
  await expect(dialog.getByText("This is not your password.")).toBeVisible();
  expect(await violations(page, "dialog[open]")).toEqual([]);

  await password.fill(PASSWORD);
  await press();

  const banner = page.getByRole("region", { name: "Your account is about to be deleted" });
  await expect(banner).toContainText(
    /Your account will be deleted on \d+ \w{3} \d{4}, \d+:\d\d [ap]m\./,
  );
  const keep = banner.getByRole("button", { name: "Keep my account" });
  await expect(keep).toBeFocused();
  await expect(page.getByRole("button", { name: "Delete my account" })).toHaveCount(0);
  expect(await openShare()).toBe(404);
  // Nothing else is to be had, whatever the address says, and nothing can be changed.
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByLabel("Full Name")).toBeDisabled();
  expect(await violations(page)).toEqual([]);
  await turnTo(page, "dark", 360);
  expect(await violations(page)).toEqual([]);
  await expectNoSideways(page);

  await keep.click();

  await expect(banner).toHaveCount(0);
  await expect(page.getByLabel("Full Name")).toBeEnabled();
  expect(await openShare()).not.toBe(404);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await address.fill(email);
  await password.fill(PASSWORD);
  await press();
  await expect(banner).toBeVisible();
  await visitor.close();
});
