import { rectOf } from "./rects.ts";
import type { Extent, Flow } from "./flow.ts";
import { contentHeight } from "./geometry.ts";

/** A piece of the document that a page limit can cross: a block that is moved whole, or a text that has lines. */
export interface Unit extends Extent {
  readonly element: HTMLElement;
  readonly kind: "block" | "text";
  /** Whether the style sheet demands a new page here. */
  readonly startsPage: boolean;
  /** Whether it is an empty column, higher than a page as its neighbour is: nothing in it could be cut. */
  readonly isVoid: boolean;
}

/** The units of one document. Breaking it into pages changes where they stand, not what they are. */
export interface Units {
  /** In the document's order; those of parallel columns follow one another. Measured when first asked after a change. */
  readonly all: readonly Unit[];
  /** Has their places measured anew, because something was moved. */
  readonly forget: () => void;
}

interface Piece extends Pick<Unit, "element" | "kind" | "startsPage"> {
  readonly isEmpty: boolean;
}

/** Finds the units of a document that is not broken yet. */
export function readUnits(flow: Flow): Units {
  const pieces: Piece[] = [];
  collect(flow, flow.root, false, pieces);
  let version = 0;
  let origin = rectOf(flow.root).top;
  const most = contentHeight(flow.page);
  const all = pieces.map(({ isEmpty, ...piece }): Unit => {
    let measured = -1;
    let place: Extent = { top: 0, bottom: 0 };
    const now = () => {
      if (measured === version) return place;
      const { top, bottom } = rectOf(piece.element);
      place = { top: top - origin, bottom: bottom - origin };
      measured = version;
      return place;
    };
    return {
      ...piece,
      get top() {
        return now().top;
      },
      get bottom() {
        return now().bottom;
      },
      get isVoid() {
        return isEmpty && now().bottom - now().top > most;
      },
    };
  });
  return {
    all,
    forget() {
      version++;
      origin = rectOf(flow.root).top;
    },
  };
}

function collect(flow: Flow, parent: HTMLElement, starts: boolean, found: Piece[]): void {
  let inherited = starts;
  for (const element of flow.childrenOf(parent)) {
    const { height } = rectOf(element);
    if (height === 0 && element.children.length === 0) continue;
    if (!flow.isBlock(element) && !flow.isMonolithic(element)) continue;
    const startsPage = inherited || flow.startsPage(element);
    inherited = false;
    if (flow.isMonolithic(element) && height <= contentHeight(flow.page)) {
      found.push({ element, kind: "block", startsPage, isEmpty: false });
    } else if (hasOwnText(element) || !flow.childrenOf(element).some(flow.isBlock)) {
      const isEmpty = isWithoutContent(element);
      if (isEmpty && flow.isFlow(element)) continue;
      found.push({ element, kind: "text", startsPage, isEmpty });
    } else {
      collect(flow, element, startsPage, found);
    }
  }
}

function isWithoutContent(element: Element): boolean {
  return element.textContent.trim() === "" && !element.querySelector("img, svg, canvas");
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && /\S/u.test(node.nodeValue ?? ""),
  );
}
