import type { RunFormat } from "../word/model.ts";
import { PLAIN_RUN } from "../word/plain-formats.ts";
import { uint16, uint32, uint8 } from "./little-endian.ts";
import { pointsAt, readSprms, type Sprm } from "./sprms.ts";

/** How letters look, and what else is said of them. */
export interface LetterProperties extends RunFormat {
  /** The letter is not text but stands for something: a picture, a field, a symbol. */
  readonly isSpecial: boolean;
  readonly isDeleted: boolean;
  /** A letter of a symbol font that stands in place of the text; "" for none. */
  readonly symbol: string;
  /** Where in the data stream the picture stands that the letter is for. */
  readonly picture: number | null;
}

/** What Word assumes where a file says nothing. Source: [MS-DOC] 2.6.1. */
export const PLAIN_LETTERS: LetterProperties = {
  ...PLAIN_RUN,
  isSpecial: false,
  isDeleted: false,
  symbol: "",
  picture: null,
};

interface LetterContext {
  readonly fonts: readonly string[];
  /** The changes that a character style makes, its ancestors' first. */
  readonly characterStyle: (style: number) => readonly Uint8Array[];
}

/** Applies changes to letters; on and off may mean "as the style has it" and "as it has it not". */
export function applyToLetters(
  base: LetterProperties,
  sprms: Uint8Array,
  context: LetterContext,
): LetterProperties {
  let style = base;
  let own = base;
  for (const sprm of readSprms(sprms)) {
    if (sprm.code === 0x4a30) {
      const layers = context.characterStyle(uint16(sprm.operand, 0));
      style = layers.reduce((letters, layer) => applyToLetters(letters, layer, context), base);
      own = { ...style, isSpecial: own.isSpecial, symbol: own.symbol, picture: own.picture };
    } else {
      own = { ...own, ...change(sprm, own, style, context.fonts) };
    }
  }
  return own;
}

/** Codes from [MS-DOC] 2.6.1. */
function change(
  { code, operand }: Sprm,
  own: LetterProperties,
  style: LetterProperties,
  fonts: readonly string[],
): Partial<LetterProperties> {
  const isOn = (inStyle: boolean) => toggled(uint8(operand, 0), inStyle);
  switch (code) {
    case 0x0800:
      return { isDeleted: uint8(operand, 0) === 1 };
    case 0x0835:
      return { bold: isOn(style.bold) };
    case 0x0836:
      return { italic: isOn(style.italic) };
    case 0x083a:
    case 0x083b:
      return { capitals: isOn(style.capitals) };
    case 0x083c:
      return { hidden: isOn(style.hidden) };
    case 0x0855:
      return { isSpecial: uint8(operand, 0) !== 0 };
    case 0x2a33:
      return { ...style, isSpecial: own.isSpecial };
    case 0x4a43:
      return uint16(operand, 0) > 0 ? { size: uint16(operand, 0) / 2 } : {};
    case 0x4a4f:
      return { font: fonts[uint16(operand, 0)] ?? own.font };
    case 0x8840:
      return { spacing: pointsAt(operand, 0) };
    case 0x6a03:
      return { picture: uint32(operand, 0), isSpecial: true };
    case 0x6a09:
      return { symbol: String.fromCharCode(uint16(operand, 2)), isSpecial: true };
    default:
      return {};
  }
}

/** Source: [MS-DOC] 2.9.327. */
function toggled(value: number, inStyle: boolean): boolean {
  if (value === 0x80) return inStyle;
  return value === 0x81 ? !inStyle : value !== 0;
}
