import { pixels, type Recorder } from "./recorder.ts";
import { nameOf } from "./warnings.ts";

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
  const holder = element === recorder.root ? null : element.parentElement;
  for (const [property, allowed, kind] of recorder.questions) {
    const value = style[property];
    if (typeof value !== "string" || value === "" || allowed.test(value)) continue;
    if (
      INHERITED.has(property) &&
      holder &&
      recorder.window.getComputedStyle(holder)[property] === value
    ) {
      continue;
    }
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
  const isFaint = Number(style.opacity) < 1 && hasPaint(recorder, element);
  const isCutOff = style.overflow !== "visible" && style.display !== "inline" && isCut(element);
  if (!(isFaint || isCutOff) || element.textContent.trim() === "") return;
  if (isFaint) warnings.add("opacity-group", where, style.opacity);
  if (isCutOff) warnings.add("clipped-text", where, `overflow: ${style.overflow}`);
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
