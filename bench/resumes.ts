import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS, findBrowser } from "../tools/browser.ts";

const FOLDER = path.join(import.meta.dirname, "resumes");

/** What a resume of the set holds; where several answers are right, the first is preferred. */
export interface Truth {
  readonly kind: string;
  readonly validation?: boolean;
  readonly name: string | readonly string[];
  readonly email: string | readonly string[];
  readonly phone: string | readonly string[];
  readonly experience: readonly { readonly title: Answer; readonly company: Answer }[];
  readonly education: readonly { readonly institution: Answer }[];
}
type Answer = string | readonly string[];

export interface TestResume {
  readonly name: string;
  readonly pdf: string;
  readonly truth: Truth;
}

/** Prints every resume of the set into `into` and returns where each lies and what it holds. */
export async function printSet(into: string): Promise<TestResume[]> {
  const names = (await readdir(FOLDER))
    .filter((file) => file.endsWith(".html"))
    .map((file) => file.slice(0, -".html".length))
    .toSorted();
  await mkdir(into, { recursive: true });
  return printPages(names, async (name, pdf) => {
    const file = path.join(into, `${name}.pdf`);
    await writeFile(file, pdf);
    const truth = JSON.parse(await readFile(path.join(FOLDER, `${name}.truth.json`), "utf8"));
    return { name, pdf: file, truth };
  });
}

/** The PDF of one resume of the set; the first one where `name` is left out. */
export async function printedResume(name?: string): Promise<Buffer> {
  const [first] = (await readdir(FOLDER)).filter((file) => file.endsWith(".html")).toSorted();
  const [pdf] = await printPages(
    [name ?? path.basename(first ?? "", ".html")],
    async (_, made) => made,
  );
  if (!pdf) throw new Error("The set of resumes is empty.");
  return pdf;
}

async function printPages<Made>(
  names: readonly string[],
  keep: (name: string, pdf: Buffer) => Promise<Made>,
): Promise<Made[]> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_FLAGS,
  });
  try {
    const page = await browser.newPage();
    const made: Made[] = [];
    for (const name of names) {
      await page.goto(`file://${path.join(FOLDER, `${name}.html`)}`);
      made.push(
        await keep(
          name,
          await page.pdf({ format: "A4", preferCSSPageSize: true, printBackground: true }),
        ),
      );
    }
    return made;
  } finally {
    await browser.close();
  }
}
