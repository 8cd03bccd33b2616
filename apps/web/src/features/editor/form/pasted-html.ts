import { BULLET, bulletAt, CELL_GAP } from "@taiyari/domain/draft";
import { linkAddress, type Look, plainText, type Run, storedText } from "@taiyari/domain/rich";

const SILENT = new Set([
  "script",
  "style",
  "head",
  "title",
  "meta",
  "link",
  "template",
  "noscript",
]);
const BLOCKS = new Set(
  "address article aside blockquote dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul".split(
    " ",
  ),
);

/** What Word writes for an entry of a list: a paragraph with the sign of its level as ordinary text. */
const WORD_LIST = /mso-list:\s*(?!none)/iu;
const WORD_SIGN = /mso-list:\s*ignore/iu;
const WORD_LEVEL = /mso-list:[^;]*\blevel(\d)/iu;

/** What says more than the plain text beside it. */
const TELLING =
  "li, table, b, strong, i, em, a[href], [style*='font-weight'], [style*='font-style']";

/** A viewer of PDFs breaks every line of the page, meant or not: its plain text is joined again. */
const PDF_BREAK = "br[role=presentation]";

const PLAIN: Look = { bold: false, italic: false, url: "" };

/** The lines that are being written, each as runs, and what the next words look like. */
interface Writing {
  readonly lines: Run[][];
  readonly look: Look;
  /** How deep the list is that is being read: 0 outside of any. */
  readonly depth: number;
}

/**
 * The lines of copied HTML as a stored text: list entries as bullets, entries of entries deeper, the cells of a row
 * apart, bold and italic words and links as such. Nothing in it is run or fetched.
 *
 * @returns  null when it says nothing that its plain text does not say as well
 */
export function linesOfHtml(html: string): string | null {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  if (body.querySelector(PDF_BREAK)) return null;
  if (!body.querySelector(TELLING) && !WORD_LIST.test(html)) return null;
  const lines: Run[][] = [[]];
  read(body, { lines, look: PLAIN, depth: 0 });
  return lines
    .map((line) => storedText(trimmed(line)))
    .filter((line) => !["", BULLET.trim()].includes(plainText(line).trim()))
    .join("\n");
}

/** Writes what stands in a node onto the last of the lines, beginning a new one where a block begins and ends. */
function read(node: Node, writing: Writing): void {
  const { lines } = writing;
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) write(writing, child.textContent ?? "");
    if (!(child instanceof Element)) continue;
    const tag = child.localName;
    const css = child.getAttribute("style") ?? "";
    if (SILENT.has(tag) || WORD_SIGN.test(css)) continue;
    if (tag === "tr") {
      readRow(child, writing);
      continue;
    }
    const isBlock = BLOCKS.has(tag);
    // Bullets without words of their own are those of entries that hold a paragraph or a list.
    if (isBlock && !isBareBullet(lines.at(-1))) lines.push([]);
    const depth = writing.depth + (tag === "ul" || tag === "ol" ? 1 : 0);
    if (tag === "li" || WORD_LIST.test(css)) {
      const wordLevel = Number(WORD_LEVEL.exec(css)?.[1] ?? "0");
      lines.pop();
      lines.push([{ ...PLAIN, text: bulletAt(Math.max(depth, wordLevel, 1) - 1) }]);
    }
    if (tag === "br") lines.push([]);
    read(child, { lines, look: lookWithin(child, writing.look), depth });
    if (isBlock) lines.push([]);
  }
}

/** The cells of a row on one line; where a cell has several lines, the table only sets a page out. */
function readRow(row: Element, { lines, look, depth }: Writing): void {
  const cells = [...row.children].map((cell) => {
    const own: Run[][] = [[]];
    read(cell, { lines: own, look, depth });
    return own.map(trimmed).filter((line) => wordsOf(line) !== "");
  });
  if (cells.some((cell) => cell.length > 1)) {
    lines.push(...cells.flat(), []);
    return;
  }
  const filled = cells.flatMap(([line]) => (line ? [line] : []));
  lines.push(
    filled.flatMap((line, i) => (i === 0 ? line : [gap(), ...line])),
    [],
  );
}

function gap(): Run {
  return { ...PLAIN, text: CELL_GAP };
}

/** How the words in an element look. Google's documents are one `<b>` that is not bold. */
function lookWithin(element: Element, look: Look): Look {
  const tag = element.localName;
  const { fontWeight: weight, fontStyle: slant } = (element as HTMLElement).style;
  const bold = weight === "" ? tag === "b" || tag === "strong" || look.bold : isBold(weight);
  const italic = slant === "" ? tag === "i" || tag === "em" || look.italic : slant !== "normal";
  const url = tag === "a" ? linkAddress(element.getAttribute("href") ?? "") : look.url;
  return { bold, italic, url };
}

function isBold(weight: string): boolean {
  return weight === "bold" || weight === "bolder" || Number(weight) >= 600;
}

function write({ lines, look }: Writing, text: string): void {
  const words = text.replaceAll(/\s+/gu, " ");
  const line = lines.at(-1) ?? [];
  const isAtStart = wordsOf(line) === "" || isBareBullet(line);
  const written = isAtStart ? words.trimStart() : words;
  if (written !== "") line.push({ ...look, text: written });
}

function isBareBullet(line: readonly Run[] | undefined): boolean {
  return line !== undefined && wordsOf(line).trim() === BULLET.trim();
}

function wordsOf(line: readonly Run[]): string {
  return line.map(({ text }) => text).join("");
}

/** A line without blanks at its end, or two in a row. */
function trimmed(line: readonly Run[]): Run[] {
  const runs: Run[] = [];
  let isAfterBlank = false;
  for (const [i, run] of line.entries()) {
    const isMark = i === 0 && isBareBullet([run]);
    const single = isMark ? run.text : run.text.replaceAll(/[ \t\u00A0]+/gu, " ");
    const text: string = isAfterBlank ? single.trimStart() : single;
    if (text !== "") isAfterBlank = text.endsWith(" ");
    runs.push({ ...run, text });
  }
  for (let at = runs.length - 1; at >= 0; at--) {
    const run = runs[at];
    if (!run) break;
    runs[at] = { ...run, text: run.text.trimEnd() };
    if (runs[at]?.text !== "") break;
  }
  return runs.filter(({ text }) => text !== "");
}
