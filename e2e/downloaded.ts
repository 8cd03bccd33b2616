import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readSource } from "@taiyari/documents";
import { readResume } from "@taiyari/domain/read";
import type { Reading } from "@taiyari/domain/resume";

/** What our own reader makes of a file. */
export interface FileRead {
  readonly reading: Reading;
  readonly pages: number;
}

/** The file that a press leads to, as our own reader reads it. */
export async function downloadedBy(page: Page, press: () => Promise<void>): Promise<FileRead> {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  return readBytes(await readFile(await file.path()));
}

/** Throws, with the kind of the problem, when our reader refuses the file. */
export async function readBytes(bytes: Uint8Array): Promise<FileRead> {
  const source = await readSource(Uint8Array.from(bytes));
  if (!source.ok) throw new Error(source.problem.kind);
  return { reading: readResume(source.value), pages: source.value.pages.length };
}
