import type { PageGeometry } from "@taiyari/paper";

/** How much more fits, and how much is too much for one page, in lines of the document's running text. */
export interface PageRoom {
  readonly roomLines: number;
  readonly overLines: number;
}

/** @param root  the document's element, broken into `pages` */
export function measureRoom(root: HTMLElement, page: PageGeometry, pages: number): PageRoom {
  const line = lineHeightOf(root);
  const last = pages - 1;
  const pitch = page.height + page.gap;
  const end = contentEnd(root);
  const room = last * pitch + page.height - page.bottom - end;
  const between = Math.max(0, pages - 2) * (page.height - page.top - page.bottom);
  const over = pages > 1 ? between + end - (last * pitch + page.top) : 0;
  return {
    roomLines: Math.max(0, Math.floor(room / line)),
    overLines: Math.max(pages > 1 ? 1 : 0, Math.ceil(over / line)),
  };
}

/** The lower edge of the last thing that is drawn, below the document's top. */
function contentEnd(root: HTMLElement): number {
  const { top } = root.getBoundingClientRect();
  const range = root.ownerDocument.createRange();
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let end = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!/\S/u.test(node.nodeValue ?? "")) continue;
    range.selectNodeContents(node);
    end = Math.max(end, range.getBoundingClientRect().bottom - top);
  }
  for (const picture of root.querySelectorAll("img, svg")) {
    end = Math.max(end, picture.getBoundingClientRect().bottom - top);
  }
  return end;
}

/** Of the text in the middle: headings and fine print are left and right of it. */
function lineHeightOf(root: HTMLElement): number {
  const window = root.ownerDocument.defaultView;
  const heights = [root, ...root.querySelectorAll("li, p")].map((element) => {
    const style = window?.getComputedStyle(element);
    const size = Number.parseFloat(style?.fontSize ?? "") || 16;
    return Number.parseFloat(style?.lineHeight ?? "") || size * 1.2;
  });
  return heights.toSorted((a, b) => a - b)[heights.length >> 1] ?? 16;
}
