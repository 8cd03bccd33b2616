import { violations } from "./axe.ts";
import { field, makeResume, open, originOf, savedField } from "./editor-resumes.ts";
import { expect, test } from "./fixtures.ts";

test("a version is kept, compared, restored, and the restoring undone", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Asha Verma");
  const id = await makeResume(page, { fullName: "Asha Verma", title: "Data Analyst" });
  await open(page, id);
  const openVersions = async () => {
    await page.getByRole("button", { name: "Analyst roles" }).click();
    await page.getByRole("menuitem", { name: "Versions" }).click();
  };
  await openVersions();
  const versions = page.getByRole("dialog", { name: "Versions" });
  await versions.getByRole("button", { name: "Keep this version" }).click();
  const naming = page.getByRole("dialog", { name: "Keep this version" });
  await naming.getByLabel("Name").fill("Before the campus drive");
  await naming.getByRole("button", { name: "Keep", exact: true }).click();
  const kept = versions.getByRole("button", { name: /Before the campus drive/, expanded: false });
  await expect(kept).toBeVisible();
  await versions.getByRole("button", { name: "Close" }).click();

  await field(page, "Title").fill("Business Analyst");
  await openVersions();
  await kept.click();
  await expect(versions.getByText("Personal · Title")).toBeVisible();
  expect(await violations(page, "dialog[open]")).toEqual([]);
  await versions.getByRole("button", { name: "Restore this version" }).click();
  await expect(field(page, "Title")).toHaveValue("Data Analyst");
  await expect.poll(() => savedField(page, id, "title")).toBe("Data Analyst");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(field(page, "Title")).toHaveValue("Business Analyst");
});

