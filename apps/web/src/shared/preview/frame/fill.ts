import { breakable, isPicture, linkOf, shownAddress } from "./links.ts";
import { isBullet, isPresent, linesOf, onOneLine, withoutBullet } from "./values.ts";

/**
 * Shows a value in an element marked `data-field`: always as text, never as markup.
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
    element.replaceChildren(...linesOf(value).map((line) => made(element, "li", line)));
  } else if (tag === "div") {
    element.replaceChildren(...blocksOf(element, linesOf(value)));
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
  const address = isLink ? linkOf(text) : null;
  if (isLink) element.removeAttribute("href");
  if (address === null) {
    element.textContent = text;
    return;
  }
  element.setAttribute("href", address);
  const parts = breakable(shownAddress(text)).flatMap((part) => [
    element.ownerDocument.createElement("wbr"),
    part,
  ]);
  element.replaceChildren(...parts.slice(1));
}

function blocksOf(element: Element, lines: readonly string[]): Element[] {
  const blocks: Element[] = [];
  for (const line of lines) {
    // A single point is no list: it stands as the sentence it is.
    if (!isBullet(line) || lines.length === 1) {
      blocks.push(made(element, "p", line));
      continue;
    }
    const last = blocks.at(-1);
    const list = last?.tagName === "UL" ? last : element.ownerDocument.createElement("ul");
    list.append(made(element, "li", line));
    if (list !== last) blocks.push(list);
  }
  return blocks;
}

function made(beside: Element, tag: "li" | "p", line: string): Element {
  const element = beside.ownerDocument.createElement(tag);
  element.textContent = withoutBullet(line);
  return element;
}
