import { type Browser, chromium, type Page } from "@playwright/test";
import type { ResumeDraft } from "@taiyari/domain/draft";
import type { Template } from "@taiyari/domain/resume";
import type { HarnessContent } from "../apps/web/src/testing/editor-harness/harness.ts";
import { contentOf, draftOf, templates } from "../e2e/editor/samples.ts";
import { BROWSER_FLAGS, findBrowser } from "../tools/browser.ts";
import { serveEditor } from "../tools/editor-page.ts";
import { openEditor } from "./editor.ts";
import { median, percentile95, table } from "./table.ts";

/** Two pages in every template, and some thirty. */
const SAMPLE = "full";
const MANY = 300;

const ROUNDS = 40;
const ROUNDS_OF_MANY = 5;

/**
 * The paper beside the browser's own: each file is written in turn with Chromium's `page.pdf()` of the same pages, so
 * that a busy machine slows both down.
 */
export async function measurePaperSpeed(): Promise<string> {
  const served = await serveEditor();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_FLAGS,
  });
  try {
    const rows: string[][] = [];
    for (const template of templates) {
      const content = contentOf(template, draftOf(SAMPLE));
      rows.push(await rowOf(browser, served.url, template.id, content, ROUNDS));
    }
    for (const template of templates.filter(isMeasuredLong)) {
      const content = contentOf(template, withEntries(draftOf(SAMPLE), MANY));
      const name = `${template.id}, ${MANY} entries`;
      rows.push(await rowOf(browser, served.url, name, content, ROUNDS_OF_MANY));
    }
    return table("Paper beside Chromium's own, ms", [
      [
        "resume",
        "pages",
        "letter to paint, median",
        "p95",
        "export, median",
        "p95",
        "page.pdf(), median",
        "p95",
        "export / page.pdf()",
      ],
      ...rows,
    ]);
  } finally {
    await browser.close();
    await served.close();
  }
}

/** One of usual flow and one with dates in the margin. */
function isMeasuredLong({ id }: Template): boolean {
  return id === "modern" || id === "minimalist";
}

function withEntries(draft: ResumeDraft, count: number): ResumeDraft {
  const { experience } = draft.resumeData;
  const many = Array.from({ length: count }, (_, at) => {
    const entry = experience[at % experience.length];
    if (!entry) throw new Error("The sample has no experience.");
    return { ...entry, id: `entry-${at}`, company: `${entry.company} ${at}` };
  });
  return { ...draft, resumeData: { ...draft.resumeData, experience: many } };
}

async function rowOf(
  browser: Browser,
  url: string,
  name: string,
  content: HarnessContent,
  rounds: number,
): Promise<string[]> {
  const page = await openEditor(browser, url);
  const types = (letters: number) =>
    page.evaluate(
      async ([wanted, count]) => (await window.editor?.paintTimes(wanted, count)) ?? [],
      [content, letters] as const,
    );
  const exports = (count: number) =>
    page.evaluate(async (asked) => (await window.editor?.exportTimes(asked)) ?? [], count);
  await types(3);
  const painted = await types(rounds);
  const print = await openPrint(browser, url, page);
  await exports(3);
  await print.pdf();
  const own: number[] = [];
  const chromes: number[] = [];
  for (let round = 0; round < rounds; round++) {
    own.push(...(await exports(1)));
    chromes.push(await print.pdf());
  }
  const pages = await page.evaluate(() => window.editor?.shown()?.pages ?? 0);
  await Promise.all([page.close(), print.close()]);
  const share = median(own) / median(chromes);
  const times = [painted, own, chromes].flatMap((each) => [median(each), percentile95(each)]);
  return [name, String(pages), ...times.map((time) => time.toFixed(0)), share.toFixed(2)];
}

interface Print {
  /** Writes the pages with Chromium's own printing. @returns  milliseconds */
  readonly pdf: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** The pages that the editor shows, laid out for printing as the product does it, as a page of their own. */
async function openPrint(browser: Browser, url: string, editor: Page): Promise<Print> {
  const printable = await editor.evaluate(() => window.editor?.printable());
  if (!printable) throw new Error("The page has no editor.");
  const page = await browser.newPage();
  await page.goto(`${url}/preview-frame.html`);
  await page.evaluate(async ({ connect, snapshot, faces }) => {
    window.print = () => {};
    const { port1, port2 } = new MessageChannel();
    const printed = Promise.withResolvers<void>();
    port1.addEventListener("message", ({ data }: MessageEvent<{ readonly kind: string }>) => {
      if (data.kind === "need-faces") {
        const files = new Map(
          faces.map(([id, base64]) => [
            id,
            Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
          ]),
        );
        port1.postMessage({ kind: "faces", files });
      } else if (data.kind === "answer") printed.resolve();
      else if (data.kind === "failed") printed.reject(new Error("The pages were not laid out."));
    });
    port1.start();
    window.postMessage(connect, "*", [port2]);
    port1.postMessage({ kind: "print", id: 1, snapshot });
    await printed.promise;
  }, printable);
  return {
    async pdf() {
      const start = performance.now();
      await page.pdf({ preferCSSPageSize: true, printBackground: true });
      return performance.now() - start;
    },
    close: () => page.close(),
  };
}
