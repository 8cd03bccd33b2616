import { pixels, type Recorder } from "./recorder.ts";
import { nameOf, type WarningKind } from "./warnings.ts";

/** A property, the values that are honoured, and the warning for all others. */
const ALLOWED: readonly (readonly [
  property: keyof CSSStyleDeclaration & string,
  allowed: RegExp,
  kind: WarningKind,
])[] = [
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

/** Properties that every element inside inherits: said of the outermost only. */
const INHERITED = new Set<string>([
  "textShadow",
  "fontVariantCaps",
  "hyphens",
  "direction",
  "writingMode",
  "textEmphasisStyle",
  "webkitTextStrokeWidth",
]);

const EMBEDDED =
  /^(?:video|audio|canvas|iframe|object|embed|input|textarea|select|button|math|meter|progress)$/u;

/** Warns of what an element's style does that the PDF does not. `pseudo` is "::before", "::after" or "". */
export function checkContract(
  recorder: Recorder,
  element: Element,
  style: CSSStyleDeclaration,
  pseudo = "",
): void {
  const { warnings } = recorder;
  const where = nameOf(element) + pseudo;
  const parent =
    element === recorder.root || !element.parentElement
      ? null
      : recorder.window.getComputedStyle(element.parentElement);
  for (const [property, allowed, kind] of ALLOWED) {
    const value = style[property];
    if (typeof value !== "string" || value === "" || allowed.test(value)) continue;
    if (INHERITED.has(property) && parent && parent[property] === value) continue;
    warnings.add(kind, where, `${property}: ${value}`);
  }
  if (style.outlineStyle !== "none" && pixels(style.outlineWidth) > 0) {
    warnings.add("outline", where, style.outline);
  }
  if (style.columnRuleStyle !== "none" && pixels(style.columnRuleWidth) > 0) {
    warnings.add("border-style", where, `columnRule: ${style.columnRuleStyle}`);
  }
  if (pseudo !== "") return;
  const tag = element.tagName.toLowerCase();
  if (EMBEDDED.test(tag)) warnings.add("embedded-content", where, tag);
  if (
    style.display === "list-item" &&
    (style.listStyleType !== "none" || style.listStyleImage !== "none")
  ) {
    warnings.add("list-marker", where, style.listStyleType);
  }
  if (
    style.display === "table" &&
    style.borderCollapse === "collapse" &&
    hasBorders(recorder, element)
  ) {
    warnings.add("border-collapse", where, "collapse");
  }
  if (element.textContent.trim() === "") return;
  if (Number(style.opacity) < 1 && hasPaint(recorder, element)) {
    warnings.add("opacity-group", where, style.opacity);
  }
  if (style.overflow !== "visible" && style.display !== "inline" && isCut(element)) {
    warnings.add("clipped-text", where, `overflow: ${style.overflow}`);
  }
}

/** Whether more is in a box than it shows; a pixel is rounding. */
function isCut({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean {
  return scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
}

/** Whether text and something painted behind it would become translucent one by one instead of together. */
function hasPaint(recorder: Recorder, element: Element): boolean {
  return [element, ...element.querySelectorAll("*")].some((inside) =>
    isPainted(recorder.window.getComputedStyle(inside)),
  );
}

function isPainted(style: CSSStyleDeclaration): boolean {
  const { backgroundColor, backgroundImage, borderTopWidth, borderLeftWidth } = style;
  return (
    !/^(?:transparent|rgba\(0, 0, 0, 0\))$/u.test(backgroundColor) ||
    backgroundImage !== "none" ||
    pixels(borderTopWidth) + pixels(borderLeftWidth) > 0
  );
}

function hasBorders(recorder: Recorder, table: Element): boolean {
  return [table, ...table.querySelectorAll("td, th")].some((cell) => {
    const { borderTopStyle, borderLeftStyle, borderBottomStyle } =
      recorder.window.getComputedStyle(cell);
    return [borderTopStyle, borderLeftStyle, borderBottomStyle].some((kind) => kind !== "none");
  });
}
