import { Unzlib } from "fflate";

/** One marked part of a content stream: its tag, its number in the structure tree, the letters it stands for. */
interface Marked {
  readonly tag: string;
  readonly id: number | null;
  /** Null where the file gives none. */
  readonly text: string | null;
}

/** A pdf.js item of `getTextContent({ includeMarkedContent: true })`: text, or where a marked part begins or ends. */
interface ContentItem {
  readonly type?: string;
  readonly tag?: unknown;
  readonly id?: unknown;
  readonly str?: string;
  readonly width?: number;
  readonly transform?: readonly unknown[];
}

/** Letters of scripts that are shaped: what a file stores for them is often glyphs, not letters. U+0000 is a lost one. */
export const SHAPED = /[\0\u0590-\u08FF\u0900-\u109F\u1780-\u17FF]/u;

/** A content stream unpacks to at most this many bytes before it is left alone. */
const LARGEST_STREAM = 16_000_000;

const STREAM = /\/Length (\d+)[^]{0,200}?>>\s*stream\r?\n/g;
const MARKED = /\/([A-Za-z0-9]+)\s*<<([^]{0,4000}?)>>\s*BDC\b/g;

/**
 * The marked parts of every content stream of a file that gives the letters behind its glyphs ("ActualText"), in the
 * order of the file. pdf.js knows where such parts begin and end, and drops the letters.
 *
 * Source: ISO 32000-1, 14.6 and 14.9.4. Streams that are encrypted or packed otherwise are left out.
 */
export function markedStreams(bytes: Uint8Array): Marked[][] {
  const streams: Marked[][] = [];
  for (const match of letterForByte(bytes).matchAll(STREAM)) {
    const start = match.index + match[0].length;
    const content = unpacked(bytes.subarray(start, start + Number(match[1])));
    if (!content.includes("/ActualText")) continue;
    streams.push(
      [...content.matchAll(MARKED)].map(([, tag = "", properties = ""]) => ({
        tag,
        id: numberOf(properties),
        text: actualText(properties),
      })),
    );
  }
  return streams;
}

/** How much is unpacked at a time: what it may grow to is bounded by zlib's best, about a thousand times. */
const STEP = 32_768;

function unpacked(packed: Uint8Array): string {
  let text = "";
  const inflating = new Unzlib((chunk) => (text += letterForByte(chunk)));
  try {
    for (let at = 0; at < packed.length && text.length <= LARGEST_STREAM; at += STEP) {
      inflating.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
    }
  } catch {
    return "";
  }
  return text.length > LARGEST_STREAM ? "" : text;
}

/** One letter for each byte; those of ASCII are right, which is all that is looked for. */
function letterForByte(bytes: Uint8Array): string {
  return new TextDecoder("windows-1252").decode(bytes);
}

function numberOf(properties: string): number | null {
  const id = /\/MCID\s+(\d+)/.exec(properties)?.[1];
  return id === undefined ? null : Number(id);
}

function actualText(properties: string): string | null {
  const hex = /\/ActualText\s*<\s*FEFF([0-9A-F\s]*)>?/i
    .exec(properties)?.[1]
    ?.replaceAll(/\s/g, "");
  if (!hex || hex.length % 4 !== 0) return null;
  return hex.replaceAll(/.{4}/g, (unit) => String.fromCharCode(Number.parseInt(unit, 16)));
}

/**
 * A page's text items with the letters its content stream gives in place of glyphs. The stream is the one whose
 * marked parts are the page's, one for one; without such a stream the items stay as they are.
 */
export function withActualText<Item extends ContentItem>(
  items: readonly Item[],
  streams: readonly (readonly Marked[])[],
): Item[] {
  const begins = items.filter((item) => item.type === "beginMarkedContentProps");
  const stream = streams.find(
    (marked) =>
      marked.length === begins.length && marked.every((part, i) => isSame(part, begins[i])),
  );
  if (!stream) return [...items];

  const out: Item[] = [];
  const replaced = new Set<number>();
  /** The open parts, innermost last; `at` is where in `out` the letters of a part stand. */
  const open: { text: string | null; at: number | null }[] = [];
  let next = 0;
  for (const item of items) {
    const part = open.findLast(({ text }) => text !== null);
    if (item.type === "beginMarkedContentProps") {
      open.push({ text: stream[next++]?.text ?? null, at: null });
    } else if (item.type === "beginMarkedContent") {
      open.push({ text: null, at: null });
    } else if (item.type === "endMarkedContent") {
      open.pop();
    } else if (
      !part ||
      part.text === null ||
      (part.at === null && (item.str ?? "").trim() === "")
    ) {
      out.push(item);
    } else if (part.at === null) {
      part.at = out.push({ ...item, str: part.text }) - 1;
      replaced.add(part.at);
    } else {
      const whole = out[part.at];
      // Glyphs without letters come as blanks: they too are part of what the letters stand for.
      if (whole) out[part.at] = { ...whole, width: widthTo(whole, item) };
    }
  }
  return withoutFalseBlanks(out, replaced);
}

/** A letter with its signs is narrower than this share of the size; a blank after it begins beyond. */
const WIDEST_LETTER = 1.15;

/** Less than this share of the size is no width. */
const NO_WIDTH = 0.02;

/**
 * pdf.js gives no width to glyphs that it takes for signs, and puts a blank where the next one stands. The blank goes
 * where the letters themselves fill the gap.
 */
function withoutFalseBlanks<Item extends ContentItem>(
  items: readonly Item[],
  replaced: ReadonlySet<number>,
): Item[] {
  return items.flatMap((item, i) => {
    const gap = gapAfter(items, i, replaced);
    if (gap !== null) return [{ ...item, width: gap }];
    const isFalse = item.str?.trim() === "" && gapAfter(items, i - 1, replaced) !== null;
    return isFalse ? [] : [item];
  });
}

/** How far it is from a replaced item to the one after a false blank; null where no such blank follows. */
function gapAfter(
  items: readonly ContentItem[],
  at: number,
  replaced: ReadonlySet<number>,
): number | null {
  const [item, blank, next] = at < 0 ? [] : items.slice(at, at + 3);
  if (!item || !next || !replaced.has(at) || blank?.str?.trim() !== "") return null;
  const [size = 0, x = 0, y] = [0, 4, 5].map((i) => Number(item.transform?.[i]));
  const [nextX = 0, nextY] = [4, 5].map((i) => Number(next.transform?.[i]));
  const width = item.width ?? 0;
  const gap = nextX - x;
  const isFull = width > size * NO_WIDTH && gap - width < size * NO_WIDTH;
  const isLost = width <= size * NO_WIDTH && gap < size * WIDEST_LETTER;
  return nextY === y && gap > 0 && (isFull || isLost) ? gap : null;
}

/** How wide an item is when it goes on to the end of another on its line. */
function widthTo(whole: ContentItem, item: ContentItem): number {
  const [from, to] = [Number(whole.transform?.[4]), Number(item.transform?.[4])];
  const reached = to + (item.width ?? 0) - from;
  return Number.isFinite(reached) ? Math.max(whole.width ?? 0, reached) : (whole.width ?? 0);
}

/** pdf.js writes a part's number as "p5R_mc12". */
function isSame(part: Marked, begin: ContentItem | undefined): boolean {
  const id = /_mc(\d+)$/.exec(typeof begin?.id === "string" ? begin.id : "")?.[1];
  return begin?.tag === part.tag && (id === undefined ? null : Number(id)) === part.id;
}
