import { isRich, richLines, type RichLine, runsOf } from "@taiyari/domain/rich";
import { breakable, isPicture, linkOf, shownAddress } from "./links.ts";
import { richNodes } from "./rich-nodes.ts";
import { isPresent, linesOf, onOneLine, withoutBullet } from "./values.ts";

/**
 * Shows a value in an element marked `data-field`: as text, never as markup. Of a description, bold and italic
 * words and links are elements, made here.
 *
 * A list item per line in a `ul` or `ol`; paragraphs and bullets in a `div`; the picture in an `img`; a link in an
 * `a` where the value is an address; one run of text in anything else. A flag that is on keeps the element's own text.
 *
 * @returns  whether there was anything to show
 */
export function fill(element: Element, value: unknown): boolean {
  const tag = element.tagName.toLowerCase();
  if (tag === "img") return fillPicture(element, value);
  if (!isPresent(value)) return false;
  if (value === true) return true;
  if (tag === "ul" || tag === "ol") {
    element.replaceChildren(...linesOf(value).map((line) => listItem(element, line)));
  } else if (tag === "div") {
    element.replaceChildren(...blocksOf(element, linesOf(value).join("\n")));
  } else {
    fillText(element, onOneLine(value, element.getAttribute("data-join") ?? ", "), tag === "a");
  }
  return element.hasChildNodes();
}

/** Without a picture, the one that the template itself has stands in its place. */
function fillPicture(image: Element, value: unknown): boolean {
  if (isPicture(value)) image.setAttribute("src", value);
  return image.hasAttribute("src");
}

function fillText(element: Element, text: string, isLink: boolean): void {
  const address = isLink && !isRich(text) ? linkOf(text) : null;
  if (isLink) element.removeAttribute("href");
  if (address === null) {
    element.replaceChildren(...richNodes(element.ownerDocument, runsOf(text)));
    return;
  }
  element.setAttribute("href", address);
  const parts = breakable(shownAddress(text)).flatMap((part) => [
    element.ownerDocument.createElement("wbr"),
    part,
  ]);
  element.replaceChildren(...parts.slice(1));
}

function blocksOf(element: Element, text: string): Element[] {
  const blocks: Element[] = [];
  /** The lists that are open, the outermost first. */
  let lists: Element[] = [];
  const lines = richLines(text);
  for (const line of lines) {
    // A single point is no list: it stands as the sentence it is.
    if (!line.isBullet || lines.length === 1) {
      lists = [];
      blocks.push(made(element, "p", line));
      continue;
    }
    lists.length = Math.min(lists.length, line.level + 1);
    if (lists.length <= line.level) {
      const list = element.ownerDocument.createElement("ul");
      const above = lists.at(-1)?.lastElementChild;
      if (above) above.append(list);
      else blocks.push(list);
      lists.push(list);
    }
    lists.at(-1)?.append(made(element, "li", line));
  }
  return blocks;
}

function made(beside: Element, tag: "li" | "p", { runs }: Pick<RichLine, "runs">): Element {
  const element = beside.ownerDocument.createElement(tag);
  element.append(...richNodes(beside.ownerDocument, runs));
  return element;
}

function listItem(beside: Element, line: string): Element {
  return made(beside, "li", { runs: runsOf(withoutBullet(line)) });
}
