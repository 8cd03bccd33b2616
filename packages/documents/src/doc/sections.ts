import type { Block, PageEdge, Section, SectionLayout } from "../word/model.ts";
import type { WordDocument } from "./document.ts";
import { cut } from "./information-block.ts";
import { int16, uint16, uint32, uint8 } from "./little-endian.ts";
import { readPlc } from "./plc.ts";
import { pointsAt, readSprms, type Sprm } from "./sprms.ts";
import { readStory } from "./story.ts";

interface SectionProperties extends Omit<SectionLayout, "columns" | "header" | "footer"> {
  readonly columnCount: number;
  readonly columnGap: number;
  /** Widths and gaps of columns that are not all alike, by their numbers. */
  readonly widths: ReadonlyMap<number, number>;
  readonly gaps: ReadonlyMap<number, number>;
  readonly hasOwnFirstPage: boolean;
}

/** What Word assumes where a file says nothing. Points. Source: [MS-DOC] 2.6.4. */
const PLAIN: SectionProperties = {
  pageWidth: 612,
  pageHeight: 792,
  marginTop: 72,
  marginBottom: 72,
  marginLeft: 90,
  marginRight: 90,
  headerAt: 36,
  footerAt: 36,
  startsPage: true,
  columnCount: 1,
  columnGap: 36,
  widths: new Map(),
  gaps: new Map(),
  hasOwnFirstPage: false,
};

/** The paper of a document that says nothing of it. */
export const PLAIN_LAYOUT: SectionLayout = {
  ...PLAIN,
  columns: [{ width: PLAIN.pageWidth - PLAIN.marginLeft - PLAIN.marginRight, gapAfter: 0 }],
  header: { first: null, others: [] },
  footer: { first: null, others: [] },
};

const SECTION_BYTES = 12;
const MOST_SECTIONS = 500;
const MOST_COLUMNS = 6;
/** Smaller or larger paper is a mistake in the file. Points. */
const INCH = 72;
const LARGEST_PAPER = 3_000;
/** Six stories for footnotes, then for each section those of even, odd and first pages. Source: [MS-DOC] 2.3.3. */
const FIRST_HEADER = 6;
const STORIES_OF_SECTION = 6;

/** Reads the main text, cut where paper, margins or columns change. */
export function readSections(document: WordDocument): Section[] {
  const { stream, tables, information, stories, text } = document;
  const end = Math.min(stories.main.to, text.letters.length);
  const table = readPlc(cut(tables, information.table("sections")), SECTION_BYTES);
  const sections: Section[] = [];
  let from = 0;
  for (const [index, { to, data }] of table.slice(0, MOST_SECTIONS).entries()) {
    if (from >= end) break;
    const isLast = index === table.length - 1;
    const sectionEnd = isLast ? end : Math.min(end, Math.max(from, to));
    const properties = sectionProperties(stream, uint32(data, 2));
    const before = sections.at(-1)?.layout;
    sections.push({
      layout: {
        ...properties,
        columns: columnsOf(properties),
        header: edge(document, index, "header", properties, before?.header),
        footer: edge(document, index, "footer", properties, before?.footer),
      },
      blocks: [
        ...readStory(document, from, sectionEnd, "main"),
        ...(sectionEnd === end ? notesOf(document) : []),
      ],
    });
    from = sectionEnd;
  }
  return sections;
}

/** Notes stand at the end of the document, below everything that they belong to. */
function notesOf(document: WordDocument): Block[] {
  const { footnotes, endnotes } = document.stories;
  return [footnotes, endnotes].flatMap(({ from, to }) => readStory(document, from, to, "notes"));
}

function edge(
  document: WordDocument,
  section: number,
  kind: "header" | "footer",
  { hasOwnFirstPage }: SectionProperties,
  before: PageEdge | undefined,
): PageEdge {
  const [odd, first] = kind === "header" ? [1, 4] : [3, 5];
  const at = FIRST_HEADER + STORIES_OF_SECTION * section;
  const others = headerStory(document, at + odd);
  const own = headerStory(document, at + first);
  return {
    first: hasOwnFirstPage ? (own ?? before?.first ?? []) : null,
    others: others ?? before?.others ?? [],
  };
}

/** A header or footer by its number; null for one that goes on with the section before. */
function headerStory(document: WordDocument, number: number): Block[] | null {
  const { tables, information, stories } = document;
  const bounds = cut(tables, information.table("headers"));
  if (4 * number + 8 > bounds.length) return null;
  const [from, to] = [uint32(bounds, 4 * number), uint32(bounds, 4 * number + 4)];
  const { from: start, to: end } = stories.headers;
  if (to <= from || start + to > end || !isAscending(bounds, number)) return null;
  // The last paragraph mark only keeps the stories apart.
  return readStory(document, start + from, start + to - 1, "headers");
}

/** Stories stand one after another; in a damaged table they may overlap. */
function isAscending(bounds: Uint8Array, count: number): boolean {
  for (let index = 0; index < count; index += 1) {
    if (uint32(bounds, 4 * index) > uint32(bounds, 4 * index + 4)) return false;
  }
  return true;
}

function sectionProperties(stream: Uint8Array, at: number): SectionProperties {
  let own = PLAIN;
  if (at >= stream.length) return own;
  const sprms = stream.subarray(at + 2, at + 2 + Math.max(0, int16(stream, at)));
  for (const sprm of readSprms(sprms)) own = { ...own, ...change(sprm, own) };
  return own;
}

/** Codes from [MS-DOC] 2.6.4. */
function change({ code, operand }: Sprm, own: SectionProperties): Partial<SectionProperties> {
  const length = Math.abs(pointsAt(operand, 0));
  switch (code) {
    case 0x3009:
      return { startsPage: uint8(operand, 0) > 1 };
    case 0x300a:
      return { hasOwnFirstPage: uint8(operand, 0) !== 0 };
    case 0x500b:
      return { columnCount: Math.min(MOST_COLUMNS, 1 + uint16(operand, 0)) };
    case 0x900c:
      return { columnGap: length };
    case 0xf203:
      return { widths: new Map(own.widths).set(uint8(operand, 0), uint16(operand, 1) / 20) };
    case 0xf204:
      return { gaps: new Map(own.gaps).set(uint8(operand, 0), uint16(operand, 1) / 20) };
    case 0xb01f:
      return isPaper(length) ? { pageWidth: length } : {};
    case 0xb020:
      return isPaper(length) ? { pageHeight: length } : {};
    case 0xb021:
      return { marginLeft: length };
    case 0xb022:
      return { marginRight: length };
    case 0x9023:
      return { marginTop: length };
    case 0x9024:
      return { marginBottom: length };
    case 0xb017:
      return { headerAt: length };
    case 0xb018:
      return { footerAt: length };
    default:
      return {};
  }
}

function isPaper(length: number): boolean {
  return length >= INCH && length <= LARGEST_PAPER;
}

function columnsOf(properties: SectionProperties): SectionLayout["columns"] {
  const { columnCount, columnGap, widths, gaps, pageWidth, marginLeft, marginRight } = properties;
  const room = Math.max(INCH, pageWidth - marginLeft - marginRight);
  const usual = (room - columnGap * (columnCount - 1)) / columnCount;
  return Array.from({ length: columnCount }, (_, index) => ({
    width: widths.get(index) ?? usual,
    gapAfter: gaps.get(index) ?? columnGap,
  }));
}
