import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { readPdf } from "./paper/read-pdf.ts";
import { uploadFor } from "./upload.ts";

async function downloaded(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent("download", { timeout: 60_000 }), press()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const bare = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, "");

test("a report is downloaded as a document that reads like the page", async ({
  page,
  signedInAs,
  printed,
}) => {
  await signedInAs("Asha Kulkarni");
  const id = await uploadFor(page, await printed("asha-kulkarni.html"), {
    fileName: "asha-kulkarni.pdf",
  });
  await page.goto(`/resume/report?id=${id}`);
  await page.getByLabel("Target role").fill("Data Analyst");
  await page.getByRole("button", { name: "Generate Report" }).last().click();
  await expect(page.getByRole("heading", { name: "Improvement Areas" })).toBeVisible();

  const { name, bytes } = await downloaded(page, () =>
    page.getByRole("button", { name: "Download PDF" }).click(),
  );
  expect(name).toMatch(/^Report asha-kulkarni \d{1,2} \w{3} \d{4}\.pdf$/u);
  const file = await readPdf(bytes);
  const tags = file.outlines.join(" ");
  for (const tag of ["H1", "H2", "H3", "L(LI", "Table(TR(TH", "TD", "BlockQuote"])
    expect(tags).toContain(tag);
  const words = bare(file.text);
  const improvements = await page.locator("#improve details h3").allTextContents();
  expect(improvements.length).toBeGreaterThan(0);
  for (const title of improvements) expect(words).toContain(bare(title));
  const parts = [
    "Resume report",
    "Data Analyst",
    "What the score is made of",
    "Key insights",
    "Improvement areas",
    "Skills analysis",
    "Market alignment",
    "Job match",
    "Since the previous report",
    "All checks",
    "How it was scored",
  ];
  const places = parts.map((part) => words.indexOf(bare(part)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(words).toContain("Page1of");
  expect(words).not.toContain("\uFFFD");

  // The history gives the same document, to the byte.
  await page.goto("/resume");
  const again = await downloaded(page, () =>
    page.getByRole("button", { name: "Report: download for asha-kulkarni.pdf" }).click(),
  );
  expect(again.name).toBe(name);
  expect(again.bytes.equals(bytes)).toBe(true);

  // What writes it cannot be had: the report as a web page stands in.
  await page.reload();
  await page.route(/write-report.*\.js/u, (route) => route.fulfill({ status: 404 }));
  await page.getByRole("button", { name: "Report: download for asha-kulkarni.pdf" }).click();
  await expect(page.getByText("The PDF was not made")).toBeVisible();
  const fallback = await downloaded(page, () =>
    page.getByRole("button", { name: "Save it as a web page" }).click(),
  );
  expect(fallback.name).toMatch(/\.html$/u);
});
