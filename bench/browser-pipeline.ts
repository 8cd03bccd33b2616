import { readFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import { loadCareers } from "@taiyari/content/careers";
import type { ReportTarget } from "@taiyari/domain/resume";
import { readInBrowser } from "../e2e/read-in-browser.ts";
import { BROWSER_FLAGS, findBrowser } from "../tools/browser.ts";
import { ROOT } from "../tools/run.ts";
import { serveWorker } from "../tools/worker-page.ts";

const WARM_UP = 8;
const ROUNDS = 15;
const TODAY = 20_777;

/** Milliseconds of each warm round of opening, reading and scoring one file in a worker of this machine's Chromium. */
export async function timesInBrowser(
  file: string,
  jobDescription: string,
): Promise<readonly number[]> {
  const target: ReportTarget = {
    role: "",
    industry: "",
    jobDescription,
    years: null,
    isDomainSwitch: false,
    level: null,
  };
  const served = await serveWorker(path.join(ROOT, "e2e", "reading.worker.ts"));
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_FLAGS,
  });
  try {
    const page = await browser.newPage();
    await page.goto(served.url);
    const answer = await readInBrowser(page, await readFile(file), {
      careers: loadCareers(path.join(ROOT, "content")),
      target,
      today: TODAY,
      times: WARM_UP + ROUNDS,
    });
    if (!answer.reading) throw new Error(`${path.basename(file)} was not read in the browser.`);
    return answer.ms.slice(WARM_UP);
  } finally {
    await browser.close();
    await served.close();
  }
}