test("a link shows the resume to others: with its password, until it ends", async ({
  page,
  browser,
  signedInAs,
}) => {
  await signedInAs("Asha Verma");
  const id = await makeResume(page, { fullName: "Asha Verma", title: "Data Analyst" });
  await open(page, id);
  await page.getByRole("button", { name: "Analyst roles" }).click();
  await page.getByRole("menuitem", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this resume" });
  const name = `asha-${id.slice(0, 8)}`;
  await dialog.getByLabel("Name in the address").fill("report");
  await dialog.getByRole("button", { name: "Create link" }).click();
  await expect(dialog.getByRole("alert")).toContainText("kept for pages of the product");
  await dialog.getByLabel("Name in the address").fill(name);
  await dialog.getByLabel("Label, for you alone").fill("Recruiter at the bank");
  await dialog.getByLabel("Password, if you want one").fill("mango-2026");
  await dialog.getByRole("button", { name: "Create link" }).click();
  const link = dialog.getByRole("link", { name: /\/shared\// });
  await expect(link).toHaveAttribute("href", new RegExp(`/shared/${name}$`));
  await expect(dialog.getByText("Recruiter at the bank", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Change", exact: true }).click();
  const changing = dialog.getByRole("form", { name: "Change this link" });
  await changing.getByLabel("Name in the address").fill(`${name}-2`);
  await expect(changing.getByText(`/shared/${name} stops working`, { exact: false })).toBeVisible();
  expect(await violations(page, "dialog[open]")).toEqual([]);
  await changing.getByRole("button", { name: "Save" }).click();
  await expect(link).toHaveAttribute("href", new RegExp(`/shared/${name}-2$`));
  const address = (await link.getAttribute("href")) ?? "";

  const visitor = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const shared = await visitor.newPage();
  const answer = await shared.goto(address);
  expect(answer?.headers()["x-robots-tag"]).toContain("noindex");
  await shared.getByLabel("Password", { exact: true }).fill("guava");
  await shared.getByRole("button", { name: "Open resume" }).click();
  await expect(shared.getByText("That is not the password.", { exact: false })).toBeVisible();
  await shared.getByLabel("Password", { exact: true }).fill("mango-2026");
  await shared.getByRole("button", { name: "Open resume" }).click();
  await expect(shared.getByRole("heading", { name: "Asha Verma" })).toBeVisible();
  await expect(shared.getByRole("article").getByText("Data Analyst")).toBeVisible();
  expect(await violations(shared)).toEqual([]);
  await shared.getByRole("tab", { name: "Pages" }).click();
  await expect(shared.frameLocator("iframe").getByText("Data Analyst").first()).toBeVisible();
  await shared.getByRole("tab", { name: "Text" }).click();
  await expect(shared).toHaveTitle("Asha Verma, resume · Taiyari");
  expect(await shared.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const download = shared.waitForEvent("download");
  await shared.getByRole("button", { name: "Download PDF" }).click();
  expect((await download).suggestedFilename()).toBe("Asha-Verma-Resume.pdf");
  expect(await violations(shared)).toEqual([]);

  await dialog.getByRole("button", { name: "End link" }).click();
  await dialog.getByRole("button", { name: "End it" }).click();
  await expect(dialog.getByText(/Ended on/)).toBeVisible();
  await expect(dialog.getByText(/1 view/)).toBeVisible();
  await shared.reload();
  await expect(
    shared.getByRole("heading", { name: "This link shows nothing any more" }),
  ).toBeVisible();
  await visitor.close();
});

test("a link that has run out says so", async ({ page, browser, signedInAs }) => {
  await signedInAs("Asha Verma");
  const id = await makeResume(page, { fullName: "Asha Verma" });
  let token = "";
  // On a slow machine the end has come before the server is asked, which refuses it.
  await expect(async () => {
    const made = await page.request.post(`/api/v1/resumes/${id}/shares`, {
      headers: { Origin: originOf() },
      data: {
        password: null,
        expiresAt: new Date(Date.now() + 1_000).toISOString(),
        isListed: false,
      },
    });
    expect(made.ok()).toBe(true);
    ({ token } = await made.json());
  }).toPass();
  const visitor = await browser.newContext({ baseURL: originOf() });
  const shared = await visitor.newPage();
  const ask = () => visitor.request.post(`/api/v1/shared/${token}`, { data: {} });
  await expect.poll(async () => (await ask()).status()).toBe(404);
  await shared.goto(`/shared/${token}`);
  await expect(
    shared.getByRole("heading", { name: "This link shows nothing any more" }),
  ).toBeVisible();
  await visitor.close();
});

test("resumes are begun, named, copied, deleted and brought back from the list", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Asha Verma");
  await page.goto("/resume");
  const section = page.getByRole("region", { name: "Your resumes" });
  await expect(section.getByText("None yet.", { exact: false })).toBeVisible();
  await section.getByRole("button", { name: "New resume" }).click();
  await field(page, "Full name").fill("Asha Verma");
  await expect(page.getByText(/^Saved (just now|\d+ s ago)$/)).toBeVisible();
  await page.goto("/resume");
  await section.getByRole("button", { name: "More for My resume" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  const naming = page.getByRole("dialog", { name: "Rename this resume" });
  await naming.getByLabel("Name, for you alone").fill("Product companies");
  await naming.getByRole("button", { name: "Rename" }).click();
  await section.getByRole("button", { name: "More for Product companies" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(
    section.getByRole("link", { name: "Product companies copy", exact: true }),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await section.getByRole("button", { name: "More for Product companies copy" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(
    section.getByRole("link", { name: "Product companies copy", exact: true }),
  ).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(
    section.getByRole("link", { name: "Product companies copy", exact: true }),
  ).toBeVisible();
  await section.getByRole("link", { name: "Product companies", exact: true }).click();
  await expect(field(page, "Full name")).toHaveValue("Asha Verma");
});

test("a link that is pasted elsewhere shows the first page, and one with a password shows nothing", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Asha Verma");
  const personal = { fullName: "Asha Verma", title: "Data Analyst", summary: "Counts things." };
  const id = await makeResume(page, personal);
  await open(page, id);
  await page.getByRole("button", { name: "Analyst roles" }).click();
  await page.getByRole("menuitem", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this resume" });
  await dialog.getByLabel("Password, if you want one").fill("mango-2026");
  await dialog.getByRole("button", { name: "Create link" }).click();
  const links = dialog.getByRole("link", { name: /\/shared\// });
  await expect(links).toHaveCount(1);
  const locked = (await links.first().getAttribute("href")) ?? "";
  const headOf = async (address: string) => (await page.request.get(address)).text();
  expect(await headOf(locked)).not.toContain("Asha");

  await dialog.getByLabel("Password, if you want one").fill("");
  await dialog.getByRole("button", { name: "Create link" }).click();
  await expect(links).toHaveCount(2);
  const addresses = await links.evaluateAll((all) => all.map((each) => each.getAttribute("href")));
  const address = addresses.find((each) => each !== locked) ?? "";
  expect(await headOf(address)).toContain(
    '<meta property="og:title" content="Asha Verma, resume">',
  );
  const pictureOf = async () =>
    /property="og:image" content="(?<picture>[^"]+picture\.jpg[^"]*)"/.exec(await headOf(address))
      ?.groups?.["picture"] ?? "";
  await expect.poll(pictureOf, { timeout: 20_000 }).not.toBe("");
  const shown = await page.evaluate(
    async (picture) => {
      const bitmap = await createImageBitmap(await (await fetch(picture)).blob());
      return [bitmap.width, bitmap.height];
    },
    new URL(await pictureOf()).pathname,
  );
  expect(shown).toEqual([1200, 630]);
});
