import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { draftFromResume, type ResumeDraft } from "@taiyari/domain/draft";

const SAMPLES = path.join(import.meta.dirname, "..", "content", "template-samples");

/** A full resume of two pages, as the editor keeps it. */
export async function fullDraft(): Promise<ResumeDraft> {
  const sample = JSON.parse(await readFile(path.join(SAMPLES, "full.json"), "utf8"));
  let ids = 0;
  return draftFromResume(sample, () => `item-${++ids}`);
}

/**
 * Keeps a written resume for whoever is signed in, without going through the screens.
 *
 * @returns  its id
 */
export async function resumeFor(
  page: Page,
  draft?: ResumeDraft,
  name = "Supply planner",
): Promise<string> {
  const id = randomUUID();
  const made = await page.request.post("/api/v1/resumes", {
    headers: { Origin: process.env["TAIYARI_URL"] ?? "" },
    data: { id, name, draft: draft ?? (await fullDraft()) },
  });
  expect(made.ok()).toBe(true);
  return id;
}
