import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { readSource } from "@taiyari/documents";
import { applyEdit } from "@taiyari/domain/draft";
import { draftFromReading } from "@taiyari/domain/import";
import { readResume } from "@taiyari/domain/read";
import { written } from "@taiyari/domain/rich/testing";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { fullDraft, resumeFor } from "./resume-for.ts";

test.use({ viewport: { width: 1440, height: 900 } });

/** Pastes what a word processor puts on the clipboard. */
async function paste(area: Locator, html: string, plain: string): Promise<void> {
  await area.evaluate(
    (element, data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", data.html);
      clipboardData.setData("text/plain", data.plain);
      const how = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent("paste", how));
    },
    { html, plain },
  );
}

/** The first job's description in a downloaded file, with its looks, as our own import has it. */
async function descriptionIn(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  const source = await readSource(Uint8Array.from(await readFile(await file.path())));
  if (!source.ok) throw new Error(source.problem.kind);
  let ids = 0;
  const imported = draftFromReading(readResume(source.value), () => `item-${++ids}`);
  if (!imported.ok) throw new Error(imported.problem.kind);
  return written(imported.value.draft.resumeData.experience[0]?.description ?? "");
}

const TABLE = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body><table><tr><td><p class=MsoNormal>Pune</p></td><td><p
  class=MsoNormal><b>12 stores</b></p></td></tr><tr><td><p>Kochi</p></td><td><p>9 stores</p></td></tr></table></body></html>`;

test("words are made bold and linked by keyboard, points go deeper, a table keeps its cells, and the files have it all", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Revathi K");
  const begun = await fullDraft();
  const job = begun.resumeData.experience[0]?.id ?? "";
  const field = { section: "experience", item: job, field: "description" };
  const draft = applyEdit(begun, { kind: "set-field", field, value: "" });
  await page.goto(`/resume/builder/${await resumeFor(page, draft)}?section=experience`);
  const area = page.getByRole("textbox", { name: "Description" }).first();
  await expect(area).toHaveValue("");

  await area.click();
  await page.keyboard.type("- Cut the month-end close by ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("five days");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" for all stores.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Wrote down the method for other teams.");
  await expect(area).toBeFocused();
  for (let letter = 0; letter < " for other teams.".length; letter++) {
    // oxlint-disable-next-line no-await-in-loop -- the caret goes letter by letter
    await page.keyboard.press("ArrowLeft");
  }
  await page.keyboard.press("Control+Shift+ArrowLeft");
  await page.keyboard.press("Control+k");
  await page.getByRole("textbox", { name: "Address" }).fill("kavya.example/close");
  await page.keyboard.press("Enter");
  await expect(area).toBeFocused();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  await paste(area, TABLE, "Pune12 stores\nKochi9 stores");
  await expect(area).toHaveValue(
    "• Cut the month-end close by five days for all stores.\n  • Wrote down the method for other teams.\n• Pune · 12 stores\n• Kochi · 9 stores",
  );
  expect(await violations(page)).toEqual([]);

  const shown = page.frameLocator("iframe").first();
  await expect(shown.locator("strong", { hasText: "five days" })).toBeVisible();
  await expect(shown.locator("li li a", { hasText: "method" })).toHaveAttribute(
    "href",
    "https://kavya.example/close",
  );

  // One step of undo takes a look back and leaves the words.
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Shift+End");
  await page.keyboard.press("Control+i");
  await expect(shown.locator("em").first()).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(shown.locator("em")).toHaveCount(0);

  const expected = [
    "• Cut the month-end close by <b>five days</b> for all stores.",
    "  • Wrote down the <a https://kavya.example/close>method</a> for other teams.",
    "• Pune · <b>12 stores</b>",
    "• Kochi · 9 stores",
  ].join("\n");
  await page.getByRole("tab", { name: "Resume Preview" }).click();
  await expect(page.getByText(/Page 1 of \d/)).toBeVisible();
  const pdf = () => page.getByRole("button", { name: "Download PDF" }).click();
  expect(await descriptionIn(page, pdf)).toBe(expected);
  const docx = async () => {
    await page.getByRole("button", { name: "Other formats" }).click();
    await page.getByRole("menuitem", { name: "Word (DOCX)" }).click();
  };
  expect(await descriptionIn(page, docx)).toBe(expected);
});
