/** What a reader would call wrong with pages that are laid out. */
export interface ShownPages {
  readonly pages: number;
  readonly faults: readonly string[];
  /** Addresses that lead somewhere. */
  readonly links: number;
}

/**
 * Looks at a document that is broken into pages through the DOM alone. Playwright sends it into the frame as text, so
 * it uses nothing from outside itself.
 */
export function lookAtPages(
  root: Element,
  page: {
    readonly pages: number;
    readonly geometry: {
      readonly height: number;
      readonly gap: number;
      readonly top: number;
      readonly bottom: number;
    };
  },
): ShownPages {
  /** Rounding of the layout is no fault. CSS pixels. */
  const SLACK = 1;
  const { pages, geometry } = page;
  const pitch = geometry.height + geometry.gap;
  const origin = root.getBoundingClientRect().top;
  const pageOf = (y: number) => Math.floor((y - origin + SLACK) / pitch);
  const range = document.createRange();

  function linesOf(element: Element) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines: { top: number; bottom: number; text: string }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? "";
      if (!/\S/u.test(text) || node.parentElement?.closest("[data-artifact]")) continue;
      range.selectNodeContents(node);
      const style = node.parentElement && getComputedStyle(node.parentElement);
      const lineHeight = Number.parseFloat(style?.lineHeight ?? "");
      for (const { top, bottom, width } of range.getClientRects()) {
        // A rectangle is as high as the font's box; the line may be set tighter.
        const beyond = Math.max(0, (bottom - top - lineHeight) / 2 || 0);
        if (width > 0) {
          lines.push({ top: top + beyond, bottom: bottom - beyond, text: text.slice(0, 30) });
        }
      }
    }
    return lines;
  }
  /** The page of the first or last line in an element, or of the element where it has none. */
  function edgePage(element: Element, edge: "first" | "last"): number {
    const tops = linesOf(element).map(({ top }) => top);
    const own = element.getBoundingClientRect().top;
    return pageOf(tops.length === 0 ? own : Math[edge === "first" ? "min" : "max"](...tops));
  }
  /** What must stand with an element: the next one that shows something, outside its parent if need be. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- Playwright sends this function alone
  function following(element: Element): Element | null {
    let next = element.nextElementSibling;
    while (next && (next.hasAttribute("data-page-spacer") || next.getClientRects().length === 0)) {
      next = next.nextElementSibling;
    }
    return next;
  }

  const faults: string[] = [];
  for (const line of linesOf(root)) {
    const index = pageOf(line.top);
    const top = line.top - origin - index * pitch;
    const bottom = line.bottom - origin - index * pitch;
    if (bottom > geometry.height - geometry.bottom + SLACK) faults.push(`cut below: ${line.text}`);
    if (index > 0 && top < geometry.top - SLACK) faults.push(`cut above: ${line.text}`);
    if (index >= pages) faults.push(`after the last page: ${line.text}`);
  }
  for (const heading of root.querySelectorAll("h1, h2, h3, [data-keep-next]")) {
    if (heading.getClientRects().length === 0) continue;
    const next = following(heading);
    if (next && edgePage(heading, "last") !== edgePage(next, "first")) {
      faults.push(`left behind: ${heading.textContent.trim().slice(0, 30)}`);
    }
  }
  return { pages, faults, links: root.querySelectorAll("a[href]").length };
}
