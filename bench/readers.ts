import { type Browser, chromium } from "@playwright/test";
import { exportResume, readPlainly } from "../e2e/editor/export-resume.ts";
import { contentOf, draftOf, LATIN, templates } from "../e2e/editor/samples.ts";
import { BROWSER_FLAGS, findBrowser } from "../tools/browser.ts";
import { serveEditor } from "../tools/editor-page.ts";
import { openEditor } from "./editor.ts";
import { FIELDS, type PlainReader, type Scored, type Tally } from "./plain/score.ts";
import { table } from "./table.ts";

/** What plain readers, which know none of our rules, make of every template: which fields each has where they were typed. */
export async function measureReaders(): Promise<string> {
  const served = await serveEditor();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_FLAGS,
  });
  try {
    const rows: string[][] = [];
    for (const template of templates) rows.push(...(await rowsOf(browser, served.url, template)));
    return table(`Plain readers, ${LATIN.length} resumes in each template`, [
      ["template", "text of", ...FIELDS],
      ...rows,
    ]);
  } finally {
    await browser.close();
    await served.close();
  }
}

async function rowsOf(
  browser: Browser,
  url: string,
  template: (typeof templates)[number],
): Promise<string[][]> {
  const page = await openEditor(browser, url);
  const scores = new Map<PlainReader, Scored[]>();
  for (const name of LATIN) {
    const draft = draftOf(name);
    const { bytes } = await exportResume(page, contentOf(template, draft));
    for (const [reader, scored] of await readPlainly(draft, bytes)) {
      scores.set(reader, [...(scores.get(reader) ?? []), scored]);
    }
  }
  await page.close();
  return [...scores].map(([reader, each]) => [
    template.id,
    reader,
    ...FIELDS.map((field) => shown(each.map((scored) => scored[field]))),
  ]);
}

function shown(tallies: readonly Tally[]): string {
  const sum = (of: keyof Tally) => tallies.reduce((total, tally) => total + tally[of], 0);
  return `${sum("right")}/${sum("typed")}`;
}
