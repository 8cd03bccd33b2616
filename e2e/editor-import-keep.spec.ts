import { makeDocx, paragraph } from "@taiyari/documents/testing";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import {
  countKept,
  fullName,
  giveFile,
  jsonResume,
  keep,
  openImport,
  understood,
} from "./importing.ts";
import { zipOf } from "./zip-of.ts";

const LINKEDIN = {
  "Profile.csv": "First Name,Last Name,Headline\nRukmini,Deshpande,Supply chain planner\n",
  "Positions.csv":
    "Company Name,Title,Description,Location,Started On,Finished On\nKoyna Foods,Planner,Ran S&OP,Satara,Jun 2016,\n",
  "Skills.csv": "Name\nSAP APO\n",
};

test("a JSON Resume is shown as it was understood, kept when told to, and opens in the editor", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Rukmini Deshpande");
  await openImport(page);
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await giveFile(page, "rukmini.json", JSON.stringify(jsonResume()));
  await expect(understood(page)).toBeFocused();
  expect(sent.filter((line) => !line.startsWith("GET "))).toEqual([]);

  const experience = page.getByRole("region", { name: "Experience" });
  await expect(experience.getByRole("listitem")).toHaveCount(2);
  await expect(experience).toContainText("Planner 1");
  await expect(experience).toContainText("Koyna Foods · Apr 2019");
  await expect(page.getByRole("region", { name: "Skills" })).toContainText("SAP APO");
  await expect(page.getByText("Snehalaya", { exact: false }).first()).toBeVisible();
  expect(await countKept(page)).toBe(0);
  expect(await violations(page)).toEqual([]);

  await expect(page.getByLabel("Name of the new resume")).toHaveValue("Supply chain planner");
  await page.getByLabel("Name of the new resume").fill("Planner, food companies");
  await keep(page);
  const { resumes } = await (await page.request.get("/api/v1/resumes")).json();
  expect(resumes).toMatchObject([
    { name: "Planner, food companies", fullName: "Rukmini Deshpande" },
  ]);
  await expect(fullName(page)).toHaveValue("Rukmini Deshpande");
});

test("LinkedIn’s export and a Word file become resumes, the latter on this device alone", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Rukmini Deshpande");
  await openImport(page);
  await giveFile(
    page,
    "Basic_LinkedInDataExport.zip",
    zipOf({ ...LINKEDIN, "Messages.csv": "a,b\n" }),
  );
  await expect(understood(page)).toBeVisible();
  await expect(page.getByRole("region", { name: "Experience" })).toContainText("Planner");
  await expect(page.getByText("Messages.csv")).toBeVisible();
  await page.getByRole("button", { name: "Start over" }).click();

  const lines = [
    "Rukmini Deshpande",
    "rukmini@example.in",
    "EXPERIENCE",
    "Planner, Koyna Foods",
    "Jun 2016 - Present",
    "SKILLS",
    "SAP APO, Excel",
  ];
  await giveFile(
    page,
    "cv.docx",
    makeDocx({ body: lines.map((line) => paragraph(line)).join("") }),
  );
  await expect(understood(page)).toBeVisible();
  await expect(page.getByRole("region", { name: "Personal" })).toContainText("rukmini@example.in");
});

test("a resume that is kept without a connection is sent when there is one", async ({
  page,
  context,
  signedInAs,
  consoleErrors,
}) => {
  await signedInAs("Rukmini Deshpande");
  await openImport(page);
  await giveFile(page, "rukmini.json", JSON.stringify(jsonResume()));
  await expect(understood(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await keep(page);
  await expect(
    page.getByText("It is on this device, and sent when there is a connection."),
  ).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => countKept(page)).toBe(1);
  consoleErrors.length = 0;
});

test("an import takes the place of the resume at hand, and Undo brings back what stood there", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Rukmini Deshpande");
  await openImport(page);
  await giveFile(page, "rukmini.json", JSON.stringify(jsonResume()));
  await keep(page);
  await fullName(page).fill("Rukmini D.");
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(page.getByText("Resume draft saved successfully!")).toBeVisible();

  await openImport(page);
  await giveFile(page, "newer.json", JSON.stringify(jsonResume(2, "Rukmini Anand Deshpande")));
  await page.getByRole("button", { name: "Replace what is in “Supply chain planner”" }).click();
  await expect(fullName(page)).toHaveValue("Rukmini Anand Deshpande");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(fullName(page)).toHaveValue("Rukmini D.");
  expect(await countKept(page)).toBe(1);
});

for (const scheme of ["light", "dark"] as const) {
  test(`importing works on a small screen, by keyboard, in ${scheme} colours`, async ({
    page,
    signedInAs,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: scheme });
    await signedInAs("Rukmini Deshpande");
    await openImport(page);
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > 360);
    expect(await isWide()).toBe(false);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel("Or paste its text").focus();
    await page.keyboard.insertText(
      "Rukmini Deshpande\nrukmini@example.in\n\nEXPERIENCE\nPlanner, Koyna Foods\nJun 2016 - Present\n- Cut stock by 18%\n\nSKILLS\nSAP APO, Excel",
    );
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(understood(page)).toBeFocused();
    expect(await isWide()).toBe(false);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel("Name of the new resume").focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/resume\/builder\//);
    expect(await isWide()).toBe(false);
  });
}
