import { expect, test } from "./fixtures.ts";

const NOT_A_PDF = {
  name: "resume.docx.txt",
  mimeType: "text/plain",
  buffer: Buffer.from("Just text"),
};

test("a job seeker uploads a resume and learns what to fix first", async ({
  page,
  signedInAs,
  printed,
}) => {
  await signedInAs("Asha Kulkarni");
  await page.goto("/resume");
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL(/\/resume\/metadata/);
  await expect(page.getByRole("button", { name: "Skip & Continue" })).toBeVisible();

  await page.locator('input[type="file"]').setInputFiles({
    name: "asha-kulkarni.pdf",
    mimeType: "application/pdf",
    buffer: await printed("asha-kulkarni.html"),
  });
  await expect(page.getByRole("button", { name: "Change File" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("currentResumeId"))).toMatch(
    /^[0-9a-f-]{36}$/,
  );
  await page.getByRole("button", { name: "Continue", exact: true }).click();

  await expect(page.getByLabel("Current role")).toHaveValue(/Data Analyst/);
  await page.getByLabel("Target role").fill("Data Analyst");
  await page.getByRole("button", { name: "Continue", exact: true }).click();

  const prompt = page.getByRole("dialog");
  await expect(prompt).toContainText("What would you like to do next?");
  await prompt.getByText("Generate Report").click();
  await expect(page).toHaveURL(/\/resume\/report\/result\?id=[0-9a-f-]{36}/);

  for (const block of [
    "Key Insights",
    "Improvement Areas",
    "Skills Analysis",
    "Market Alignment",
  ]) {
    await expect(page.getByRole("heading", { name: block })).toBeVisible();
  }
  await expect(page.getByText(/weekly reports to the operations team/).first()).toBeAttached();

  await page.goto("/resume");
  await expect(
    page
      .getByRole("row", { name: /asha-kulkarni\.pdf/ })
      .or(page.getByText("asha-kulkarni.pdf"))
      .first(),
  ).toBeVisible();
});

test("only a PDF is taken by the wizard, and the way stays open", async ({
  page,
  signedInAs,
  printed,
}) => {
  await signedInAs("Om Prakash");
  await page.goto("/resume/metadata");
  await page.locator('input[type="file"]').setInputFiles(NOT_A_PDF);
  await expect(page.getByText("Only PDF files are supported.")).toBeVisible();

  await page.locator('input[type="file"]').setInputFiles({
    name: "renamed.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("GIF89a, whatever the name says"),
  });
  await expect(page.getByText("Only PDF files are supported.")).toBeVisible();

  await page.locator('input[type="file"]').setInputFiles({
    name: "large.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(10_485_760)]),
  });
  await expect(page.getByText("File size should be less than 10MB.")).toBeVisible();

  await page.locator('input[type="file"]').setInputFiles({
    name: "good.pdf",
    mimeType: "application/pdf",
    buffer: await printed("asha-kulkarni.html"),
  });
  await expect(page.getByRole("button", { name: "Change File" })).toBeVisible();
  await page.getByRole("button", { name: "Change File" }).click();
  expect(await page.evaluate(() => localStorage.getItem("currentResumeId"))).toBeNull();
});

test("a scan is taken, and the report says plainly that nothing can be read", async ({
  page,
  signedInAs,
  printed,
}) => {
  await signedInAs("Leela Nair");
  await page.goto("/resume/metadata");
  await page.locator('input[type="file"]').setInputFiles({
    name: "scan.pdf",
    mimeType: "application/pdf",
    buffer: await printed("scan.html"),
  });
  await expect(page.getByRole("button", { name: "Change File" })).toBeVisible();
  const id = await page.evaluate(() => localStorage.getItem("currentResumeId"));
  await page.goto(`/resume/report/result?id=${id}`);
  await expect(page.getByRole("main")).toContainText(/no text|picture/i);
  await expect(page.getByRole("heading", { name: "Key Insights" })).toHaveCount(0);
});

test("what is typed into the details form survives a lost session", async ({
  page,
  signedInAs,
  printed,
}) => {
  await signedInAs("Tara Joshi");
  await page.goto("/resume/metadata");
  await page.locator('input[type="file"]').setInputFiles({
    name: "tara.pdf",
    mimeType: "application/pdf",
    buffer: await printed("asha-kulkarni.html"),
  });
  await expect(page.getByRole("button", { name: "Change File" })).toBeVisible();
  await page.goto("/resume/report");
  await expect(page.getByLabel("Target role")).toBeVisible();

  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  const refused = page.waitForResponse((response) => response.status() === 401);
  await page.getByLabel("Target role").fill("Head of analytics");
  await refused;
  await page.context().addCookies(cookies);
  await page.goto("/resume/report");
  await expect(page.getByLabel("Target role")).toHaveValue("Head of analytics");
});

test("a deleted resume comes back with undo", async ({ page, signedInAs, printed }) => {
  await signedInAs("Vikram Desai");
  await page.goto("/resume/metadata");
  await page.locator('input[type="file"]').setInputFiles({
    name: "vikram.pdf",
    mimeType: "application/pdf",
    buffer: await printed("asha-kulkarni.html"),
  });
  await expect(page.getByRole("button", { name: "Change File" })).toBeVisible();
  await page.goto("/resume");
  await expect(page.getByText("vikram.pdf").first()).toBeVisible();
  await page
    .getByRole("button", { name: /Delete/ })
    .first()
    .click();
  await expect(page.getByText("vikram.pdf", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("vikram.pdf", { exact: true }).first()).toBeVisible();
});
