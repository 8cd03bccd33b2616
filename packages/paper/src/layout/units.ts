import { rectOf } from "./rects.ts";
import type { Extent, Flow } from "./flow.ts";
import { contentHeight } from "./geometry.ts";

/** A piece of the document that a page limit can cross: a block that is moved whole, or a text that has lines. */
export interface Unit extends Extent {
  readonly element: HTMLElement;
  readonly kind: "block" | "text";
  /** Whether the style sheet demands a new page here. */
  readonly startsPage: boolean;
}

/** The units of a document in its order, measured now. Nested units of parallel columns follow one another. */
export function unitsOf(flow: Flow): Unit[] {
  const found: Unit[] = [];
  collect(flow, flow.root, false, found, rectOf(flow.root).top);
  return found;
}

function collect(
  flow: Flow,
  parent: HTMLElement,
  starts: boolean,
  found: Unit[],
  origin: number,
): void {
  let inherited = starts;
  for (const element of flow.childrenOf(parent)) {
    const rect = rectOf(element);
    const extent = { top: rect.top - origin, bottom: rect.bottom - origin };
    const { height } = rect;
    if (height === 0 && element.children.length === 0) continue;
    if (!flow.isBlock(element) && !flow.isMonolithic(element)) continue;
    const startsPage = inherited || flow.startsPage(element);
    inherited = false;
    if (flow.isMonolithic(element) && height <= contentHeight(flow.page)) {
      found.push({ element, kind: "block", startsPage, ...extent });
    } else if (hasOwnText(element) || !flow.childrenOf(element).some(flow.isBlock)) {
      if (isEmpty(element) && (flow.isFlow(element) || height > contentHeight(flow.page))) continue;
      found.push({ element, kind: "text", startsPage, ...extent });
    } else {
      collect(flow, element, startsPage, found, origin);
    }
  }
}

/** An empty column, as high as its neighbour, has nothing that could be cut. */
function isEmpty(element: Element): boolean {
  return element.textContent.trim() === "" && !element.querySelector("img, svg, canvas");
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && /\S/u.test(node.nodeValue ?? ""),
  );
}
