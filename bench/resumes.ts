import { readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS, findBrowser } from "../tools/browser.ts";

const FOLDER = path.join(import.meta.dirname, "resumes");

/** One right answer, several (the preferred one first), or null for what the page does not say. */
export type Answer = string | readonly string[] | null;

interface TruePeriod {
  readonly start?: string | null;
  readonly end?: string | null;
  readonly current?: boolean;
}

/** What a resume of the set holds. The README beside the set says how to read it. */
export interface Truth {
  readonly kind: string;
  readonly producer?: string;
  readonly validation?: boolean;
  readonly name: Answer;
  readonly headline: Answer;
  readonly email: Answer;
  readonly phone: Answer;
  readonly location: Answer;
  readonly links: readonly Answer[];
  readonly summary: Answer;
  readonly experience: readonly (TruePeriod & {
    readonly title: Answer;
    readonly company: Answer;
    readonly location?: Answer;
    readonly bullets?: readonly Answer[];
  })[];
  readonly education: readonly (TruePeriod & {
    readonly degree: Answer;
    readonly institution: Answer;
    readonly location?: Answer;
    readonly grade?: Answer;
  })[];
  readonly projects: readonly (TruePeriod & {
    readonly name: Answer;
    readonly technologies?: readonly Answer[];
    readonly bullets?: readonly Answer[];
  })[];
  readonly skills: readonly Answer[];
  readonly certifications: readonly Answer[];
  readonly awards: readonly Answer[];
  readonly publications: readonly Answer[];
  readonly languages: readonly Answer[];
  readonly references: readonly Answer[];
  readonly other: readonly Answer[];
}

export type SetPart = "development" | "validation";

export interface TestResume {
  readonly name: string;
  readonly part: SetPart;
  readonly pdf: string;
  /** The Word files beside it, which say the same. */
  readonly words: readonly string[];
  readonly truth: Truth;
}

/** The resumes of the set, those of one part only where one is named; pages are printed into `into`. */
export async function testSet(into: string, part: SetPart | null): Promise<TestResume[]> {
  const files = new Set(await readdir(FOLDER));
  const found: TestResume[] = [];
  for (const file of [...files].filter((one) => one.endsWith(".truth.json")).toSorted()) {
    const name = file.slice(0, -".truth.json".length);
    const truth: Truth = JSON.parse(await readFile(path.join(FOLDER, file), "utf8"));
    const own: SetPart = truth.validation ? "validation" : "development";
    const isMade = files.has(`${name}.pdf`);
    if ((part && own !== part) || !(isMade || files.has(`${name}.html`))) continue;
    found.push({
      name,
      part: own,
      pdf: path.join(isMade ? FOLDER : into, `${name}.pdf`),
      words: [`${name}.docx`, `${name}.doc`]
        .filter((word) => files.has(word))
        .map((word) => path.join(FOLDER, word)),
      truth,
    });
  }
  const pages = found.filter(({ pdf }) => path.dirname(pdf) === into);
  await printPages(
    pages.map(({ name }) => name),
    (name, pdf) => writeFile(path.join(into, `${name}.pdf`), pdf),
  );
  return found;
}

/** The PDF of one page of the set; the first one where `name` is left out. */
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
