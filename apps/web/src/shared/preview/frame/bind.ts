import { plainText } from "@taiyari/domain/rich";
import { arrangeSections } from "./arrange.ts";
import { fill } from "./fill.ts";
import { isPresent, linesOf, onOneLine, type Scopes, valueAt } from "./values.ts";

/**
 * Fills a template with data, once: what has nothing to show is taken out, so bind a fresh copy for each change.
 * docs/writing-content/templates.md describes the marks. Values are text, whatever they hold.
 *
 * @param root  holds the parsed index.html
 * @param data  a `TemplateData`; a path that leads nowhere in it counts as empty
 */
export function bind(root: Element, data: object): void {
  relabel(root, data);
  const own = arrangeSections(root, data);
  for (const section of own) settle(section.element, [section.data, data]);
  const done = new Set(own.map(({ element }) => element));
  bindChildren(root, [data], done);
}

/** Puts the resume's own words in the place of the template's, in what is repeated too. */
function relabel(root: ParentNode, data: object): void {
  for (const element of root.querySelectorAll("[data-label]")) {
    const label = valueAt([data], `labels.${element.getAttribute("data-label")}`);
    if (typeof label === "string" && isPresent(label)) element.textContent = onOneLine(label, " ");
  }
  for (const template of root.querySelectorAll("template")) relabel(template.content, data);
}

/** Takes an element out that stays empty. */
function settle(element: Element, scopes: Scopes, done?: ReadonlySet<Element>): boolean {
  if (done?.has(element)) return true;
  if (!isWanted(element, scopes)) {
    element.remove();
    return true;
  }
  const path = element.getAttribute("data-field");
  if (path !== null) {
    if (!fill(element, valueAt(scopes, path))) element.remove();
    return true;
  }
  const list = element.getAttribute("data-repeat");
  const isBound =
    list === null ? bindChildren(element, scopes, done) : repeat(element, list, scopes);
  if (isBound && !showsAnything(element)) element.remove();
  return isBound;
}

/** @returns  whether anything inside depends on the data */
function bindChildren(parent: Element, scopes: Scopes, done?: ReadonlySet<Element>): boolean {
  let isBound = false;
  const children = [...parent.children];
  for (const child of children) {
    if (settle(child, scopes, done)) isBound = true;
  }
  const between = parent.getAttribute("data-join");
  if (between !== null && isBound) joinChildren(parent, between);
  return isBound;
}

/** Puts the template child in once for each item that is not blank. */
function repeat(block: Element, path: string, scopes: Scopes): boolean {
  const template = [...block.children].find(isTemplate);
  const list = valueAt(scopes, path);
  const items = Array.isArray(list) ? list : [];
  if (!template || !items.some(isPresent)) {
    block.replaceChildren();
    return true;
  }
  for (const [index, item] of items.entries()) {
    if (!isPresent(item)) continue;
    const clone = template.content.cloneNode(true) as DocumentFragment;
    const parts = [...clone.children];
    for (const child of parts) {
      child.setAttribute("data-item", `${path}.${index}`);
      settle(child, [item, ...scopes]);
    }
    template.before(clone);
  }
  template.remove();
  const between = block.getAttribute("data-join");
  if (between !== null) joinChildren(block, between);
  return true;
}

function isTemplate(element: Element): element is HTMLTemplateElement {
  return element.tagName === "TEMPLATE";
}

/** The conditions of a block: any of the paths of `data-if`, and the length of the text it shows. */
function isWanted(element: Element, scopes: Scopes): boolean {
  const paths = (element.getAttribute("data-if") ?? "").split(/\s+/u).filter(Boolean);
  const holds = (path: string) =>
    path.startsWith("!")
      ? !isPresent(valueAt(scopes, path.slice(1)))
      : isPresent(valueAt(scopes, path));
  if (paths.length > 0 && !paths.some(holds)) return false;
  const [upTo, over] = ["data-upto", "data-over"].map((name) => element.getAttribute(name));
  if (!upTo && !over) return true;
  const value = valueAt(scopes, element.getAttribute("data-field") ?? "");
  const isSeveral = !Array.isArray(value) && linesOf(value).length > 1;
  const length = isSeveral ? Number.POSITIVE_INFINITY : plainText(onOneLine(value, ", ")).length;
  return upTo ? length <= Number(upTo) : length > Number(over);
}

/** A separator that begins with a full stop loses it after a sentence that has its own. */
function joinChildren(parent: Element, between: string): void {
  const parts = [...parent.children];
  const pieces = parts.flatMap((part, index) => {
    const isEnded = /[.!?]\s*$/u.test(parts[index - 1]?.textContent ?? "");
    return [isEnded && between.startsWith(".") ? between.slice(1) : between, part];
  });
  parent.replaceChildren(...pieces.slice(1));
}

function showsAnything(element: Element): boolean {
  return element.textContent.trim() !== "" || element.querySelector("img, svg") !== null;
}
