import type { Locator, Page } from "@playwright/test";
import { makeDocx, paragraph } from "@taiyari/documents/testing";
import { violations } from "./axe.ts";
import { expect, test as base } from "./fixtures.ts";
import { uploadFor } from "./upload.ts";

interface Opened {
  /** Signs a person in, uploads a page of e2e/files for them and opens what a machine reads of it; gives its id. */
  readonly openFor: (fullName: string, file: string) => Promise<string>;
}

const test = base.extend<Opened>({
  openFor: async ({ page, signedInAs, printed }, provide) => {
    await provide(async (fullName, file) => {
      await signedInAs(fullName);
      const id = await uploadFor(page, await printed(file));
      await page.goto(`/resume/report/machine?id=${id}`);
      await expect(page.getByRole("heading", { name: "What a machine reads" })).toBeVisible();
      await expect(page.locator("[data-drawn=true] canvas").first()).toBeVisible();
      return id;
    });
  },
});

const ASHA = ["Asha Kulkarni", "asha-kulkarni.html"] as const;

const row = (page: Page, button: string): Locator =>
  page.locator("[id^='field-']", { has: page.getByRole("button", { name: button }) });

const companyOf = (page: Page, number: number) =>
  page.getByRole("button", { name: `Correct Company, field ${number}` });

async function correctCompany(page: Page, number: number, value: string): Promise<void> {
  await companyOf(page, number).click();
  await page.getByLabel("Correct it to").fill(value);
  await page.getByRole("button", { name: "Save company" }).click();
}

const saved = (page: Page) => page.getByText("Saved", { exact: true });

/** How many pixels of the page's picture are not white. */
function inkOn(page: Page): Promise<number> {
  return page
    .locator("[data-drawn=true] canvas")
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: new Uint8ClampedArray(),
      };
      return data.reduce((dark, value, at) => (at % 4 === 0 && value < 128 ? dark + 1 : dark), 0);
    });
}

test("a job seeker sees the page as it is, and each field on it", async ({ page, openFor }) => {
  await openFor(...ASHA);
  expect(await inkOn(page)).toBeGreaterThan(2_000);

  await page.getByRole("option", { name: /Field 3, Email/ }).click();
  const email = page.getByRole("button", { name: "Correct Email, field 3" });
  await expect(email).toBeFocused();
  await expect(row(page, "Correct Email, field 3")).toHaveAttribute("data-current", "true");

  await page.getByText("Varsha Retail", { exact: true }).click();
  const company = page.getByRole("option", { name: /Company: Varsha Retail/ });
  await expect(company).toHaveAttribute("aria-selected", "true");
  await expect(company).toBeInViewport();

  await page.getByRole("button", { name: "Plain text" }).click();
  await expect(
    page.getByRole("link", { name: /Varsha Retail\. Field \d+, Company/ }),
  ).toBeVisible();
});

