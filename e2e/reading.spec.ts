import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { loadCareers } from "@taiyari/content/careers";
import { readSource } from "@taiyari/documents";
import { sameResume } from "@taiyari/documents/testing";
import { readResume, reportOn, type ReportTarget } from "@taiyari/domain/resume";
import { serveWorker, type WorkerPage } from "../tools/worker-page.ts";
import type { ToRead, WasRead } from "./reading.worker.ts";

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

let served: WorkerPage;
test.beforeAll(async () => {
  served = await serveWorker(path.join(import.meta.dirname, "reading.worker.ts"));
});
test.afterAll(() => served.close());

/** Lets a worker of this page read and score a file. */
function readInBrowser(page: Page, content: Uint8Array): Promise<WasRead> {
  const asked: Omit<ToRead, "bytes"> = {
    kind: "read",
    careers,
    target: TARGET,
    today: TODAY,
    times: 1,
  };
  return page.evaluate(
    ({ question, bytes }) =>
      new Promise<WasRead>((resolve) => {
        const worker = new Worker("/own.worker.js");
        worker.addEventListener(
          "message",
          ({ data }: MessageEvent<WasRead | { kind?: undefined }>) => {
            if (data.kind === "was-read") resolve(data);
          },
        );
        worker.postMessage({ ...question, bytes: Uint8Array.from(bytes) }, { transfer: [] });
      }),
    { question: asked, bytes: [...content] },
  );
}

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
  const answer = await readInBrowser(page, new TextEncoder().encode("%PDF-1.7 and no more"));
  expect(answer).toMatchObject({ reading: null, score: null });
});

for (const format of ["pdf", "docx", "doc"] as const) {
  test(`a worker in the browser reads and scores a ${format.toUpperCase()} to the letter as the server does`, async ({
    page,
  }) => {
    await page.goto(served.url);
    const content = sameResume()[format];
    const { reading, score } = await readInBrowser(page, content);
    expect(reading?.contact.name?.value).toBeTruthy();
    expect({ reading, score }).toEqual(await readInNode(content));
  });
}
