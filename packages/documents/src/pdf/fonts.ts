/** What a font says of itself. */
export interface FontFace {
  /** Without the subset prefix: "Inter-Bold". "" where the file gives no name. */
  readonly name: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

const UNKNOWN_FONT: FontFace = { name: "", bold: false, italic: false };

/** Six capitals and a plus sign mark an embedded subset. Source: ISO 32000-1, 9.6.4. */
const SUBSET_PREFIX = /^[A-Z]{6}\+/;

/**
 * Weight words in font names, and the bold faces of Computer Modern (CMBX, CMSSBX, CMB10, SFBX).
 * "Demi" stands for DemiBold, "Medi" for the bold of URW's Nimbus Roman; "Black" and "Heavy" are heavier than bold.
 */
const BOLD_NAME =
  /bold|black|heavy|demi(?!lune)|\b(?:CM|EC|SF|LM)[A-Z]*BX?\d|^(?:CM|SF)(?:SS)?BX|^SF(?:SX|BI)\d|-Medi(?:Ital)?$/i;
const BOLD_SUFFIX = /[-,](?:Bd|Blk|Hv|Sb|Semi|B|BI|BdIt|BoldMT)$/;
const ITALIC_NAME =
  /italic|oblique|slant|kursiv|^(?:CM|SF|EC)(?:TI|SL|SSI|BXTI|MI|SI|SO|BI)\d|(?:Regu|Medi|Demi|Bold|Book|Ligh)(?:Ital|Obli)$/i;
const ITALIC_SUFFIX = /[-,](?:It|I|BI|BdIt|Ital|Obl)$/;

/**
 * Reads a font's name, weight and slant from the object pdf.js keeps for it.
 *
 * @param font  pdf.js's font object; anything else gives the nameless upright font
 */
export function fontFace(font: unknown): FontFace {
  if (typeof font !== "object" || font === null) return UNKNOWN_FONT;
  const { name, bold, black, italic } = font as Record<string, unknown>;
  const ownName = typeof name === "string" ? name.replace(SUBSET_PREFIX, "") : "";
  return {
    name: ownName,
    bold: bold === true || black === true || BOLD_NAME.test(ownName) || BOLD_SUFFIX.test(ownName),
    italic: italic === true || ITALIC_NAME.test(ownName) || ITALIC_SUFFIX.test(ownName),
  };
}
