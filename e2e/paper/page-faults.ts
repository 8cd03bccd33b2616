import { capture, type PageGeometry, paginate } from "@taiyari/paper";

/** Rounding of the layout is no fault. CSS pixels. */
const SLACK = 1;

/** Said also of a document whose style sheet adds texts of its own. */
export const OTHER_TEXT = "the display list has another text";

export interface PageReport {
  readonly faults: readonly string[];
  readonly pages: number;
  readonly pushes: number;
  readonly splits: number;
}

/**
 * Breaks a document into pages and looks at it as a reader would, through the DOM alone: lines across a limit,
 * headings left behind, words that changed or are not in the display list. Runs in the browser.
 */
export async function findFaults(root: HTMLElement, page: PageGeometry): Promise<PageReport> {
  const before = wordsOf(root.textContent);
  const { pages, pushes, splits, overflowing } = paginate(root, page);
  const faults = [...overflowing].map((element) => `fits on no page: ${nameOf(element)}`);
  const pitch = page.height + page.gap;
  const origin = root.getBoundingClientRect().top;
  const pageOf = (y: number) => Math.floor((y - origin + SLACK) / pitch);

  for (const line of linesOf(root)) {
    const index = pageOf(line.top);
    const top = line.top - origin - index * pitch;
    const bottom = line.bottom - origin - index * pitch;
    if (bottom > page.height - page.bottom + SLACK) faults.push(`below the limit: ${line.text}`);
    if (index > 0 && top < page.top - SLACK) faults.push(`above the limit: ${line.text}`);
    if (index >= pages) faults.push(`after the last page: ${line.text}`);
  }
  for (const heading of root.querySelectorAll("h1, h2, h3, [data-keep-next]")) {
    const next = following(heading);
    if (next && pageOf(foot(heading)) !== pageOf(head(next))) {
      faults.push(`left behind: ${nameOf(heading)}`);
    }
  }
  if (wordsOf(root.textContent) !== before) faults.push("the text changed");
  const list = await capture(root, page, pages);
  const captured = list.items
    .flatMap((item) => (item.kind === "text" ? item.pieces : []))
    .map((piece) => (piece.kind === "word" ? piece.text : ""))
    .join("");
  if (wordsOf(captured) !== before) faults.push(OTHER_TEXT);
  return { faults, pages, pushes, splits };
}

/** Bullets come from the style sheet, so they are in one of two texts; dashes too. */
function wordsOf(text: string): string {
  return text.replaceAll(/[\s•–]+/gu, "").toLowerCase();
}

function nameOf(element: Element): string {
  return `${element.tagName.toLowerCase()} "${element.textContent.slice(0, 30)}"`;
}

function linesOf(root: HTMLElement): { top: number; bottom: number; text: string }[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines: { top: number; bottom: number; text: string }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!/\S/u.test(node.nodeValue ?? "")) continue;
    range.selectNodeContents(node);
    for (const { top, bottom, width } of range.getClientRects()) {
      if (width > 0) lines.push({ top, bottom, text: (node.nodeValue ?? "").slice(0, 30) });
    }
  }
  return lines;
}

/** What a heading must not be separated from: the next element that shows something, or what comes after its parent. */
function following(heading: Element): Element | null {
  let next = heading.nextElementSibling;
  while (next && (next.hasAttribute("data-page-spacer") || next.getClientRects().length === 0)) {
    next = next.nextElementSibling;
  }
  return next;
}

function foot(element: Element): number {
  return linesIn(element).at(-1) ?? element.getBoundingClientRect().top;
}

function head(element: Element): number {
  return linesIn(element)[0] ?? element.getBoundingClientRect().top;
}

function linesIn(element: Element): number[] {
  return linesOf(element as HTMLElement)
    .map(({ top }) => top)
    .toSorted((a, b) => a - b);
}
