import { expect, type Page } from "@playwright/test";

/** The page that shows what was understood. */
export const understood = (page: Page) =>
  page.getByRole("heading", { name: "This is what we understood" });

/** The name as the editor's form has it. */
export const fullName = (page: Page) => page.getByRole("textbox", { name: /^Full name/i });

export async function openImport(page: Page): Promise<void> {
  await page.goto("/resume/import");
  await expect(page.getByRole("heading", { name: "Import a resume" })).toBeVisible();
}

export async function giveFile(
  page: Page,
  name: string,
  content: Uint8Array | string,
): Promise<void> {
  await page
    .locator('label.drop-zone input[type="file"]')
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) });
}

/** Keeps what was understood, and waits for the editor. */
export async function keep(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Keep as a new resume" }).click();
  await expect(page).toHaveURL(/\/resume\/builder\/[0-9a-f-]{36}/);
  await expect(page.getByRole("heading", { name: "Resume Builder" })).toBeVisible();
}

/** How many resumes the server has of whoever is signed in. */
export async function countKept(page: Page): Promise<number> {
  const { resumes } = await (await page.request.get("/api/v1/resumes")).json();
  return resumes.length;
}

const job = (at: number) => ({
  position: `Planner ${at}`,
  name: "Koyna Foods",
  startDate: "2019-04",
  highlights: [`Cut stock by ${at}%.`],
});

/** A resume in the format of JSON Resume, with so many jobs. */
export const jsonResume = (jobs = 2, name = "Rukmini Deshpande") => ({
  basics: { name, label: "Supply chain planner", email: "rukmini@example.in" },
  work: Array.from({ length: jobs }, (_, at) => job(at + 1)),
  skills: [{ name: "Tools", keywords: ["SAP APO", "Excel"] }],
  volunteer: [{ organization: "Snehalaya", position: "Teacher" }],
});
