import { readColour } from "./colour.ts";
import { type Context, type LineStyle, pixels } from "./recorder.ts";

/** What an element hands down, from its style and what was handed to it. */
export function contextOf(style: CSSStyleDeclaration, outer: Context): Context {
  return {
    ...outer,
    opacity: outer.opacity * Number(style.opacity),
    colour: readColour(style.color),
    lines: linesOf(style, outer),
  };
}

/** A decoration goes on into inline content, not into inline blocks. Source: CSS Text Decoration 3, section 2. */
function linesOf(style: CSSStyleDeclaration, outer: Context): readonly LineStyle[] {
  const inherited = style.display.startsWith("inline-") ? [] : outer.lines;
  const kinds = (["underline", "line-through"] as const).filter((kind) =>
    style.textDecorationLine.includes(kind),
  );
  if (kinds.length === 0) return inherited;
  const own = kinds.map((kind) => ({
    kind,
    colour: readColour(style.textDecorationColor),
    thickness: lengthOf(style.textDecorationThickness, style),
    offset: lengthOf(style.textUnderlineOffset, style),
    fontSize: pixels(style.fontSize),
  }));
  return [...inherited, ...own];
}

/** A computed length, which some browsers leave in ems; null for a keyword. */
function lengthOf(value: string, style: CSSStyleDeclaration): number | null {
  const number = Number.parseFloat(value);
  if (Number.isNaN(number)) return null;
  if (value.endsWith("%")) return (number / 100) * pixels(style.fontSize);
  return value.endsWith("em") ? number * pixels(style.fontSize) : number;
}
