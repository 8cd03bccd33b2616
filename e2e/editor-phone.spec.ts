import { downloadedBy } from "./downloaded.ts";
import { field, originOf } from "./editor-resumes.ts";
import { expect, PASSWORD, test } from "./fixtures.ts";
import { giveFile, keep, openImport, understood } from "./importing.ts";
import { dragByTouch, expectNoOverflow } from "./touch.ts";

const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
} as const;

const SHARED_WITH = "mango-2026";

test.use(PHONE);

test("on a phone an old PDF becomes a resume that is shared, and is there tomorrow on another device", async ({
  page,
  browser,
  signedInAs,
  printed,
}) => {
  const { email } = await signedInAs("Asha Kulkarni");

  await test.step("imports an old PDF", async () => {
    await openImport(page);
    await expectNoOverflow(page);
    await giveFile(page, "asha.pdf", await printed("asha-kulkarni.html"));
    await expect(understood(page)).toBeVisible();
    await expectNoOverflow(page);
    await keep(page);
  });

  await test.step("corrects a field", async () => {
    await expect(field(page, "Full name")).toHaveValue("Asha Kulkarni");
    await field(page, "Title").tap();
    await field(page, "Title").fill("Lead Data Analyst");
    await expectNoOverflow(page);
  });

  await test.step("chooses a template", async () => {
    await page.getByRole("tab", { name: "Choose Template" }).tap();
    const minimalist = page.getByRole("article").filter({ hasText: "Minimalist" });
    await minimalist.getByRole("button", { name: "Select" }).tap();
    await expect(minimalist.getByRole("button", { name: "Selected" })).toBeVisible();
    await expectNoOverflow(page);
  });

  await test.step("moves Education before Experience with a finger", async () => {
    await page.getByRole("tab", { name: "Edit Content" }).tap();
    await page.getByRole("button", { name: /^Resume Sections/ }).tap();
    const sheet = page.getByRole("dialog", { name: "Resume Sections" });
    const grips = sheet.getByRole("button", { name: /^Move / });
    const names = () => grips.evaluateAll((all) => all.map((grip) => grip.ariaLabel));
    await expect(grips.first()).toBeInViewport();
    const before = await names();
    const education = before.indexOf("Move Education");
    const experience = before.indexOf("Move Experience");
    expect(experience).toBeLessThan(education);
    await dragByTouch(page, grips.nth(education), grips.nth(experience));
    await expect
      .poll(names)
      .toEqual([
        ...before.slice(0, experience),
        "Move Education",
        ...before.slice(experience, education),
        ...before.slice(education + 1),
      ]);
    await sheet.getByRole("button", { name: "Close" }).tap();
    await expect(sheet).toBeHidden();
  });

  await test.step("downloads the PDF", async () => {
    await page.getByRole("tab", { name: "Resume Preview" }).tap();
    await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
    await expectNoOverflow(page);
    const { reading } = await downloadedBy(page, () =>
      page.getByRole("button", { name: "Download Resume" }).tap(),
    );
    expect(reading.contact.name?.value).toBe("Asha Kulkarni");
    expect(reading.contact.headline?.value).toBe("Lead Data Analyst");
    const kinds = reading.sections.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["education", "experience"]));
    expect(kinds.indexOf("education")).toBeLessThan(kinds.indexOf("experience"));
  });

  await test.step("reads what a machine reads", async () => {
    await page.getByRole("button", { name: "See the proof" }).tap();
    await expect(
      page.getByRole("heading", { name: "What a machine reads in your PDF" }),
    ).toBeVisible();
    await expect(page.getByText(/fields came back as you typed them/)).toBeVisible();
    await expect(page.getByText(/\d+ (?:was|were) lost/)).toHaveCount(0);
    await expectNoOverflow(page);
    await page.getByRole("link", { name: "Back to Resume Builder" }).tap();
  });

  const address = await test.step("shares it with a password", async () => {
    await page.getByRole("button", { name: "Data Analyst", exact: true }).tap();
    await page.getByRole("menuitem", { name: "Share" }).tap();
    const dialog = page.getByRole("dialog", { name: "Share this resume" });
    await dialog.getByLabel("Password, if you want one").fill(SHARED_WITH);
    await dialog.getByRole("button", { name: "Create link" }).tap();
    const link = dialog.getByRole("link", { name: /\/shared\// });
    await expect(link).toBeVisible();
    await expectNoOverflow(page);
    return (await link.getAttribute("href")) ?? "";
  });

  await test.step("whoever has the link and the password sees it, signed in nowhere", async () => {
    const context = await browser.newContext({ ...PHONE, baseURL: originOf() });
    const visitor = await context.newPage();
    await visitor.goto(address);
    await expect(visitor.locator("iframe")).toHaveCount(0);
    await visitor.getByLabel("Password", { exact: true }).fill(SHARED_WITH);
    await visitor.getByRole("button", { name: "Open resume" }).tap();
    await expect(visitor.getByRole("heading", { name: "Asha Kulkarni" })).toBeVisible();
    const shown = visitor.frameLocator("iframe");
    await expect(shown.getByText("Lead Data Analyst").first()).toBeVisible();
    await expectNoOverflow(visitor);
    await context.close();
  });

  await test.step("tomorrow it is on another device as it was left", async () => {
    const context = await browser.newContext({
      baseURL: originOf(),
      viewport: { width: 1440, height: 900 },
    });
    const laptop = await context.newPage();
    await laptop.goto("/login?redirect=/resume");
    await laptop.getByLabel("Email").fill(email);
    await laptop.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await laptop.getByRole("button", { name: "Sign in" }).click();
    const resumes = laptop.getByRole("region", { name: "Your resumes" });
    await resumes.getByRole("link", { name: /Open/ }).click();
    await expect(field(laptop, "Title")).toHaveValue("Lead Data Analyst");
    const grips = laptop.getByRole("button", { name: /^Move (?:Education|Experience)$/ });
    await expect(grips.first()).toHaveAccessibleName("Move Education");
    await laptop.getByRole("tab", { name: "Choose Template" }).click();
    const minimalist = laptop.getByRole("article").filter({ hasText: "Minimalist" });
    await expect(minimalist.getByRole("button", { name: "Selected" })).toBeVisible();
    await context.close();
  });
});
