import { existsSync } from "node:fs";
import path from "node:path";
import { type Browser, launch, type Page } from "puppeteer-core";

const NAMES = ["firefox-esr", "firefox"];

/** The Firefox of this machine: the variable FIREFOX, or one of the path; null for none. */
export function findFirefox(): string | null {
  const named = process.env["FIREFOX"];
  if (named) return named;
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  const files = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find((file) => existsSync(file)) ?? null;
}

interface FirefoxOptions {
  /** A folder that takes whatever is downloaded, without a question. */
  readonly downloads?: string;
}

/** Starts it without a screen. Through WebDriver BiDi, for Playwright drives only a Firefox of its own. */
export function startFirefox(
  executablePath: string,
  { downloads }: FirefoxOptions = {},
): Promise<Browser> {
  return launch({
    browser: "firefox",
    executablePath,
    headless: true,
    ...(downloads !== undefined && { extraPrefsFirefox: savingTo(downloads) }),
  });
}

/** Settings of Firefox: a PDF is saved in a folder rather than shown. */
function savingTo(folder: string): Readonly<Record<string, unknown>> {
  return {
    "browser.download.folderList": 2,
    "browser.download.dir": folder,
    "browser.download.useDownloadDir": true,
    "browser.download.open_pdf_attachments_inline": false,
    "browser.download.always_ask_before_handling_new_types": false,
    "browser.helperApps.neverAsk.saveToDisk": "application/pdf",
    "pdfjs.disabled": true,
  };
}

/** A page with `window.editor`, its frame attached. */
export async function openEditor(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${url}/resume/editor`);
  await page.waitForFunction(() => window.editor !== undefined);
  await page.evaluate(() => window.editor?.attach());
  return page;
}
