import type { Page } from "@playwright/test";
import { applyEdit } from "@taiyari/domain/draft";
import { violations } from "./axe.ts";
import { downloadedBy, type FileRead } from "./downloaded.ts";
import { otherDevice } from "./editor-resumes.ts";
import { expect, test } from "./fixtures.ts";
import { expectPickedUp } from "./keyboard.ts";
import { fullDraft, resumeFor } from "./resume-for.ts";
import { uploadFor } from "./upload.ts";

test.use({ viewport: { width: 1440, height: 900 } });

async function openSection(page: Page, name: string): Promise<void> {
  await page
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
}

/** The file behind a button, as our own reader reads it. */
function downloaded(page: Page, button: string): Promise<FileRead> {
  return downloadedBy(page, () => page.getByRole("button", { name: button }).click());
}

test("an old PDF becomes another resume, is proved, and is there tomorrow on another device", async ({
  page,
  browser,
  signedInAs,
  printed,
}) => {
  const asha = await signedInAs("Asha Kulkarni");
  const upload = await uploadFor(page, await printed("asha-kulkarni.html"));
  await page.goto(`/resume/report/machine?id=${upload}`);
  await page.getByRole("button", { name: "Open in the editor" }).click();
  await expect(page.getByRole("heading", { name: "Resume Builder" })).toBeVisible();

  await page.getByLabel("Title", { exact: false }).first().fill("Lead Data Analyst");
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(page.getByText("Resume draft saved successfully!")).toBeVisible();

  await page.getByRole("tab", { name: "Choose Template" }).click();
  const minimalist = page.getByRole("article").filter({ hasText: "Minimalist" });
  await minimalist.getByRole("button", { name: "Select" }).click();
  await expect(minimalist.getByRole("button", { name: "Selected" })).toBeVisible();
  await page.getByRole("tab", { name: "Resume Preview" }).click();
  await expect(page.getByText(/Page 1 of \d/)).toBeVisible();

  const { reading } = await downloaded(page, "Download PDF");
  expect(reading.contact.name?.value).toBe("Asha Kulkarni");
  expect(reading.contact.headline?.value).toBe("Lead Data Analyst");

  await page.getByRole("button", { name: "See the proof" }).click();
  await expect(
    page.getByRole("heading", { name: "What a machine reads in your PDF" }),
  ).toBeVisible();
  await expect(page.getByText(/fields came back as you typed them/)).toBeVisible();
  await expect(page.getByText(/\d+ (?:was|were) lost/)).toHaveCount(0);

  const tomorrow = await otherDevice(browser, asha);
  const laptop = await tomorrow.newPage();
  await laptop.goto("/resume");
  await laptop
    .getByRole("region", { name: "Your resumes" })
    .getByRole("link", { name: /Open/ })
    .first()
    .click();
  await expect(laptop.getByLabel("Title", { exact: false }).first()).toHaveValue(
    "Lead Data Analyst",
  );
  await tomorrow.close();
});

test("sections are moved by keyboard, hidden and added, and all of it is undone", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Revathi K");
  await page.goto(`/resume/builder/${await resumeFor(page)}`);
  const names = () => page.locator("aside li").allTextContents();
  const grip = page.getByRole("button", { name: "Move Education" });
  await grip.focus();
  const before = await names();
  await page.keyboard.press("Space");
  await expectPickedUp(page, /^Picked up Education/);
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Education would be number 2 of 9.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(names).not.toEqual(before);
  await page.keyboard.press("Control+z");
  await expect.poll(names).toEqual(before);

  await page.getByRole("button", { name: "Add Custom Section" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Custom Section" });
  await expect(dialog.getByRole("button", { name: "Add Section" })).toBeDisabled();
  await dialog.getByLabel("Section Name").fill("Patents");
  await dialog.getByRole("radio", { name: /^Repeatable items/ }).check();
  await dialog.getByRole("button", { name: "Add Section" }).click();
  await expect(page.getByRole("heading", { name: "Patents", exact: true })).toBeVisible();
  await expect(page.getByText(/^No items added yet\. Add your first/)).toBeVisible();
});

test("an item is removed after a question, and comes back", async ({ page, signedInAs }) => {
  await signedInAs("Revathi K");
  await page.goto(`/resume/builder/${await resumeFor(page)}?section=experience`);
  await page.getByRole("button", { name: /^(?:Delete|Remove).*Demand Planner/ }).click();
  const question = page.getByRole("dialog", {
    name: "Are you sure you want to remove this item?",
  });
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByText("Demand Planner").first()).toBeVisible();
  await page.getByRole("button", { name: /^(?:Delete|Remove).*Demand Planner/ }).click();
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Demand Planner")).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Demand Planner").first()).toBeVisible();
});

test("what is lost on paper is named with its cause and put right in place", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Revathi K");
  const draft = applyEdit(await fullDraft(), {
    kind: "set-field",
    field: { section: "skills", item: null, field: "technical" },
    value: ["SQL", "𝗧𝗮𝗯𝗹𝗲𝗮𝘂"],
  });
  const id = await resumeFor(page, draft);
  await page.goto(`/resume/builder/${id}/proof`);
  const lost = page.getByRole("region", { name: /^Lost: Skills/ });
  await expect(lost).toContainText("symbols that look like letters");
  expect(await violations(page)).toEqual([]);
  await lost.getByRole("button", { name: "Replace with plain letters" }).click();
  await expect(lost).toHaveCount(0);
  await page.getByRole("link", { name: "Back to Resume Builder" }).click();
  await openSection(page, "Skills");
  await expect(page.getByText("Tableau", { exact: true })).toBeVisible();
});

test("while one writes, the score marks the line that hides what was done", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Revathi K");
  await page.goto(`/resume/builder/${await resumeFor(page)}?section=experience`);
  const description = page.getByLabel("Description").first();
  await description.fill("• Responsible for weekly reports to the operations team.");
  const notes = page.getByRole("region", { name: "Worth a second look" }).first();
  await expect(notes).toContainText("Responsible for");
  await expect(page.getByText("Readable")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await description.fill("• Cut the weekly report to the operations team from nine hours to one.");
  await expect(page.getByText(/“Responsible for”/)).toHaveCount(0);
});

test.describe("on a phone, in the dark", () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: "dark", hasTouch: true });

  test("a resume is written from nothing and downloaded", async ({ page, signedInAs }) => {
    await signedInAs("Kavya Iyer");
    await page.goto("/resume/editor");
    await page.getByLabel("Full name", { exact: false }).fill("Kavya Iyer");
    await page.getByLabel("Title", { exact: false }).first().fill("Site Engineer");
    await page.getByLabel("Email", { exact: false }).fill("kavya@example.in");
    await page.getByRole("tab", { name: "Resume Preview" }).click();
    await expect(page.getByText("Page 1 of 1")).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const { reading, pages } = await downloaded(page, "Download Resume");
    expect(pages).toBe(1);
    expect(reading.contact.name?.value).toBe("Kavya Iyer");
    expect(reading.contact.email?.value).toBe("kavya@example.in");
  });
});
