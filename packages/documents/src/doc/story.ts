import type { Block } from "../word/model.ts";
import type { WordDocument } from "./document.ts";
import { int16, uint16, uint32 } from "./little-endian.ts";
import { type Anchor, lettersAt, readLetters } from "./letter-pieces.ts";
import { applyToParagraph, type ParagraphProperties } from "./paragraphs.ts";
import { MARK } from "./marks.ts";
import { itemAt } from "./plc.ts";
import { readSprms } from "./sprms.ts";
import { blocksOf, type StoryParagraph } from "./tables.ts";

const BREAKS: ReadonlySet<string> = new Set([MARK.pageBreak, MARK.columnBreak]);
/** What part of the text is read; only the first two have boxes and pictures that float. */
type Home = "main" | "headers" | "boxes" | "notes";

const NOTHING = new Uint8Array();
/** Property changes that are too long for their page stand in the data stream. Source: [MS-DOC] 2.6.2. */
const LONG_CHANGES: ReadonlySet<number> = new Set([0x6645, 0x6646]);

/**
 * Reads the blocks from one position of the text up to another: a section, a header, a text box.
 *
 * @param home  what part of the text the positions belong to, for what floats there
 */
export function readStory(document: WordDocument, from: number, to: number, home: Home): Block[] {
  const { letters } = document.text;
  const end = Math.min(to, letters.length);
  const paragraphs: StoryParagraph[] = [];
  let [start, next] = [from, from];
  while (next < end) {
    let mark = next;
    while (mark < end - 1 && !endsParagraph(document, mark)) mark += 1;
    paragraphs.push(readParagraph(document, start, mark, home));
    next = mark + 1;
    // A break that ends a paragraph stands in front of the next one.
    start = BREAKS.has(letters[mark] ?? "") ? mark : next;
  }
  return blocksOf(paragraphs);
}

function readParagraph(
  document: WordDocument,
  start: number,
  mark: number,
  home: Home,
): StoryParagraph {
  const { text, styles, paragraphRuns, lists } = document;
  const place = text.placeOf(mark);
  const run = place ? itemAt(paragraphRuns, place.at) : undefined;
  const sprms = withLongChanges(run?.sprms ?? NOTHING, document.data);
  const style = styles.paragraph(run?.style ?? 0);
  const later = place?.piece.sprms ?? NOTHING;

  const own = (base: ParagraphProperties) => applyToParagraph(applyToParagraph(base, sprms), later);
  const { list, level } = own(style.properties);
  const listLevel = list > 0 ? lists.level(list, level) : undefined;
  const properties = own(
    listLevel ? applyToParagraph(style.properties, listLevel.sprms) : style.properties,
  );

  const { pieces, anchors } = readLetters(
    document,
    start,
    isMark(text.letters[mark]) ? mark : mark + 1,
    style.letters,
  );
  const isEmpty = !pieces.some((piece) => piece.kind === "text");
  return {
    properties,
    sprms,
    isCellEnd: text.letters[mark] === MARK.cellEnd || properties.endsInnerCell,
    blocks: [
      ...anchors.flatMap((anchor) => hanging(document, anchor, home)),
      {
        kind: "paragraph",
        format: { ...properties, group: properties.group && `style ${run?.style ?? 0}` },
        marker: list > 0 && !isEmpty ? document.nextMarker({ list: String(list), level }) : "",
        pieces,
        endFormat: lettersAt(document, mark, style.letters),
      },
    ],
  };
}

function isMark(letter: string | undefined): boolean {
  return letter === MARK.paragraphEnd || letter === MARK.cellEnd || BREAKS.has(letter ?? "");
}

/** A page or column break ends its paragraph where the paragraph's properties end with it. */
function endsParagraph({ text, paragraphRuns }: WordDocument, position: number): boolean {
  const letter = text.letters[position] ?? "";
  if (letter === MARK.paragraphEnd || letter === MARK.cellEnd) return true;
  if (!BREAKS.has(letter)) return false;
  const place = text.placeOf(position);
  const run = place ? itemAt(paragraphRuns, place.at) : undefined;
  return run !== undefined && place !== null && run.to <= place.at + place.piece.letterBytes;
}

function withLongChanges(sprms: Uint8Array, data: Uint8Array): Uint8Array {
  for (const { code, operand } of readSprms(sprms)) {
    if (!LONG_CHANGES.has(code)) continue;
    const at = uint32(operand, 0);
    return data.subarray(at + 2, at + 2 + uint16(data, at));
  }
  return sprms;
}

/** The boxes and pictures that hang on a letter. */
function hanging(document: WordDocument, anchor: Anchor, home: Home): Block[] {
  if (anchor.kind === "picture") return picture(document.data, anchor.at);
  if (home !== "main" && home !== "headers") return [];
  const { stories, shapes } = document;
  const boxes = stories[home === "main" ? "boxes" : "header-boxes"].from;
  return shapes
    .at(home, anchor.position - stories[home].from)
    .flatMap(({ place, width, height, margins, isPicture, text }): Block[] => {
      if (isPicture) return [{ kind: "picture", place, width, height }];
      const blocks = text ? readStory(document, boxes + text.from, boxes + text.to, "boxes") : [];
      return blocks.length > 0 ? [{ kind: "box", place, width, margins, blocks }] : [];
    });
}

/** A picture in the line: its size before scaling in twips, and the scale in thousandths. Source: [MS-DOC] 2.9.192. */
function picture(data: Uint8Array, at: number): Block[] {
  const width = (int16(data, at + 28) * uint16(data, at + 32)) / 20_000;
  const height = (int16(data, at + 30) * uint16(data, at + 34)) / 20_000;
  return width > 0 && height > 0 ? [{ kind: "picture", place: null, width, height }] : [];
}
