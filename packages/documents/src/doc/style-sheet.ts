import { uint16 } from "./little-endian.ts";
import { applyToLetters, type LetterProperties, PLAIN_LETTERS } from "./letters.ts";
import { applyToParagraph, type ParagraphProperties, PLAIN_PARAGRAPH } from "./paragraphs.ts";

/** The styles of a document. */
export interface StyleSheet {
  /** What a paragraph of that style is and how its letters look, before they say otherwise. */
  readonly paragraph: (style: number) => {
    readonly properties: ParagraphProperties;
    readonly letters: LetterProperties;
  };
  /** A run's own changes on top of its paragraph's letters. */
  readonly letters: (base: LetterProperties, sprms: Uint8Array) => LetterProperties;
}

interface Style {
  readonly basedOn: number;
  readonly paragraph: Uint8Array;
  readonly letters: Uint8Array;
}

const PARAGRAPH_STYLE = 1;
const CHARACTER_STYLE = 2;
/** Longer chains of styles are circles. */
const LONGEST_CHAIN = 20;
/** Styles have numbers below this. Source: [MS-DOC] 2.9.271. */
const MOST_STYLES = 0x0ffe;
const NOTHING = new Uint8Array();

/** Reads the style sheet. Source: [MS-DOC] 2.9.271, 2.9.260. */
export function readStyleSheet(table: Uint8Array, fonts: readonly string[]): StyleSheet {
  const headerBytes = uint16(table, 0);
  const baseBytes = uint16(table, 4);
  const usualFont = fonts[uint16(table, 14)] ?? PLAIN_LETTERS.font;
  const styles: (Style | null)[] = [];
  for (let at = 2 + headerBytes; at + 2 <= table.length; at += 2 + uint16(table, at)) {
    if (styles.length > MOST_STYLES) break;
    const entry = table.subarray(at + 2, at + 2 + uint16(table, at));
    styles.push(entry.length > baseBytes ? readStyle(entry, baseBytes) : null);
  }

  /** A style after its ancestors. */
  function chain(number: number): Style[] {
    const found: Style[] = [];
    for (let style = styles[number]; style && found.length < LONGEST_CHAIN;) {
      found.unshift(style);
      style = styles[style.basedOn];
    }
    return found;
  }

  const context = {
    fonts,
    characterStyle: (style: number) => chain(style).map(({ letters }) => letters),
  };
  const plain = { ...PLAIN_LETTERS, font: usualFont };
  const read = new Map<number, ReturnType<StyleSheet["paragraph"]>>();
  return {
    paragraph(number) {
      const known = read.get(number);
      if (known) return known;
      const layers = chain(number);
      const style = {
        properties: layers.reduce(
          (properties, { paragraph }) => applyToParagraph(properties, paragraph),
          PLAIN_PARAGRAPH,
        ),
        letters: layers.reduce(
          (letters, layer) => applyToLetters(letters, layer.letters, context),
          plain,
        ),
      };
      read.set(number, style);
      return style;
    },
    letters: (base, sprms) => applyToLetters(base, sprms, context),
  };
}

function readStyle(entry: Uint8Array, baseBytes: number): Style {
  const kind = uint16(entry, 2) & 15;
  const style = { basedOn: uint16(entry, 2) >> 4, paragraph: NOTHING, letters: NOTHING };
  const nameBytes = 2 * (uint16(entry, baseBytes) + 2);
  const parts = propertyParts(entry, baseBytes + nameBytes, uint16(entry, 4) & 15);
  const [first = NOTHING, second = NOTHING] = parts;
  if (kind === PARAGRAPH_STYLE) return { ...style, paragraph: first.subarray(2), letters: second };
  return kind === CHARACTER_STYLE ? { ...style, letters: first } : style;
}

/** The lists of changes of one style; each begins at an even place. */
function propertyParts(entry: Uint8Array, start: number, count: number): Uint8Array[] {
  const parts: Uint8Array[] = [];
  for (let at = start; parts.length < count && at < entry.length;) {
    const end = at + 2 + uint16(entry, at);
    parts.push(entry.subarray(at + 2, end));
    at = end + (end & 1);
  }
  return parts;
}
