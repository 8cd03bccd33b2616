import { readFile } from "node:fs/promises";
import os from "node:os";
import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { BROWSER_FLAGS, findBrowser } from "../tools/browser.ts";
import { withProduct } from "./product.ts";
import { median, table } from "./table.ts";

const LESSON = "/learning/sql-for-data-professionals/docs/working-with-joins";
const EXAMPLE = "The rows of the picture";
const TIMES = 5;
const LATER = 20;
const MEGABYTE = 1024 ** 2;

interface Visit {
  /** Milliseconds from the press of Run to the rows. */
  readonly coldMs: number;
  readonly laterMs: readonly number[];
  readonly warmMs: number;
  /** From the press of Run on an endless query to the sentence that it was stopped, and the query after it. */
  readonly endlessMs: number;
  readonly afterwardsMs: number;
  /** As sent, in kilobytes: the page at rest, and what the first query fetched. */
  readonly readingKb: number;
  readonly engineKb: number;
  /** Of the process of the page, in megabytes: at rest, after the first query, after an endless one was ended. */
  readonly memory: readonly [rest: number, ran: number, ended: number];
}

/** What running SQL in a lesson costs, in Chromium with nothing kept, from a server on the same machine. */
export function measureSqlPage(): Promise<string> {
  return withProduct(async ({ url }) => {
    const visits: Visit[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const browser = await chromium.launch({
        executablePath: await findBrowser(),
        args: BROWSER_FLAGS,
      });
      visits.push(await visit(browser, url));
      await browser.close();
    }
    const middle = (valueOf: (visit: Visit) => number) => Math.round(median(visits.map(valueOf)));
    const memory = (at: 0 | 1 | 2) => middle((one) => one.memory[at]);
    return table(`SQL in a page, median of ${TIMES}, at load ${os.loadavg()[0]?.toFixed(1)}`, [
      ["", "value"],
      ["first query, nothing kept", `${middle((one) => one.coldMs)} ms`],
      ["first query of a second visit", `${middle((one) => one.warmMs)} ms`],
      ["later queries", `${middle((one) => median([...one.laterMs]))} ms`],
      ["an endless query with the limit of 3 s ends after", `${middle((one) => one.endlessMs)} ms`],
      ["the next query", `${middle((one) => one.afterwardsMs)} ms`],
      ["a lesson as it is read, fonts included, as sent", `${middle((one) => one.readingKb)} KB`],
      ["and with the engine and the data", `${middle((one) => one.readingKb + one.engineKb)} KB`],
      ["memory of the page's process at rest", `${memory(0)} MB`],
      ["with PostgreSQL, and after an endless query", `${memory(1)} MB, ${memory(2)} MB`],
    ]);
  });
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext();
  const sent: Promise<number>[] = [];
  context.on("requestfinished", (request) => {
    sent.push(
      request.sizes().then(
        ({ responseBodySize }) => responseBodySize,
        () => 0,
      ),
    );
  });
  const page = await open(context, url);
  const readingKb = await kilobytes(sent);
  const rest = await memoryOf(browser, page);
  const coldMs = await run(page, null);
  const engineKb = (await kilobytes(sent)) - readingKb;
  const ran = await memoryOf(browser, page);
  const laterMs: number[] = [];
  for (let time = 0; time < LATER; time += 1) laterMs.push(await run(page, null));
  const endlessMs = await run(page, "SELECT pg_sleep(60)");
  const afterwardsMs = await run(page, "SELECT 1 AS one");
  const ended = await memoryOf(browser, page);
  // What was fetched is kept when the page rests.
  await page.waitForTimeout(3_000);
  await page.close();
  const again = await open(context, url);
  const warmMs = await run(again, null);
  const memory = [rest, ran, ended] as const;
  return { coldMs, laterMs, warmMs, endlessMs, afterwardsMs, readingKb, engineKb, memory };
}

/** A lesson at rest, in a browser that says nothing of its line, so that nothing is fetched ahead. */
async function open(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: undefined });
  });
  await page.goto(url + LESSON);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.waitForLoadState("networkidle");
  return page;
}

/** Runs the first example of the page, or a text in its place. Milliseconds until the page says what came of it. */
async function run(page: Page, text: string | null): Promise<number> {
  const example = page.getByRole("region", { name: EXAMPLE, exact: true });
  if (text !== null) {
    await example.getByRole("textbox").focus();
    await example.locator(".cm-content").waitFor();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
    await page.keyboard.insertText(text);
  }
  return example.evaluate(
    (section) =>
      new Promise<number>((resolve) => {
        const button = [...section.querySelectorAll("button")].find(
          (each) => each.textContent === "Run",
        );
        const begun = performance.now();
        let wasBusy = false;
        const observer = new MutationObserver(() => {
          wasBusy ||= button?.textContent === "Running";
          const isDone = /\d+ rows? in|Stopped after/u.test(section.textContent ?? "");
          if (!wasBusy || button?.textContent !== "Run" || !isDone) return;
          observer.disconnect();
          resolve(performance.now() - begun);
        });
        observer.observe(section, { subtree: true, childList: true, characterData: true });
        button?.click();
      }),
  );
}

async function kilobytes(sent: readonly Promise<number>[]): Promise<number> {
  const bytes = await Promise.all(sent);
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** Resident memory of the processes that draw pages, in megabytes; 0 where the system does not say. */
async function memoryOf(browser: Browser, page: Page): Promise<number> {
  await page.waitForTimeout(500);
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const sizes = await Promise.all(
    processInfo.filter(({ type }) => type === "renderer").map(({ id }) => residentBytes(id)),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / MEGABYTE;
}

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+) kB/u.exec(status)?.[1] ?? 0) * 1024;
}
