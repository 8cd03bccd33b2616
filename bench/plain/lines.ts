import type { SourceDocument } from "@taiyari/domain/resume";

/** A stretch of text as a program gives it. Lengths are points; y grows downwards, over all pages. */
export interface PlainItem {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Of the middle of its letters. */
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
}

/** Items of one line that stand next to each other. */
export interface Cell {
  readonly text: string;
  readonly bold: boolean;
  readonly size: number;
}

export type Line = readonly Cell[];

/** Items belong to one line when their middles differ by less than this share of the larger one's size. */
const SAME_LINE_SHARE = 0.5;

/** A gap wider than this share of the size parts two cells. */
const CELL_GAP = 1.2;

/** Puts items into lines from top to bottom, whatever columns a page has: no plain reader looks for them. */
export function linesOf(items: readonly PlainItem[]): Line[] {
  const lines: PlainItem[][] = [];
  for (const item of items.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    const reach = SAME_LINE_SHARE * Math.max(first?.size ?? 0, item.size);
    if (line && first && item.y - first.y < reach) line.push(item);
    else lines.push([item]);
  }
  return lines.map((line) => cellsOf(line.toSorted((a, b) => a.left - b.left)));
}

function cellsOf(items: readonly PlainItem[]): Cell[] {
  const cells: { text: string; bold: boolean; size: number; right: number }[] = [];
  for (const { text, left, right, size, bold } of items) {
    const last = cells.at(-1);
    if (last && left - last.right < CELL_GAP * size) {
      last.text += left - last.right > size / 6 ? ` ${text}` : text;
      last.right = right;
    } else {
      cells.push({ text, bold, size, right });
    }
  }
  return cells.map(({ text, bold, size }) => ({
    text: text.replaceAll(/\s+/gu, " ").trim(),
    bold,
    size,
  }));
}

/** What pdf.js gives, as our reader stores it before it understands anything. */
export function itemsOfPdfjs({ pages }: SourceDocument): PlainItem[] {
  let above = 0;
  return pages.flatMap(({ runs, height }) => {
    const from = above;
    above += height;
    return runs
      .filter(({ text, hidden }) => text.trim() !== "" && !hidden)
      .map(({ text, x, width, baseline, size, bold }) => ({
        text,
        left: x,
        right: x + width,
        y: from + baseline - 0.35 * size,
        size,
        bold,
      }));
  });
}

/** What poppler gives: the output of `pdftohtml -xml`, whose lengths are 1/108 inch. */
export function itemsOfPoppler(xml: string): PlainItem[] {
  let above = 0;
  let height = 0;
  const sizes = new Map<string, number>();
  const items: PlainItem[] = [];
  const tags =
    /<page [^>]*height="(\d+)"|<fontspec id="(\d+)" size="(\d+)"|<text top="(-?\d+)" left="(-?\d+)" width="(\d+)" height="(\d+)" font="(\d+)">(.*?)<\/text>/gsu;
  for (const [, page, font, size, top, left, width, tall, inFont = "", marked = ""] of xml.matchAll(
    tags,
  )) {
    if (page) {
      above += height;
      height = Number(page);
    } else if (font) {
      sizes.set(font, Number(size));
    } else {
      const text = plainOf(marked);
      if (text.trim() === "") continue;
      items.push({
        text,
        left: Number(left),
        right: Number(left) + Number(width),
        y: above + Number(top) + Number(tall) / 2,
        size: sizes.get(inFont) ?? Number(tall),
        bold: marked.includes("<b>"),
      });
    }
  }
  return items;
}

function plainOf(marked: string): string {
  return marked
    .replaceAll(/<[^>]*>/gu, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll("&amp;", "&");
}
