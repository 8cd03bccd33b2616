import { readFile } from "node:fs/promises";
import { readSource } from "@taiyari/documents";
import { importJson } from "@taiyari/domain/import";
import { readResume } from "@taiyari/domain/read";
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
import { uploadFor } from "./upload.ts";

test("what a machine read, corrected, is one click away from the editor, and the second click finds it again", async ({
  page,
  signedInAs,
  printed,
}) => {
  await signedInAs("Asha Kulkarni");
  const id = await uploadFor(page, await printed("asha-kulkarni.html"));
  await page.goto(`/resume/report/machine?id=${id}`);
  await page.getByRole("button", { name: /^Correct Full name/ }).click();
  await page.getByLabel("Correct it to").fill("Asha Ramesh Kulkarni");
  await page.getByRole("button", { name: "Save full name" }).click();
  await page.getByRole("button", { name: "Open in the editor" }).click();
  await expect(page).toHaveURL(/\/resume\/builder\//);
  await expect(fullName(page)).toHaveValue("Asha Ramesh Kulkarni");
  const address = page.url();

  await page.goto(`/resume/report/machine?id=${id}`);
  await page.getByRole("button", { name: "Open in the editor" }).click();
  await expect(page).toHaveURL(address);
  await page.goto(`/resume/import?upload=${id}`);
  await expect(understood(page)).toBeVisible();
  await expect(page.getByRole("region", { name: "Personal" })).toContainText(
    "Asha Ramesh Kulkarni",
  );
  expect(await countKept(page)).toBe(1);
});

test("Build Resume begins with the file that was just uploaded, once", async ({
  page,
  signedInAs,
  printed,
}) => {
  await signedInAs("Asha Kulkarni");
  await page.goto("/resume/metadata");
  await page.locator('input[type="file"]').setInputFiles({
    name: "asha.pdf",
    mimeType: "application/pdf",
    buffer: await printed("asha-kulkarni.html"),
  });
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByRole("button", { name: "Skip & Continue" }).click();
  const build = page.getByRole("dialog").getByRole("link", { name: /Build Resume/ });
  await expect(build).toHaveAttribute("href", /^\/resume\/editor\?upload=/);
  await build.click();
  await expect(page).toHaveURL(/\/resume\/builder\//);
  await expect(fullName(page)).toHaveValue("Asha Kulkarni");
  await page.goto("/resume/metadata?step=next");
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /Build Resume/ })
    .click();
  await expect(page).toHaveURL(/\/resume\/builder\//);
  expect(await countKept(page)).toBe(1);
});

test("a resume is downloaded as Word, JSON, Markdown and text, and each holds what was typed", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Rukmini Deshpande");
  await openImport(page);
  await giveFile(page, "rukmini.json", JSON.stringify(jsonResume()));
  await keep(page);
  await page.getByRole("button", { name: "Other formats" }).click();
  await expect(page.getByRole("menuitem", { name: "PDF" })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  const download = async (format: string) => {
    await page.getByRole("button", { name: "Other formats" }).click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: format }).click(),
    ]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const word = await download("Word (DOCX)");
  expect(word.name).toBe("Rukmini-Deshpande-Resume.docx");
  const source = await readSource(Uint8Array.from(word.bytes));
  if (!source.ok) throw new Error(source.problem.kind);
  const reading = readResume(source.value);
  expect(reading.contact.name?.value).toBe("Rukmini Deshpande");
  expect(reading.experience.map(({ title }) => title?.value)).toEqual(["Planner 1", "Planner 2"]);

  const json = await download("JSON Resume");
  expect(json.name).toBe("Rukmini-Deshpande-Resume.json");
  const back = importJson(json.bytes.toString(), () => "id");
  expect(back.ok && back.value.source).toBe("taiyari");
  const markdown = await download("Markdown");
  expect(markdown.bytes.toString()).toContain("# Rukmini Deshpande\n");
  expect((await download("Plain text")).bytes.toString()).toContain("- Cut stock by 1%.");

  const [pdf] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download Resume" }).click(),
  ]);
  expect(pdf.suggestedFilename()).toBe("Rukmini-Deshpande-Resume.pdf");
  await page.getByRole("button", { name: "See the proof" }).click();
  await expect(page).toHaveURL(/\/resume\/builder\/[^/]+\/proof$/);
});
