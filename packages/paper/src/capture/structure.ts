import { isLinkTarget } from "../link-target.ts";
import type { BeginItem, StructureTag } from "./display-list.ts";

const TAGS: Readonly<Record<string, StructureTag>> = {
  H1: "H1",
  H2: "H2",
  H3: "H3",
  H4: "H4",
  H5: "H5",
  H6: "H6",
  P: "P",
  UL: "L",
  OL: "L",
  LI: "LI",
  A: "Link",
  SECTION: "Sect",
  HEADER: "Sect",
  MAIN: "Sect",
  ASIDE: "Sect",
  FOOTER: "Sect",
  ARTICLE: "Sect",
  NAV: "Sect",
  BLOCKQUOTE: "BlockQuote",
  DT: "P",
  DD: "P",
  TABLE: "Table",
  TR: "TR",
  TH: "TH",
  TD: "TD",
};

/** Elements that hold other elements: text directly inside needs a paragraph of its own. */
const GROUPS = new Set<StructureTag>(["Document", "Sect", "BlockQuote"]);

/**
 * The structure an element stands for. null: none of its own, what it holds belongs to the parent's.
 *
 * @param parent  the structure element around it
 */
export function tagOf(
  element: Element,
  style: CSSStyleDeclaration,
  parent: StructureTag | null,
  link: string | null,
): StructureTag | null {
  const tag = TAGS[element.tagName];
  if (tag === "Link") return link === null ? null : "Link";
  if (tag === "LI") return parent === "L" ? "LI" : "P";
  if (tag === "TR") return parent === "Table" ? "TR" : null;
  if (tag === "TH" || tag === "TD") return parent === "TR" ? tag : "P";
  if (tag) return tag;
  if (parent !== null && GROUPS.has(parent) && isParagraph(element, style)) return "P";
  return element.getAttribute("lang") ? "Span" : null;
}

/** Opens an element of the structure, with what its kind has to say besides. */
export function beginOf(element: Element, tag: StructureTag, lang: string | null): BeginItem {
  return {
    kind: "begin",
    tag,
    ...(lang ? { lang } : {}),
    ...(tag === "L" ? { ordered: element.tagName === "OL" } : {}),
    ...(tag === "TH" ? { scope: element.closest("thead") ? "Column" : "Row" } : {}),
  };
}

/** Whether a link or a run of text here needs a paragraph around it. */
export function isGroup(tag: StructureTag | null): boolean {
  return tag !== null && GROUPS.has(tag);
}

/** Where a link leads; null when it leads nowhere a document may lead. */
export function targetOf(element: Element): string | null {
  if (element.tagName !== "A" || !element.hasAttribute("href")) return null;
  const { href } = element as HTMLAnchorElement;
  return isLinkTarget(href) ? href : null;
}

function isParagraph(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.display.startsWith("inline")) return element.textContent.trim() !== "";
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && /\S/u.test(node.nodeValue ?? ""),
  );
}
