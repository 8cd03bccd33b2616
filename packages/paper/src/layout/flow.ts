import { rectOf } from "./rects.ts";
import { contentHeight, type PageGeometry } from "./geometry.ts";

/** Top and bottom edge below the document's top, in CSS pixels. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** Marks what pagination inserted. `unpaginate` removes it, capturing leaves it out. */
export const SPACER = "data-page-spacer";

type Style = Pick<
  CSSStyleDeclaration,
  | "display"
  | "position"
  | "flexDirection"
  | "breakInside"
  | "breakAfter"
  | "breakBefore"
  | "columnCount"
  | "columnWidth"
>;

/** Questions about the rendered elements of one document, asked while it is being broken into pages. */
export interface Flow {
  readonly root: HTMLElement;
  readonly page: PageGeometry;
  readonly extentOf: (element: Element) => Extent;
  readonly childrenOf: (element: Element) => HTMLElement[];
  /** Whether it takes part in the flow: neither placed apart from it nor inserted by pagination. */
  readonly isPart: (element: Element) => boolean;
  readonly isBlock: (element: Element) => boolean;
  /** Whether it must not be cut: it moves as a whole where it fits on a page. */
  readonly isMonolithic: (element: Element) => boolean;
  readonly avoidsBreak: (element: Element) => boolean;
  readonly keepsNext: (element: Element) => boolean;
  readonly startsPage: (element: Element) => boolean;
  /** Whether something of what comes before it has to stand above it on its page. */
  readonly keepsPrevious: (element: Element) => boolean;
  readonly isTableRow: (element: Element) => boolean;
  readonly isRowGroup: (element: Element) => boolean;
  /** Whether it is broken on its own: the document, or a column marked `data-flow`. */
  readonly isFlow: (element: Element) => boolean;
}

const BLOCKS = /^(?:block|flow-root|list-item|flex|grid|table.*)$/u;
const ATOMS = /^(?:img|svg|canvas|hr)$/u;

/** Styles are read once: pagination changes margins and heights only. Extents are measured anew each time. */
export function readFlow(root: HTMLElement, page: PageGeometry): Flow {
  const window = root.ownerDocument.defaultView;
  if (!window) throw new Error("The document is not shown in a window.");
  const styles = new Map<Element, Style>();
  const styleOf = (element: Element): Style => {
    const known = styles.get(element);
    if (known) return known;
    const {
      display,
      position,
      flexDirection,
      breakInside,
      breakAfter,
      breakBefore,
      columnCount,
      columnWidth,
    } = window.getComputedStyle(element);
    const style = {
      display,
      position,
      flexDirection,
      breakInside,
      breakAfter,
      breakBefore,
      columnCount,
      columnWidth,
    };
    styles.set(element, style);
    return style;
  };
  const extentOf = (element: Element) => {
    const { top, bottom } = rectOf(element);
    const origin = rectOf(root).top;
    return { top: top - origin, bottom: bottom - origin };
  };
  const isInFlow = (element: Element) => {
    const { display, position } = styleOf(element);
    return display !== "none" && position !== "absolute" && position !== "fixed";
  };
  const isPart = (element: Element) => !element.hasAttribute(SPACER) && isInFlow(element);
  const avoidsBreak = (element: Element) => styleOf(element).breakInside.startsWith("avoid");
  return {
    root,
    page,
    extentOf,
    childrenOf: (element) =>
      [...element.children].filter((child): child is HTMLElement => isPart(child)),
    isPart,
    isBlock: (element) => BLOCKS.test(styleOf(element).display),
    isMonolithic: (element) => {
      if (ATOMS.test(element.tagName.toLowerCase()) || avoidsBreak(element)) return true;
      const { display, flexDirection, columnCount, columnWidth } = styleOf(element);
      const isWhole =
        (display === "flex" && !flexDirection.startsWith("column")) ||
        display === "grid" ||
        display === "table-row" ||
        display.startsWith("inline-") ||
        columnCount !== "auto" ||
        columnWidth !== "auto";
      return isWhole && !element.querySelector("[data-flow]");
    },
    avoidsBreak,
    keepsNext: (element) =>
      styleOf(element).breakAfter.startsWith("avoid") || element.tagName === "THEAD",
    keepsPrevious: (element) => styleOf(element).breakBefore.startsWith("avoid"),
    startsPage: (element) => /^(?:page|always|left|right)$/u.test(styleOf(element).breakBefore),
    isTableRow: (element) => styleOf(element).display === "table-row",
    isRowGroup: (element) => /^table-(?:row|header|footer)-group$/u.test(styleOf(element).display),
    isFlow: (element) => element === root || element.hasAttribute("data-flow"),
  };
}

/** Height on the page, in CSS pixels. */
function heightOf(element: Element): number {
  return rectOf(element).height;
}

/** The sibling before an element that takes room in the flow; null for the first. */
export function before(flow: Flow, element: Element): HTMLElement | null {
  let sibling = element.previousElementSibling;
  while (sibling && !(flow.isPart(sibling) && heightOf(sibling) > 0)) {
    sibling = sibling.previousElementSibling;
  }
  return sibling as HTMLElement | null;
}

/** The outermost ancestor within the flow that must not be cut and fits on a page; null for none. */
export function uncutAncestor(flow: Flow, element: Element): HTMLElement | null {
  let found: HTMLElement | null = null;
  let parent = element.parentElement;
  while (parent && !flow.isFlow(parent)) {
    if (flow.isMonolithic(parent) && heightOf(parent) <= contentHeight(flow.page)) {
      found = parent;
    }
    parent = parent.parentElement;
  }
  return found;
}

/**
 * The element before which a break has to come so that one comes before `element`: what it is the first child of
 * moves with it, and so do headings before it that must not stand alone.
 */
export function breakPoint(flow: Flow, element: HTMLElement): HTMLElement {
  let point = element;
  for (;;) {
    const previous = before(flow, point);
    if (previous) {
      if (!flow.keepsNext(previous)) return point;
      point = previous;
      continue;
    }
    const parent = point.parentElement;
    if (!parent || flow.isFlow(point) || flow.isFlow(parent)) return point;
    point = parent;
  }
}
