import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import type { Page } from "puppeteer-core";
import { readBytes } from "./downloaded.ts";
import { findFirefox, startFirefox } from "./editor/firefox.ts";
import { originOf } from "./editor-resumes.ts";
import { PASSWORD } from "./fixtures.ts";
import { isThere, onDisk, say } from "./programs.ts";

const FIREFOX = findFirefox();
const REASON = "There is no Firefox here, so its story of a new person is skipped.";
if (FIREFOX === null) say(`${REASON} Set FIREFOX to its program.`);

test("in Firefox a new person signs up, writes a resume, sees it and downloads it", async () => {
  test.skip(FIREFOX === null, REASON);
  if (!FIREFOX) throw new Error("There is no Firefox.");
  const folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-firefox-"));
  const browser = await startFirefox(FIREFOX, { downloads: folder });
  try {
    const page = await browser.newPage();
    const consoleErrors: string[] = [];
    page.on("pageerror", (error) => consoleErrors.push(String(error)));
    page.setDefaultTimeout(10_000);
    await page.setViewport({ width: 1440, height: 900 });

    await test.step("signs up and signs in", async () => {
      const email = `${randomUUID().slice(0, 8)}@example.in`;
      await page.goto(`${originOf()}/ragister`);
      await typeInto(page, "Full Name", "Meera Pillai");
      await typeInto(page, "Email", email);
      await typeInto(page, "Phone Number", "9876543210");
      await typeInto(page, "Password", PASSWORD);
      await typeInto(page, "Confirm Password", PASSWORD);
      await press(page, "Create Account");
      await page.waitForFunction(() => location.pathname === "/login");
      await typeInto(page, "Email", email);
      await typeInto(page, "Password", PASSWORD);
      await press(page, "Sign in");
      await page.waitForFunction(() => location.pathname === "/overview");
      await page.waitForNetworkIdle();
      await page.goto(`${originOf()}/resume/editor`);
      await page.locator("::-p-aria([name='Resume Builder'][role='heading'])").wait();
    });

    await test.step("types a name and a job", async () => {
      await typeInto(page, "Full name", "Meera Pillai");
      await typeInto(page, "Email", "meera@example.in");
      await page.locator('::-p-xpath(//aside//li//button[contains(., "Experience")])').click();
      await press(page, "Add Experience");
      await typeInto(page, "Title", "Junior Engineer");
      await typeInto(page, "Company", "Koyna Constructions");
      await typeInto(page, "Start date", "Jun 2021");
      await typeInto(page, "Description", "Cut slab time from nine days to seven.");
    });

    await test.step("sees it in the preview", async () => {
      await press(page, "Resume Preview", "tab");
      await page.locator("::-p-text(Page 1 of 1)").wait();
      const words = await shownWords(page);
      expect(words).toContain("Meera Pillai");
      expect(words).toContain("Koyna Constructions");
    });

    await test.step("downloads it, and machines read it", async () => {
      await press(page, "Download PDF");
      await expect.poll(() => readdir(folder)).toEqual(["Meera-Pillai-Resume.pdf"]);
      const bytes = await readFile(path.join(folder, "Meera-Pillai-Resume.pdf"));
      const { reading, pages } = await readBytes(bytes);
      expect(pages).toBe(1);
      expect(reading.contact.name?.value).toBe("Meera Pillai");
      expect(reading.contact.email?.value).toBe("meera@example.in");
      expect(reading.experience[0]?.company?.value).toBe("Koyna Constructions");
      if (!isThere("pdftotext", "-v")) return;
      const file = await onDisk(bytes);
      const text = await file.run("pdftotext", (at) => [at, "-"]);
      await file.remove();
      expect(text).toContain("Junior Engineer");
      expect(text.replaceAll(/\s+/g, " ")).toContain("from nine days to seven.");
    });
    expect(consoleErrors).toEqual([]);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Puppeteer finds no field by its label, only by the whole accessible name with all that stands beside it. */
async function typeInto(page: Page, label: string, words: string): Promise<void> {
  const named = `//label[starts-with(normalize-space(.), "${label}")]/@for`;
  await page.locator(`::-p-xpath(//*[@id = ${named}])`).fill(words);
}

async function press(page: Page, name: string, role = "button"): Promise<void> {
  await page.locator(`::-p-aria([name="${name}"][role="${role}"])`).click();
}

/** The text of the pages, which stand in a frame of another origin. */
async function shownWords(page: Page): Promise<string> {
  const frame = page.frames().find((each) => each !== page.mainFrame());
  return (await frame?.evaluate(() => document.body.textContent)) ?? "";
}