test("a field is corrected by keyboard alone, scored at once and kept", async ({
  page,
  openFor,
}) => {
  const id = await openFor(...ASHA);
  const score = page.getByRole("region", { name: "Score" });
  await expect(score).toContainText(/Readable\s*\d+ of 30/);

  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  const title = page.getByRole("button", { name: "Correct Title, field 2" });
  const titleRow = row(page, "Correct Title, field 2");
  await expect(title).toBeFocused();
  await page.keyboard.press("Enter");
  const input = page.getByLabel("Correct it to");
  await expect(input).toBeFocused();
  await input.fill("Head of Data");
  const arrived = page.waitForResponse(
    (response) => response.url().endsWith("/corrections") && response.ok(),
  );
  await page.keyboard.press("Enter");
  await expect(title).toBeFocused();
  await expect(titleRow).toContainText("Head of Data");
  await expect(titleRow).toContainText("A machine read: Data Analyst");
  await expect(score).toContainText("With 1 correction");
  await arrived;

  await page.keyboard.press("Enter");
  await expect(input).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(title).toBeFocused();

  await page.keyboard.press("Control+z");
  await expect(titleRow).not.toContainText("Head of Data");
  await page.keyboard.press("Control+Shift+z");
  await expect(titleRow).toContainText("Head of Data");

  // Nothing waits for the server: what is done is there after a reload in the same moment.
  await page.reload();
  await expect(titleRow).toContainText("Head of Data");

  await page.getByRole("button", { name: "Correct Bullets, field 17" }).click();
  await page
    .getByRole("textbox", { name: "Bullet 2 of 2" })
    .fill("Automated the sales reports in Excel and saved 6 hours a week.");
  await page.keyboard.press("Control+Enter");
  await expect(score).toContainText("With 2 corrections");
  await expect(score).toContainText(/Content\s*\d+ of 40\s*\+\d/);
  const points = /Score\s*(\d+)/.exec(await score.innerText())?.[1];

  const made = page.waitForResponse((response) => response.url().includes(`/${id}/reports`));
  await page.getByRole("button", { name: "Make the report" }).click();
  await expect(page).toHaveURL(new RegExp(`/resume/report/result\\?id=${id}`));
  expect((await made).ok()).toBe(true);
  await expect(page.getByRole("img", { name: new RegExp(`^Score ${points}%`) })).toBeVisible();
});

test("dates are put right, an entry is split and joined, words find their field", async ({
  page,
  openFor,
}) => {
  await openFor(...ASHA);

  await page.getByRole("button", { name: "Correct Dates, field 16" }).click();
  await page.getByRole("combobox", { name: "From, month" }).selectOption("Mar");
  await page.getByLabel("I work here now").check();
  await page.getByRole("button", { name: "Save dates" }).click();
  await expect(row(page, "Correct Dates, field 16")).toContainText("Mar 2020 to Present");

  await page.getByRole("button", { name: "Correct Bullets, field 12" }).click();
  const second = page.getByRole("textbox", { name: "Bullet 2 of 3" });
  await second.focus();
  await second.evaluate((box: HTMLTextAreaElement) => {
    const at = box.value.indexOf("by finding");
    box.setSelectionRange(at, at);
  });
  await page.keyboard.press("Enter");
  const third = page.getByRole("textbox", { name: "Bullet 3 of 4" });
  await expect(third).toBeFocused();
  await expect(third).toHaveValue(/^by finding/);
  await page.keyboard.press("Backspace");
  await expect(page.getByRole("textbox", { name: "Bullet 2 of 3" })).toHaveValue(/by finding/);

  await page.getByRole("button", { name: "Change bullet 3" }).click();
  await page.getByRole("menuitem", { name: "Start a new entry here" }).click();
  await expect(page.getByRole("heading", { name: "Experience, 3 of 3" })).toBeVisible();
  await page.getByRole("button", { name: "Change Experience, 1 of 3" }).click();
  await page.getByRole("menuitem", { name: "Join with the next entry" }).click();
  await expect(page.getByRole("heading", { name: "Experience, 2 of 2" })).toBeVisible();

  await companyOf(page, 9).click();
  await page.getByLabel("This is the").selectOption({ label: "Location" });
  await page.getByRole("button", { name: "Move it" }).click();
  await expect(page.getByRole("option", { name: /Location: Sahyadri Logistics/ })).toBeAttached();
});

test("two devices that correct the same resume: the later is offered what differs, field by field", async ({
  page,
  context,
  browser,
  openFor,
}) => {
  await openFor(...ASHA);
  const { cookies } = await context.storageState();
  const other = await browser.newPage({ storageState: { cookies, origins: [] } });
  await other.goto(page.url());
  await correctCompany(other, 9, "Sahyadri Freight");
  await correctCompany(other, 14, "Varsha Stores");
  await expect(saved(other)).toBeVisible();
  await correctCompany(page, 9, "Sahyadri Cargo");

  const question = page.getByRole("dialog", { name: "This resume was corrected in two places" });
  await expect(question).toContainText("2 fields differ");
  await expect(question.getByText("Changed in both", { exact: true })).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Choose" }).click();
  const first = question.getByRole("group", { name: /^Company.*Changed in both/ });
  await expect(first.getByRole("radio", { name: /Made here/ })).toBeChecked();
  await expect(question.getByRole("radio", { name: /Varsha Stores/ })).toBeChecked();
  await question.getByRole("button", { name: "Keep what is chosen" }).press("Enter");
  await expect(saved(page)).toBeVisible();
  await other.reload();
  await expect(row(other, "Correct Company, field 9")).toContainText("Sahyadri Cargo");
  await expect(row(other, "Correct Company, field 14")).toContainText("Varsha Stores");
});

