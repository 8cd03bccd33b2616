import type { WarningKind } from "./warnings.ts";

/** A property, the values that are honoured, and the warning for all others. */
export type Question = readonly [
  property: keyof CSSStyleDeclaration & string,
  allowed: RegExp,
  kind: WarningKind,
];

const ALLOWED: readonly Question[] = [
  ["transform", /^none$/u, "transform"],
  ["rotate", /^none$/u, "transform"],
  ["scale", /^none$/u, "transform"],
  ["translate", /^none$/u, "transform"],
  ["filter", /^none$/u, "filter"],
  ["backdropFilter", /^none$/u, "filter"],
  ["mixBlendMode", /^normal$/u, "blend-mode"],
  ["boxShadow", /^none$/u, "shadow"],
  ["textShadow", /^none$/u, "shadow"],
  ["clipPath", /^none$/u, "clip-path"],
  ["maskImage", /^none$/u, "mask"],
  ["borderImageSource", /^none$/u, "border-style"],
  ["fontVariantCaps", /^normal$/u, "small-caps"],
  ["hyphens", /^(?:none|manual)$/u, "hyphens"],
  ["direction", /^ltr$/u, "right-to-left"],
  ["writingMode", /^horizontal-tb$/u, "vertical-writing"],
  ["textOverflow", /^clip$/u, "ellipsis"],
  ["textDecorationStyle", /^solid$/u, "underline-style"],
  ["textDecorationLine", /^(?!.*overline)/u, "underline-style"],
  ["fontVariantPosition", /^normal$/u, "small-caps"],
  ["textEmphasisStyle", /^none$/u, "text-emphasis"],
  ["webkitTextStrokeWidth", /^0px$/u, "text-stroke"],
  ["backgroundClip", /^(?!.*text)/u, "background-clip-text"],
  ["position", /^(?:static|relative|absolute)$/u, "position-fixed"],
  ["zIndex", /^(?:auto|0|1)$/u, "z-index"],
];

/** Set by attributes and by browsers themselves, without a style sheet. */
const ALWAYS_ASKED = new Set<string>(["direction", "transform", "filter", "clipPath", "maskImage"]);

/**
 * Which properties of elements are worth reading: those that a style sheet of the page or an element's own style
 * names. Reading them all of each element takes a large part of a capture.
 */
export function questionsOf(root: Element): readonly Question[] {
  const css = writtenStyles(root);
  if (css === null) return ALLOWED;
  return ALLOWED.filter(([property]) => ALWAYS_ASKED.has(property) || isNamed(property, css));
}

/** A longhand may be written as a shorthand: `fontVariantCaps` as "font-variant" or "font", "all" as any. */
function isNamed(property: string, css: string): boolean {
  const words = property
    .replace(/^webkit/u, "-webkit")
    .replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)
    .split("-");
  const names = words.map((_, at) => words.slice(0, at + 1).join("-"));
  return [...names, "all"].some(
    (name) => name !== "" && new RegExp(`(?<![\\w-])${name}\\s*:`, "u").test(css),
  );
}

/** All that styles the elements of a page; null where a browser does not let it be read. */
function writtenStyles(root: Element): string | null {
  const at = root.getRootNode();
  const scopes = new Set([root.ownerDocument, ...(at instanceof ShadowRoot ? [at] : [])]);
  const own = [root, ...root.querySelectorAll("[style]")];
  try {
    const sheets = [...scopes].flatMap((scope) => [
      ...scope.styleSheets,
      ...scope.adoptedStyleSheets,
    ]);
    const rules = sheets.flatMap((sheet) => Array.from(sheet.cssRules, ({ cssText }) => cssText));
    return [...rules, ...own.map((element) => element.getAttribute("style") ?? "")].join("\n");
  } catch {
    return null;
  }
}
