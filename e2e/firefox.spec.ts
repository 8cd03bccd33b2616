import { expect } from "@playwright/test";
import { readBack } from "./editor/export-resume.ts";
import { findFirefox, openEditor, startFirefox } from "./editor/firefox.ts";
import { test } from "./editor/fixtures.ts";
import { contentOf, draftOf, templates } from "./editor/samples.ts";
import { isThere, say } from "./programs.ts";

/** The preview and the file in the Firefox of this machine. Everything else runs in Chromium. */
const FIREFOX = findFirefox();
if (FIREFOX === null) {
  say("There is no Firefox here, so its story is skipped. Set FIREFOX to its program.");
}

/**
 * How far a section or an entry may stand from where Chromium has it: less than a line. Firefox rounds the heights of
 * lines otherwise, which adds up down a page. CSS pixels.
 */
const NEAR = 12;

test("in Firefox a resume is shown, changes with each letter, and is exported as Chromium has it", async ({
  served,
  editor,
}) => {
  test.skip(FIREFOX === null, "There is no Firefox on this machine.");
  const template = templates.find(({ id }) => id === "modern");
  if (!FIREFOX || !template) throw new Error("There is no Firefox, or no template Modern.");
  const draft = draftOf("full");
  const content = contentOf(template, draft);
  const browser = await startFirefox(FIREFOX);
  try {
    const page = await openEditor(browser, served.url);
    const state = await page.evaluate((wanted) => window.editor?.showAndWait(wanted), content);
    expect(state).toMatchObject({ kind: "shown", pages: 2, missing: [] });
    const headline = () =>
      page.frames()[1]?.evaluate(() => document.querySelector(".role")?.textContent);
    expect(await headline()).toBe(draft.resumeData.personal.title);

    const personal = { ...content.data.personal, title: "Head of Planning" };
    const changed = { ...content, data: { ...content.data, personal } };
    await page.evaluate((wanted) => window.editor?.showAndWait(wanted), changed);
    expect(await headline()).toBe("Head of Planning");
    const letters = await page.evaluate((wanted) => window.editor?.typeTimes(wanted, 20), content);

    await page.evaluate((wanted) => window.editor?.showAndWait(wanted), content);
    const shown = await page.evaluate(() => window.editor?.shown());
    const file = await page.evaluate(() => window.editor?.exportPdf());
    const exports = await page.evaluate(() => window.editor?.exportTimes(10));
    say(
      `${await browser.version()}: a letter is laid out in ${middle(letters)} ms, ` +
        `two pages are written in ${middle(exports)} ms`,
    );

    await editor.evaluate((wanted) => window.editor?.showAndWait(wanted), content);
    const elsewhere = await editor.evaluate(() => window.editor?.shown());
    expect(shown?.pages).toBe(elsewhere?.pages);
    expect(shown?.boxes.length).toBe(elsewhere?.boxes.length);
    const astray = (shown?.boxes ?? []).map((box, index) => {
      const other = elsewhere?.boxes[index];
      return Math.hypot(box.x - (other?.x ?? NaN), box.y - (other?.y ?? NaN));
    });
    say(`Furthest from where Chromium has it: ${Math.max(...astray).toFixed(1)} px`);
    expect(Math.max(...astray)).toBeLessThan(NEAR);

    if (!file) throw new Error("The page has no editor.");
    expect(file.remarks).toEqual([]);
    const bytes = Buffer.from(file.base64, "base64");
    const programs = { poppler: isThere("pdftotext", "-v"), qpdf: isThere("qpdf", "--version") };
    const back = await readBack(draft, { bytes, missing: file.missing }, programs, false);
    expect(back.proof.lost).toBe(0);
    expect(back.lostByPdfjs).toEqual([]);
    expect(back.lostByPoppler ?? []).toEqual([]);
    if (back.qpdf !== null) expect(back.qpdf).toContain("No syntax or stream encoding errors");
  } finally {
    await browser.close();
  }
});

function middle(times: readonly number[] | undefined): string {
  const sorted = (times ?? []).toSorted((a, b) => a - b);
  return (sorted[sorted.length >> 1] ?? NaN).toFixed(0);
}
