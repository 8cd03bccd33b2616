import { openFields } from "../word/fields.ts";
import type { Piece } from "../word/model.ts";
import type { WordDocument } from "./document.ts";
import type { LetterProperties } from "./letters.ts";
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

/** Letters that are no text. Source: [MS-DOC] 2.4.1 and 2.8.25. */
const PICTURE = "\u0001";
const SHAPE = "\u0008";
const SYMBOL = "\u0028";
const CONTROL = /[\0-\u0008\u000f-\u001d\u001f]/g;
const BREAKS: Readonly<Record<string, "line" | "column" | "page">> = {
  "\u000b": "line",
  "\f": "page",
  "\r": "line",
  "\u000e": "column",
};

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

  function say(text: string, format: LetterProperties): void {
    if (fields.isInstruction()) {
      fields.instruct(text);
      return;
    }
    const shown = (format.capitals ? text.toUpperCase() : text)
      .replaceAll("\u001e", "-")
      .replaceAll(CONTROL, "");
    if (shown === "") return;
    const counts = fields.counts();
    if (counts) {
      pieces.push({ kind: "page-number", counts, text: shown, format });
      return;
    }
    pieces.push({ kind: "text", text: shown.normalize("NFC"), format, url: fields.url() });
  }

  for (const run of letterRuns(document, from, to, base)) {
    const { properties } = run;
    const isShown = !properties.hidden && !properties.isDeleted;
    const letters = document.text.letters.slice(run.from, run.to);
    let position = run.from;
    for (const part of letters.match(
      /[\u0001\u0008\t\u000b-\u000e\u0013-\u0015]|[^\u0001\u0008\t\u000b-\u000e\u0013-\u0015]+/g,
    ) ?? []) {
      if (part === "\u0013") fields.begin();
      else if (part === "\u0014") fields.separate();
      else if (part === "\u0015") fields.end();
      else if (!isShown) continue;
      else if (part === "\t") pieces.push({ kind: "tab", format: properties });
      else if (BREAKS[part]) pieces.push({ kind: "break", to: BREAKS[part] });
      else if (part === SHAPE) anchors.push({ kind: "shape", position });
      else if (part === PICTURE) {
        if (properties.picture !== null) anchors.push({ kind: "picture", at: properties.picture });
      } else if (properties.symbol !== "")
        say(part.replaceAll(SYMBOL, properties.symbol), properties);
      else say(part, properties);
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
