import type { Page } from "@playwright/test";
import { type ResumeDraft, sectionsOf } from "@taiyari/domain/draft";
import { type Proof, proveExport } from "@taiyari/domain/proof";
import { readResume } from "@taiyari/domain/read";
import { readSource } from "@taiyari/documents";
import type { HarnessContent } from "../../apps/web/src/testing/editor-harness/harness.ts";
import { findFields } from "../../bench/plain/fields.ts";
import { itemsOfPdfjs, itemsOfPoppler, linesOf, type PlainItem } from "../../bench/plain/lines.ts";
import { type PlainReader, type Scored, scoreOf } from "../../bench/plain/score.ts";
import { isThere, onDisk } from "../programs.ts";
import { lookAtPages, type ShownPages } from "./shown-pages.ts";

/** A resume as the product writes it, and its pages as the frame shows them. */
export interface Exported extends ShownPages {
  readonly bytes: Uint8Array;
  readonly missing: readonly string[];
  readonly remarks: readonly string[];
}

/** @param page  of `serveEditor`, with a frame attached */
export async function exportResume(page: Page, content: HarnessContent): Promise<Exported> {
  const seen = await showPages(page, content);
  const file = await page.evaluate(() => window.editor?.exportPdf());
  if (!file) throw new Error("The page has no editor.");
  const { base64, missing, remarks } = file;
  return { ...seen, bytes: Buffer.from(base64, "base64"), missing, remarks };
}

/** Shows a resume in the frame, and looks at its pages there. */
export async function showPages(page: Page, content: HarnessContent): Promise<ShownPages> {
  const state = await page.evaluate((wanted) => window.editor?.showAndWait(wanted), content);
  const shown = await page.evaluate(() => window.editor?.shown());
  const frame = page.frames()[1];
  if (state?.kind !== "shown" || !shown || !frame) {
    throw new Error(`${content.template.id} was not shown.`);
  }
  const { pages, geometry } = shown;
  return frame.locator(".paper").evaluate(lookAtPages, { pages, geometry });
}

/** What readers make of a file. */
export interface ReadBack {
  readonly proof: Proof;
  /** What was typed and pdf.js, under our own reader, does not give. */
  readonly lostByPdfjs: readonly string[];
  /** The same of poppler; null without it. */
  readonly lostByPoppler: readonly string[] | null;
  /** Words of scripts with marks that poppler, in the order that it takes for reading, has torn or changed; [] without it. */
  readonly tornByPoppler: readonly string[];
  /** Areas of the file that can be pressed. */
  readonly links: number;
  /** What qpdf has to say; null without it. */
  readonly qpdf: string | null;
}

export interface Programs {
  readonly poppler: boolean;
  readonly qpdf: boolean;
}

/** @param inColumns  whether the template has several */
export async function readBack(
  draft: ResumeDraft,
  { bytes, missing }: Pick<Exported, "bytes" | "missing">,
  programs: Programs,
  inColumns: boolean,
): Promise<ReadBack> {
  const file = await onDisk(bytes);
  try {
    const [source, poppler, inOrder, qpdf] = await Promise.all([
      readSource(Uint8Array.from(bytes)),
      programs.poppler ? file.run("pdftotext", (at) => ["-raw", at, "-"]) : null,
      programs.poppler ? file.run("pdftotext", (at) => [at, "-"]) : null,
      programs.qpdf ? file.run("qpdf", (at) => ["--check", at]) : null,
    ]);
    if (!source.ok) throw new Error(`Our reader refuses the file: ${source.problem.kind}`);
    const runs = source.value.pages.flatMap((page) => page.runs.map(({ text }) => text)).join("");
    const typed = typedStrings(draft);
    const { fullName } = draft.resumeData.personal;
    // A text may go on around the line at the foot of a page, which belongs to the page.
    const pages = source.value.pages.length;
    const feet = source.value.pages.map((_, at) => `${plain(fullName)}·${at + 1}/${pages}`);
    const lost = (read: string) =>
      lostOf(
        typed,
        feet.reduce((text, foot) => text.replaceAll(foot, ""), plain(read)),
        inColumns,
      );
    return {
      proof: proveExport(draft, readResume(source.value), missing),
      lostByPdfjs: lost(runs),
      lostByPoppler: poppler === null ? null : lost(poppler),
      tornByPoppler: inOrder === null ? [] : lostOf(wordsWithMarks(typed), inOrder),
      links: source.value.pages.reduce((sum, page) => sum + page.links.length, 0),
      qpdf,
    };
  } finally {
    await file.remove();
  }
}

