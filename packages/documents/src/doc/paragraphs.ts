import type { ParagraphFormat, TabStop } from "../word/model.ts";
import {
  changedTabStops,
  farSide,
  PLAIN_PARAGRAPH as PLAIN_FORMAT,
} from "../word/plain-formats.ts";
import { int16, uint16, uint32, uint8 } from "./little-endian.ts";
import { pointsAt, readSprms, type Sprm } from "./sprms.ts";

/** How a paragraph is set, and what else is said of it. */
export interface ParagraphProperties extends ParagraphFormat {
  /** The list it belongs to, counted from 1; 0 for none. */
  readonly list: number;
  readonly level: number;
  /** How many tables it stands in, one inside the other. */
  readonly depth: number;
  readonly endsInnerCell: boolean;
  readonly endsRow: boolean;
}

/** What Word assumes where a file says nothing. Source: [MS-DOC] 2.6.2. */
export const PLAIN_PARAGRAPH: ParagraphProperties = {
  ...PLAIN_FORMAT,
  keepsLines: false,
  list: 0,
  level: 0,
  depth: 0,
  endsInnerCell: false,
  endsRow: false,
};

/** The space that "automatic" means, as web pages have it. Points. */
const AUTOMATIC_SPACE = 14;
/** Kinds of justified text come after these three. */
const ALIGNMENTS: readonly ParagraphFormat["alignment"][] = ["left", "center", "right"];
/** Lists above this number are leftovers of Word 6. Source: [MS-DOC] 2.6.2, sprmPIlfo. */
const LAST_LIST = 0x07fe;

export function applyToParagraph(
  base: ParagraphProperties,
  sprms: Uint8Array,
): ParagraphProperties {
  let own = base;
  for (const sprm of readSprms(sprms)) own = { ...own, ...change(sprm, own) };
  return own;
}

/** Codes from [MS-DOC] 2.6.2. Those below 0x8460 that look doubled are Word 97's and later versions'. */
function change({ code, operand }: Sprm, own: ParagraphProperties): Partial<ParagraphProperties> {
  const byte = uint8(operand, 0);
  switch (code) {
    case 0x2403:
    case 0x2461:
      return { alignment: ALIGNMENTS[byte] ?? "justify" };
    case 0x2407:
      return { startsPage: byte !== 0 };
    case 0x2416:
      return { depth: byte === 0 ? 0 : Math.max(1, own.depth) };
    case 0x2417:
    case 0x244c:
      return { endsRow: byte !== 0 };
    case 0x2431:
      return { keepsLines: byte !== 0 };
    case 0x244b:
      return { endsInnerCell: byte !== 0 };
    case 0x245b:
      return byte === 0 ? {} : { spaceBefore: AUTOMATIC_SPACE };
    case 0x245c:
      return byte === 0 ? {} : { spaceAfter: AUTOMATIC_SPACE };
    case 0x246d:
      return { group: byte === 0 ? "" : "own" };
    case 0x260a:
      return { level: byte };
    case 0x460b:
      return { list: uint16(operand, 0) > LAST_LIST ? 0 : uint16(operand, 0) };
    case 0x6412:
      return { lineHeight: lineHeightOf(operand) };
    case 0x6424:
      return { ruleAbove: ruleAt(operand, 0) };
    case 0x6426:
      return { ruleBelow: ruleAt(operand, 0) };
    case 0xc64e:
      return { ruleAbove: ruleAt(operand, 4) };
    case 0xc650:
      return { ruleBelow: ruleAt(operand, 4) };
    case 0x6649:
      return { depth: Math.min(DEEPEST, uint32(operand, 0)) };
    case 0x840e:
    case 0x845d:
      return { indentRight: pointsAt(operand, 0) };
    case 0x840f:
    case 0x845e:
      return { indentLeft: pointsAt(operand, 0) };
    case 0x8411:
    case 0x8460:
      return { indentFirst: pointsAt(operand, 0) };
    case 0xa413:
      return { spaceBefore: uint16(operand, 0) / 20 };
    case 0xa414:
      return { spaceAfter: uint16(operand, 0) / 20 };
    case 0xc60d:
    case 0xc615:
      return { tabStops: changedStops(own.tabStops, operand, code === 0xc615) };
    default:
      return {};
  }
}

/** Deeper nesting is not a document's; keeps the reading of tables from running out of stack. */
const DEEPEST = 10;

/**
 * How far the far side of a line is from the text: its width in eighths of a point, its kind, and its distance in
 * points, with a byte for the colour before the distance in the older form only. Source: [MS-DOC] 2.9.16, 2.9.17.
 */
function ruleAt(operand: Uint8Array, at: number): number | null {
  const kind = uint8(operand, at + 1);
  if (kind === 0 || kind === 0xff) return null;
  const distance = uint8(operand, at === 0 ? 3 : at + 2) & 0x1f;
  return farSide(distance, uint8(operand, at));
}

/** Negative lengths are exact, positive ones a minimum; with the flag they are shares of 240. Source: [MS-DOC] 2.9.142. */
function lineHeightOf(operand: Uint8Array): ParagraphFormat["lineHeight"] {
  const height = int16(operand, 0);
  if (int16(operand, 2) !== 0) return { times: height > 0 ? height / 240 : 1 };
  return height < 0 ? { points: -height / 20 } : { times: 1 };
}

/** Stops that go and stops that come. Source: [MS-DOC] 2.9.180 and 2.9.179. */
function changedStops(
  stops: readonly TabStop[],
  operand: Uint8Array,
  hasTolerances: boolean,
): readonly TabStop[] {
  const goneCount = uint8(operand, 0);
  const start = 1 + goneCount * (hasTolerances ? 4 : 2);
  const addedCount = uint8(operand, start);
  return changedTabStops(stops, {
    gone: Array.from({ length: goneCount }, (_, i) => pointsAt(operand, 1 + 2 * i)),
    added: Array.from({ length: addedCount }, (_, i) => ({
      at: pointsAt(operand, start + 1 + 2 * i),
      align: alignmentOf(uint8(operand, start + 1 + 2 * addedCount + i) & 7),
    })),
  });
}

function alignmentOf(kind: number): TabStop["align"] {
  if (kind === 1) return "center";
  return kind === 2 || kind === 3 ? "right" : "left";
}