test("without a line, corrections stay on the device and arrive later", async ({
  page,
  context,
  openFor,
  consoleErrors,
}) => {
  await openFor(...ASHA);
  await context.setOffline(true);
  await correctCompany(page, 9, "Sahyadri Freight");
  await expect(page.getByText(/Kept on this device/)).toBeVisible();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  // The browser says so itself when there is no line.
  consoleErrors.length = 0;
});

test("a Word file has no picture: its words are drawn where they stand, and marked", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Rehana Shaikh");
  const docx = makeDocx({
    body: [
      "Rehana Shaikh",
      "rehana.shaikh@example.in",
      "Experience",
      "Nurse, Sanjeevani Hospital, 2019 - 2024",
    ]
      .map((text) => paragraph(text))
      .join(""),
  });
  const uploaded = await page.request.put(
    "/api/v1/resume/uploads?fileName=rehana.docx&accept=any",
    {
      headers: {
        Origin: process.env["TAIYARI_URL"] ?? "",
        "Content-Type": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      },
      data: Buffer.from(docx),
    },
  );
  const { id } = await uploaded.json();
  await page.goto(`/resume/report/machine?id=${id}&line=2`);
  await expect(page.locator("svg text", { hasText: "Sanjeevani Hospital" })).toBeVisible();
  await expect(page.getByRole("option", { name: /Email: rehana/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

for (const theme of ["light", "dark"] as const) {
  test.describe(`${theme}, hidden text`, () => {
    test.use({ colorScheme: theme });

    test("words that nobody sees are listed by themselves, and marked in the plain text", async ({
      page,
      openFor,
    }) => {
      await openFor("Nikhil Gokhale", "hidden-words.html");
      const group = page.getByRole("region", { name: "Hidden text, 1 line" });
      await expect(group).toContainText("taken for deceit");
      await group.getByRole("button", { name: /^Kubernetes Terraform/ }).click();
      await page.getByRole("button", { name: "Plain text" }).click();
      const marked = page.getByRole("list", { name: "Hidden on the page, read by machines" });
      await expect(marked.getByRole("listitem")).toHaveText(/^Kubernetes Terraform/);
      await expect(marked).toBeVisible();
      expect(await violations(page)).toEqual([]);

      await page.getByRole("link", { name: "Back to report" }).click();
      await page.getByText(/^All \d+ checks/).click();
      const check = page.getByRole("button", { name: "No hidden text" });
      await check.focus();
      await page.keyboard.press("Enter");
      await expect(check).toHaveAttribute("aria-expanded", "true");
      await expect(page.getByText(/^Recruiting systems show the bare text/)).toBeVisible();
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a window on the page follows the field, and opens to the whole page", async ({
    page,
    openFor,
  }) => {
    await openFor(...ASHA);
    await companyOf(page, 14).click();
    await expect(page.getByText("Page 1, at field 14")).toBeVisible();
    await expect(page.getByRole("option", { name: /Company: Varsha Retail/ })).toBeInViewport();
    await page.getByRole("button", { name: "Whole page" }).click();
    await expect(page.getByRole("option", { name: /Field 1, Full name/ })).toBeInViewport();
    const back = page.getByRole("button", { name: "Back to field 14" });
    await expect(back).toBeFocused();
    await back.click();
    await expect(page.getByRole("textbox", { name: "Correct it to" })).toBeInViewport();
    await expect(page.getByText("Page 1, at field 14")).toBeVisible();
  });
});
