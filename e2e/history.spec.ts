import { lockedPdf, makeDocx, paragraph, wordFile } from "@taiyari/documents/testing";
import { expect, test } from "./fixtures.ts";
import { uploadFor } from "./upload.ts";

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const resumeInWord = () =>
  makeDocx({
    body: [
      "Rehana Shaikh",
      "rehana.shaikh@example.in",
      "Experience",
      "Nurse, Sanjeevani Hospital, 2019 - 2024",
    ]
      .map((text) => paragraph(text))
      .join(""),
  });

test("the history takes Word files, and gives each file and report back", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Rehana Shaikh");
  await page.goto("/resume");
  const input = page.locator('input[type="file"]');
  await expect(input).toHaveAttribute("accept", /\.pdf.*\.doc.*\.docx/);

  await input.setInputFiles({
    name: "notes.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("text"),
  });
  await expect(page.getByText("Only PDF, DOC and DOCX files are supported.")).toBeVisible();

  await input.setInputFiles({
    name: "rehana.docx",
    mimeType: WORD,
    buffer: Buffer.from(resumeInWord()),
  });
  await expect(page.getByRole("row", { name: /rehana\.docx/ })).toBeVisible();
  await input.setInputFiles({
    name: "rehana.doc",
    mimeType: "application/msword",
    buffer: Buffer.from(wordFile()),
  });
  await expect(page.getByRole("row", { name: /rehana\.doc / })).toBeVisible();

  await page.getByText("rehana.docx").first().click();
  await expect(page.getByRole("heading", { name: "Key Insights" })).toBeVisible();
  await page.goto("/resume");

  const row = page.getByRole("row", { name: /rehana\.docx/ });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    row
      .getByRole("link", { name: /Resume/ })
      .or(row.getByRole("button", { name: /Resume/ }))
      .last()
      .click(),
  ]);
  expect(file.suggestedFilename()).toBe("rehana.docx");
  const [report] = await Promise.all([
    page.waitForEvent("download"),
    row
      .getByRole("link", { name: /Report/ })
      .or(row.getByRole("button", { name: /Report/ }))
      .last()
      .click(),
  ]);
  expect(report.suggestedFilename()).toMatch(/\.pdf$/);
});

test("search and sort find a resume among many", async ({ page, signedInAs, printed }) => {
  await signedInAs("Arjun Menon");
  const pdf = await printed("asha-kulkarni.html");
  for (const fileName of ["first.pdf", "second.pdf", "third.pdf"])
    await uploadFor(page, pdf, { fileName });
  await page.goto("/resume");
  await expect(page.getByText("second.pdf").first()).toBeVisible();

  await page.getByPlaceholder("Search by name or role").fill("nothing like it");
  await expect(page.getByText("second.pdf")).toHaveCount(0);
  await page.getByPlaceholder("Search by name or role").fill("SECOND");
  await expect(page.getByText("second.pdf").first()).toBeVisible();
  await expect(page.getByText("first.pdf")).toHaveCount(0);
});

test("a locked file is kept, and the report says how to unlock it", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Suresh Iyer");
  await page.goto("/resume/metadata");
  await page.locator('input[type="file"]').setInputFiles({
    name: "locked.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(lockedPdf()),
  });
  await expect(page.getByRole("button", { name: "Change File" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/password/i);
});

test("a second report of the same file is compared with the first", async ({
  page,
  signedInAs,
  printed,
}) => {
  await signedInAs("Nandita Ghosh");
  const id = await uploadFor(page, await printed("asha-kulkarni.html"));
  await page.goto(`/resume/report?id=${id}`);
  await page.getByLabel("Target role").fill("Data Analyst");
  await page.getByRole("button", { name: "Generate Report" }).last().click();
  await expect(page).toHaveURL(/\/resume\/report\/result/);
  await expect(page.getByRole("heading", { name: "Since your previous report" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Job match" })).toBeVisible();

  await page.getByRole("link", { name: "Fix in editor" }).first().click();
  await expect(page).toHaveURL(/\/resume\/builder\/[\w-]+/);
  await expect(page.getByRole("heading", { name: "Resume Builder" })).toBeVisible();
  await expect(page.locator("textarea:focus, input:focus")).toBeVisible();
});

test("a letter is told to be no resume before any score, and scored when that is wanted", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Farhan Ali");
  const letter = makeDocx({
    body: ["Dear Manager,", "I am writing to you about the shop in Nashik.", "Yours sincerely,"]
      .map((text) => paragraph(text))
      .join(""),
  });
  await page.goto("/resume");
  await page.locator('input[type="file"]').setInputFiles({
    name: "letter.docx",
    mimeType: WORD,
    buffer: Buffer.from(letter),
  });
  await page.getByRole("link", { name: "letter.docx", exact: true }).click();
  await expect(
    page.getByRole("heading", { name: "This does not look like a resume" }),
  ).toBeVisible();
  await expect(page.getByText(/It looks like a letter: it says “Dear Manager”/)).toBeVisible();
  await page.getByRole("button", { name: "Score it all the same" }).click();
  await expect(page.getByRole("heading", { name: "Key Insights" })).toBeVisible();
});

test("asking for a report again gives the report that exists", async ({
  page,
  signedInAs,
  printed,
}) => {
  await signedInAs("Tenzin Dorji");
  const id = await uploadFor(page, await printed("asha-kulkarni.html"));
  const again = await page.request.post(`/api/v1/resume/uploads/${id}/reports`, {
    headers: { Origin: process.env["TAIYARI_URL"] ?? "" },
  });
  const history = await (await page.request.get("/api/v1/resume/uploads")).json();
  expect((await again.json()).id).toBe(history.items[0].reportId);
  expect(history.items[0].reports).toBe(1);
});

test("somebody else's resume is not there", async ({ page, signedInAs, printed }) => {
  await signedInAs("Harleen Gill");
  const id = await uploadFor(page, await printed("asha-kulkarni.html"));
  await signedInAs("Mallory Fernandes");
  expect((await page.request.get(`/api/v1/resume/uploads/${id}`)).status()).toBe(404);
  expect((await page.request.get(`/api/v1/resume/uploads/${id}/file`)).status()).toBe(404);
  await page.goto(`/resume/report/result?id=${id}`);
  await expect(page.getByRole("heading", { name: "Key Insights" })).toHaveCount(0);
});