/** Every line and tag of the sections that are shown. */
export function typedStrings(draft: ResumeDraft): readonly string[] {
  const { resumeData } = draft;
  const shown = sectionsOf(draft).filter(({ isHidden }) => !isHidden);
  return shown.flatMap(({ id, isCustom }) => {
    if (!isCustom) return stringsIn(resumeData[id as keyof typeof resumeData]);
    const own = resumeData.custom.find((section) => section.id === id);
    return own ? stringsIn([own.content, own.items]) : [];
  });
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return value.split("\n").map(withoutBullet).filter(Boolean);
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (typeof value !== "object" || value === null) return [];
  const isOngoing = "current" in value && value.current === true;
  return Object.entries(value).flatMap(([name, held]) =>
    name === "id" || name === "photo" || (name === "endDate" && isOngoing) ? [] : stringsIn(held),
  );
}

function wordsWithMarks(typed: readonly string[]): readonly string[] {
  return typed.flatMap((text) => text.match(/\S*\p{M}\S*/gu) ?? []);
}

function withoutBullet(line: string): string {
  return line.replace(/^\s*•\s*/u, "").trim();
}

/**
 * What plain readers find in a file, who know none of our rules: pdf.js's items, and poppler's where it is installed.
 */
export async function readPlainly(
  draft: ResumeDraft,
  bytes: Uint8Array,
): Promise<ReadonlyMap<PlainReader, Scored>> {
  const source = await readSource(Uint8Array.from(bytes));
  if (!source.ok) throw new Error(`Our reader refuses the file: ${source.problem.kind}`);
  const items = new Map<PlainReader, readonly PlainItem[]>([
    ["pdf.js", itemsOfPdfjs(source.value)],
  ]);
  if (isThere("pdftohtml", "-v")) {
    const file = await onDisk(bytes);
    const xml = await file.run("pdftohtml", (at) => ["-xml", "-i", "-stdout", at]);
    await file.remove();
    items.set("poppler", itemsOfPoppler(xml));
  }
  return new Map(
    [...items].map(([reader, each]) => [reader, scoreOf(findFields(linesOf(each)), draft)]),
  );
}

/**
 * What was typed and is not there. Where a line ends a reader may have a blank, a hyphen or nothing; capitals are the
 * template's choice.
 *
 * @param inColumns  whether a text may go on in a column of the next page, with what stands before that column between
 */
export function lostOf(
  typed: readonly string[],
  read: string,
  inColumns = false,
): readonly string[] {
  const whole = plain(read);
  const stands = (text: string) => whole.includes(plain(text.replace(/\/$/u, "")));
  return typed.filter((text) => !stands(text) && !(inColumns && standsInTwo(text, stands)));
}

function standsInTwo(text: string, stands: (part: string) => boolean): boolean {
  return [...text.matchAll(/\s/gu)].some(
    ({ index }) => stands(text.slice(0, index)) && stands(text.slice(index)),
  );
}

/**
 * A text without what no reader keeps: blanks, hyphens, and characters that only steer how others are drawn; and
 * without the scheme of addresses, which their links alone have.
 */
function plain(text: string): string {
  return text
    .normalize()
    .toLowerCase()
    .replaceAll(/https?:\/\/(?:www\.)?/gu, "")
    .replaceAll(/[\s\p{Cf}-]/gu, "");
}
