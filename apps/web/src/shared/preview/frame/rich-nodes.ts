import type { Run } from "@taiyari/domain/rich";

/** Runs as nodes: links around bold words around italic ones. Addresses were judged where the text was read. */
export function richNodes(document: Document, runs: readonly Run[]): Node[] {
  const nodes: Node[] = [];
  let link: HTMLAnchorElement | null = null;
  for (const { text, bold, italic, url } of runs) {
    let node: Node = document.createTextNode(text);
    if (italic) node = within(document, "em", node);
    if (bold) node = within(document, "strong", node);
    if (url === "") {
      link = null;
      nodes.push(node);
    } else if (link?.getAttribute("href") === url) link.append(node);
    else {
      link = document.createElement("a");
      link.setAttribute("href", url);
      link.append(node);
      nodes.push(link);
    }
  }
  return nodes;
}

function within(document: Document, tag: "em" | "strong", node: Node): Element {
  const element = document.createElement(tag);
  element.append(node);
  return element;
}
