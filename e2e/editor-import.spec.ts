import { randomBytes } from "node:crypto";
import { lockedPdf } from "@taiyari/documents/testing";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { countKept, giveFile, jsonResume, keep, openImport, understood } from "./importing.ts";
import { zipOf } from "./zip-of.ts";

/** What comes from elsewhere and cannot be trusted. */

const evil = (at: string) =>
  `${at} <script>window.ran = true</script><img src=x onerror="window.ran = true">&lt;svg onload=window.ran=true&gt;`;

/** A JSON Resume with a script in every field. */
function evilResume() {
  const url = "javascript:window.ran=true";
  return {
    basics: {
      name: evil("Rukmini"),
      label: evil("Planner"),
      email: evil("mail"),
      phone: evil("phone"),
      url,
      summary: evil("summary"),
      image: url,
      location: { city: evil("Pune") },
      profiles: [{ network: "LinkedIn", username: evil("user"), url }],
    },
    work: [
      {
        name: evil("Koyna"),
        position: evil("Lead"),
        url,
        summary: evil("work"),
        highlights: [evil("Cut stock")],
        startDate: evil("2019"),
        endDate: evil("2020"),
      },
    ],
    education: [
      {
        institution: evil("COEP"),
        area: evil("Production"),
        studyType: evil("B.Tech"),
        score: evil("8.4"),
        courses: [evil("Lean")],
      },
    ],
    skills: [{ name: evil("Tools"), keywords: [evil("SAP")] }],
    projects: [
      { name: evil("Lane planner"), description: evil("Routes"), url, keywords: [evil("Python")] },
    ],
    certificates: [{ name: evil("CPIM"), issuer: evil("ASCM"), url }],
    awards: [{ title: evil("Planner of the year"), awarder: evil("Region") }],
    publications: [{ name: evil("Milk runs"), publisher: evil("Today"), url }],
    references: [{ name: evil("Iqbal"), reference: evil("Calm") }],
    interests: [{ name: evil("Chess"), keywords: [evil("Openings")] }],
  };
}

test("nothing is kept of a file that cannot be taken, and each is told why in a sentence", async ({
  page,
  signedInAs,
  printed,
}) => {
  await signedInAs("Rukmini Deshpande");
  await openImport(page);
  const bomb = zipOf({ "Positions.csv": new Uint8Array(90_000_000) });
  const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
  const refusals: readonly (readonly [string, Uint8Array | string, string])[] = [
    [
      "huge.pdf",
      Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(40_000_000, 32)]),
      "This file is larger than 10 MB, so it was not opened.",
    ],
    ["me.jpg", png, "This is a picture, and there are no words in it to take."],
    [
      "scan.pdf",
      await printed("scan.html"),
      "This file holds pictures and no text, as a scan does.",
    ],
    ["locked.pdf", lockedPdf(), "This file is locked with a password."],
    [
      "cut.pdf",
      (await printed("asha-kulkarni.html")).subarray(0, 900),
      "This file is damaged and cannot be opened.",
    ],
    [
      "orders.json",
      '{"orders": [], "customer": 4}',
      "This JSON is no resume that Taiyari knows. It holds: orders, customer.",
    ],
    ["broken.json", '{"basics": ', "This file is called JSON and is damaged or something else."],
    [
      "holiday.zip",
      zipOf({ "beach.jpg": "x" }),
      "This ZIP holds none of the files of LinkedIn’s data export. It holds: beach.jpg.",
    ],
    [
      "bomb.zip",
      bomb,
      "The tables in this ZIP are far larger than LinkedIn’s, so they were not unpacked.",
    ],
    [
      "noise.bin",
      Buffer.concat([Buffer.alloc(8), randomBytes(5_000)]),
      "This kind of file cannot be read.",
    ],
    [
      "page.html",
      "<!doctype html><script>window.ran = true</script>",
      "This kind of file cannot be read.",
    ],
    ["empty.txt", "", "There is nothing in it that belongs into a resume."],
  ];
  for (const [name, content, sentence] of refusals) {
    await giveFile(page, name, content);
    await expect(page.locator("label.drop-zone").getByRole("alert")).toContainText(sentence);
    await expect(page.locator("label.drop-zone")).toContainText(name);
  }
  expect(await countKept(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
});

test("a pasted text without a resume in it is refused and not lost, and can be kept as a summary", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Rukmini Deshpande");
  await openImport(page);
  await page.getByRole("button", { name: "Read this text" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "There is no text yet." })).toBeVisible();

  const novel = "The rain had stopped before the ferry left the bank. ".repeat(60);
  await page.getByLabel("Or paste its text").fill(novel);
  await page.getByRole("button", { name: "Read this text" }).click();
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: "No work, study or skills were found in these 600 words." }),
  ).toBeVisible();
  await expect(page.getByLabel("Or paste its text")).toHaveValue(novel);
  await page.getByRole("button", { name: "Take it as the summary" }).click();
  await expect(understood(page)).toBeVisible();
  await expect(
    page.getByText("No work, study or skills were found. Is this a resume?"),
  ).toBeVisible();
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByLabel("Or paste its text")).toHaveValue(novel);
  expect(await countKept(page)).toBe(0);
});

test("scripts in every field of an import are text or nothing, and none of them runs", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Rukmini Deshpande");
  await openImport(page);
  await giveFile(page, "evil.json", JSON.stringify(evilResume()));
  await expect(understood(page)).toBeVisible();
  await expect(page.getByText("<svg onload=window.ran=true>").first()).toBeVisible();
  await keep(page);
  await page.getByRole("tab", { name: "Resume Preview" }).click();
  const sheet = page.locator("iframe").first();
  await expect(sheet).toBeVisible();
  await expect(page.frameLocator("iframe").first().getByText("Lane planner").first()).toBeVisible();
  for (const frame of page.frames()) {
    expect(await frame.evaluate(() => Reflect.get(window, "ran"))).toBeUndefined();
    expect(await frame.locator('a[href^="javascript:"], img[onerror], svg[onload]').count()).toBe(
      0,
    );
  }
});

test("of 320 jobs the first 300 are kept as jobs, and the rest is named", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Rukmini Deshpande");
  await openImport(page);
  await giveFile(page, "long.json", JSON.stringify(jsonResume(320)));
  await expect(understood(page)).toBeVisible();
  const experience = page.getByRole("region", { name: "Experience" });
  await expect(experience.getByText("292 more")).toBeVisible();
  await experience.getByText("292 more").click();
  await expect(experience.getByRole("listitem")).toHaveCount(300);
  await expect(page.getByText("experience 301, title", { exact: false })).toHaveCount(1);
  await keep(page);
});
