import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readSource } from "@taiyari/documents";
import { newDraft, type ResumeDraft } from "@taiyari/domain/draft";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { resumeFor } from "./resume-for.ts";
import { uploadFor } from "./upload.ts";

const JOB = `Data Analyst, Nandi Retail, Bengaluru
Requirements:
- SQL is a must
- PostgreSQL
- Power BI
Good to have: demand forecasting, dbt
You will find root causes and explain findings to store managers.`;

const WHY = "my mother has run a grocery in Mysuru for twenty years";
const CLAIM = "I am an expert in customer analytics.";

test("a letter is drafted from a resume and a job, written, checked, and downloaded", async ({
  page,
  signedInAs,
  context,
}) => {
  await signedInAs("Ananya Iyer");
  const id = await resumeFor(page, ANANYA, "Analyst roles");
  await page.goto(`/resume/builder/${id}`);
  await page.getByRole("button", { name: "Analyst roles" }).click();
  await page.getByRole("menuitem", { name: "Write a cover letter" }).click();
  const dialog = page.getByRole("dialog", { name: "Write a cover letter" });
  await dialog.getByLabel("Job description").fill(JOB);
  await dialog.getByLabel("Company").fill("Nandi Retail");
  expect(await violations(page, "dialog[open]")).toEqual([]);
  await dialog.getByRole("button", { name: "Draft the letter" }).click();
  await expect(page.getByRole("heading", { name: "Cover letter", level: 1 })).toBeVisible();

  const letter = page.getByRole("article", { name: "Letter" });
  await expect(letter).toContainText("I am applying for the post of Data Analyst at Nandi Retail.");
  await expect(letter).toContainText("At Saral Commerce I built the daily order pipeline");
  const asks = page.getByRole("region", { name: "What the job asks" });
  await expect(asks.getByRole("listitem").filter({ hasText: "PostgreSQL" })).toContainText(
    /Sentence \d+, resume line \d+/,
  );
  await expect(asks).toContainText("In neither. Leave it, or say you are learning it");
  await expect(asks).toContainText("Say why Nandi Retail.");

  // A blank is filled where it stands: pressed, it is selected.
  await letter.getByText("why this company, in your own words?").click();
  await page.keyboard.type(WHY);
  await expect(page.getByRole("textbox", { name: "Paragraph 4" })).toHaveValue(
    new RegExp(`because ${WHY}\\.$`),
  );
  await page.keyboard.press("End");
  await page.keyboard.type(` ${CLAIM}`);
  const sources = page.getByRole("region", { name: "Where it comes from" });
  await expect(
    sources.getByText("No line of your resume says so.", { exact: false }),
  ).toBeVisible();
  await expect(page.getByText("One claim without proof")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Edit paragraph 4" })).toBeFocused();
  await look(page, "claim");
  const instead =
    (await sources.locator("p").filter({ hasText: /^At / }).last().textContent()) ?? "";
  await sources.getByRole("button", { name: "Use it" }).click();
  await expect(letter).toContainText(instead);
  await expect(letter).not.toContainText(CLAIM);
  await expect(page.getByText("Every claim has a line behind it")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(letter).toContainText(CLAIM);
  await page.keyboard.press("Control+y");
  await expect(letter).not.toContainText(CLAIM);

  // Another tone rewrites what is as drafted, and nothing of what was written.
  await page.getByRole("button", { name: "Formal" }).click();
  await expect(letter).toContainText(
    "I wish to apply for the post of Data Analyst at Nandi Retail.",
  );
  await expect(letter).toContainText(WHY);
  await expect(letter.getByLabel("Greeting")).toHaveValue("Dear Sir or Madam,");
  await page.getByRole("button", { name: "Edit paragraph 2" }).press("Enter");
  await page.getByRole("button", { name: "Shorter" }).click();
  await expect(letter).not.toContainText("The post calls for");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(letter).toContainText(WHY);
  await expect(letter).not.toContainText("The post calls for");

  const words = [
    "Ananya Iyer",
    "Dear Sir or Madam,",
    WHY,
    "daily order pipeline",
    "Yours faithfully,",
  ];
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy text" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of words) expect(copied).toContain(part);
  const pdf = await downloaded(page, () =>
    page.getByRole("button", { name: "Download PDF" }).click(),
  );
  expect(pdf.name).toBe("Ananya-Iyer-Cover-Letter.pdf");
  await page.getByRole("button", { name: "Other formats" }).click();
  const docx = await downloaded(page, () =>
    page.getByRole("menuitem", { name: "Word (DOCX)" }).click(),
  );
  expect(docx.name).toBe("Ananya-Iyer-Cover-Letter.docx");
  for (const { text } of [pdf, docx]) {
    // A sign of another face, ₹, stands in a run of its own.
    const read = text.replaceAll(/\s+/gu, "");
    for (const word of copied.split(/\s+/u)) expect(read).toContain(word);
  }
  expect([pdf.pages, pdf.tagged]).toEqual([1, true]);

  for (const scheme of ["light", "dark"] as const) {
    await page.evaluate((theme) => (document.documentElement.dataset["theme"] = theme), scheme);
    expect(await violations(page)).toEqual([]);
    await look(page, scheme);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await look(page, "phone");

  await page.goto("/resume/letters");
  await expect(
    page.getByRole("link", { name: "Data Analyst, Nandi Retail", exact: true }),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "More for Data Analyst, Nandi Retail" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("With Analyst roles")).toBeVisible();
});

test("a report leads to a letter with its job and its resume", async ({
  page,
  signedInAs,
  printed,
}) => {
  await signedInAs("Asha Verma");
  const details = { jobDescription: JOB, targetRole: "Data Analyst" };
  const upload = await uploadFor(page, await printed("asha-kulkarni.html"), { details });
  await page.goto(`/resume/report/result?id=${upload}`);
  await page.getByRole("button", { name: "Write a cover letter" }).click();
  const dialog = page.getByRole("dialog", { name: "Write a cover letter" });
  await expect(dialog.getByLabel("Job description")).toHaveValue(JOB);
  await dialog.getByRole("button", { name: "Draft the letter" }).click();
  const letter = page.getByRole("article", { name: "Letter" });
  await expect(letter).toContainText("I am applying for the post of Data Analyst.");
  await expect(page.getByText("Every claim has a line behind it")).toBeVisible();
});

async function downloaded(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  const source = await readSource(Uint8Array.from(await readFile(await file.path())));
  if (!source.ok) throw new Error(source.problem.kind);
  const { pages, tagged } = source.value;
  const text = pages.flatMap(({ runs }) => runs.map((run) => run.text)).join(" ");
  return { name: file.suggestedFilename(), text, pages: pages.length, tagged };
}

/** A picture for whoever compares the screen with its drawing, where SHOTS names a folder. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env["SHOTS"];
  if (folder) await page.screenshot({ path: `${folder}/letter-${name}.png`, fullPage: true });
}

const BLANK = newDraft();
const ANANYA: ResumeDraft = {
  ...BLANK,
  resumeData: {
    ...BLANK.resumeData,
    personal: {
      ...BLANK.resumeData.personal,
      fullName: "Ananya Iyer",
      title: "Data Analyst",
      email: "ananya.iyer@example.in",
      phone: "+91 98450 00000",
      location: "Bengaluru",
      summary: "Data analyst in e-commerce and logistics. Notice period: 60 days.",
    },
    experience: [
      {
        id: "saral",
        title: "Data Analyst, e-commerce",
        company: "Saral Commerce",
        location: "Bengaluru",
        startDate: "Jan 2025",
        endDate: "",
        current: true,
        description:
          "• Built the daily order pipeline in dbt and PostgreSQL\n• Ran 22 price and delivery-fee experiments; seven shipped\n• Traced 38% of refunds to three pin codes and one courier; switching saved ₹1.4 crore",
      },
      {
        id: "meghdoot",
        title: "Junior Analyst",
        company: "Meghdoot Logistics",
        location: "Bengaluru",
        startDate: "Jul 2022",
        endDate: "Dec 2024",
        current: false,
        description:
          "• Presented weekly to 140 hub managers, one page each\n• Replaced 60 spreadsheets with one Power BI workbook",
      },
    ],
    skills: { ...BLANK.resumeData.skills, technical: ["SQL", "dbt", "PostgreSQL", "Power BI"] },
  },
};
