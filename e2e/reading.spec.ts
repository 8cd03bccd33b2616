import path from "node:path";
import { expect, test } from "@playwright/test";
import { loadCareers } from "@taiyari/content/careers";
import { readSource } from "@taiyari/documents";
import { sameResume } from "@taiyari/documents/testing";
import { readResume } from "@taiyari/domain/read";
import { reportOn } from "@taiyari/domain/report";
import type { ReportTarget } from "@taiyari/domain/resume";
import { serveWorker, type WorkerPage } from "../tools/worker-page.ts";
import { readInBrowser } from "./read-in-browser.ts";
import type { WasRead } from "./reading.worker.ts";

const careers = loadCareers(path.join(import.meta.dirname, "..", "content"));
const TARGET: ReportTarget = {
  role: "Data Analyst",
  industry: "",
  jobDescription: "",
  years: null,
  isDomainSwitch: false,
  level: null,
};
const TODAY = 20_777;
const ASKED = { careers, target: TARGET, today: TODAY, times: 1 };

let served: WorkerPage;
test.beforeAll(async () => {
  served = await serveWorker(path.join(import.meta.dirname, "reading.worker.ts"));
});
test.afterAll(() => served.close());

/** What Node makes of the same bytes. */
async function readInNode(content: Uint8Array): Promise<Pick<WasRead, "reading" | "score">> {
  const source = await readSource(Uint8Array.from(content));
  if (!source.ok) return { reading: null, score: null };
  const { format, pages, tagged } = source.value;
  const reading = readResume(source.value);
  const facts = { format, tagged, pages: pages.length, bytes: content.length, today: TODAY };
  return { reading, score: reportOn(reading, facts, TARGET, careers).score };
}

test("a worker in the browser reads nothing in a file that is no resume, as the server does", async ({
  page,
}) => {
  await page.goto(served.url);
  const answer = await readInBrowser(page, new TextEncoder().encode("%PDF-1.7 and no more"), ASKED);
  expect(answer).toMatchObject({ reading: null, score: null });
});

for (const format of ["pdf", "docx", "doc"] as const) {
  test(`a worker in the browser reads and scores a ${format.toUpperCase()} to the letter as the server does`, async ({
    page,
  }) => {
    await page.goto(served.url);
    const content = sameResume()[format];
    const { reading, score } = await readInBrowser(page, content, ASKED);
    expect(reading?.contact.name?.value).toBeTruthy();
    expect({ reading, score }).toEqual(await readInNode(content));
  });
}
