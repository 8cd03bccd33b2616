import { openFields } from "../word/fields.ts";
import type { Piece } from "../word/model.ts";
import type { WordDocument } from "./document.ts";
import type { LetterProperties } from "./letters.ts";
import { MARK, markedParts, shownText } from "./marks.ts";
import { itemAt } from "./plc.ts";

/** Something that hangs on a letter. */
export type Anchor =
  | { readonly kind: "shape"; readonly position: number }
  /** A picture in the line, by its place in the data stream. */
  | { readonly kind: "picture"; readonly at: number };

interface ReadPieces {
  readonly pieces: readonly Piece[];
  readonly anchors: readonly Anchor[];
}

/** Stands where a letter of a symbol font is shown. */
const SYMBOL = "(";
const BREAKS: ReadonlyMap<string, "line" | "column" | "page"> = new Map([
  [MARK.lineBreak, "line"],
  [MARK.pageBreak, "page"],
  [MARK.columnBreak, "column"],
]);

/** Reads the text from one position up to another: letters with their format, tabs, breaks and links. */
export function readLetters(
  document: WordDocument,
  from: number,
  to: number,
  base: LetterProperties,
): ReadPieces {
  const pieces: Piece[] = [];
  const anchors: Anchor[] = [];
  const fields = openFields();
  /** What a field that counts pages said when the file was stored. */
  let pageNumber = "";

  function endField(format: LetterProperties): void {
    const counts = fields.end();
    if (counts) pieces.push({ kind: "page-number", counts, text: pageNumber, format });
    pageNumber = "";
  }

  function say(text: string, format: LetterProperties): void {
    if (fields.isInstruction()) {
      fields.instruct(text);
      return;
    }
    const shown = shownText(format.capitals ? text.toUpperCase() : text);
    if (shown === "") return;
    if (fields.counts()) {
      pageNumber += shown;
      return;
    }
    pieces.push({ kind: "text", text: shown.normalize("NFC"), format, url: fields.url() });
  }

  function read(part: string, position: number, properties: LetterProperties): void {
    const broken = BREAKS.get(part);
    if (broken) pieces.push({ kind: "break", to: broken });
    else if (part === MARK.tab) pieces.push({ kind: "tab", format: properties });
    else if (part === MARK.shape) anchors.push({ kind: "shape", position });
    else if (part === MARK.picture) {
      if (properties.picture !== null) anchors.push({ kind: "picture", at: properties.picture });
    } else if (properties.symbol === "") say(part, properties);
    else say(part.replaceAll(SYMBOL, properties.symbol), properties);
  }

  for (const run of letterRuns(document, from, to, base)) {
    const { properties } = run;
    const isShown = !properties.hidden && !properties.isDeleted;
    let position = run.from;
    for (const part of markedParts(document.text.letters.slice(run.from, run.to))) {
      if (part === MARK.fieldBegin) fields.begin();
      else if (part === MARK.fieldSeparator) fields.separate();
      else if (part === MARK.fieldEnd) endField(properties);
      else if (isShown) read(part, position, properties);
      position += part.length;
    }
  }
  return { pieces, anchors };
}

/** How the letter at a position looks. */
export function lettersAt(
  document: WordDocument,
  position: number,
  base: LetterProperties,
): LetterProperties {
  for (const run of letterRuns(document, position, position + 1, base)) return run.properties;
  return base;
}

function* letterRuns(
  { text, letterRuns: runs, styles }: WordDocument,
  from: number,
  to: number,
  base: LetterProperties,
) {
  for (let position = from; position < to;) {
    const place = text.placeOf(position);
    if (!place) return;
    const { at, piece } = place;
    const run = itemAt(runs, at);
    const left = run ? Math.ceil((run.to - at) / piece.letterBytes) : piece.to - position;
    const end = Math.min(to, piece.to, position + Math.max(1, left));
    const own = run ? styles.letters(base, run.sprms) : base;
    yield { from: position, to: end, properties: styles.letters(own, piece.sprms) };
    position = end;
  }
}
