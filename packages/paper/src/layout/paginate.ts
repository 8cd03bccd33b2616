import { breakPoint, type Extent, type Flow, readFlow, uncutAncestor } from "./flow.ts";
import {
  contentBottom,
  contentHeight,
  contentTop,
  pageAt,
  type PageGeometry,
  pitchOf,
  TOLERANCE,
} from "./geometry.ts";
import { linesOf, splitBefore } from "./lines.ts";
import { earlierPoints } from "./company.ts";
import { fillPages, push, unpaginate } from "./push.ts";
import { readUnits, type Unit, type Units } from "./units.ts";

/** What breaking a document came to. */
export interface Pagination {
  readonly pages: number;
  /** Blocks moved to the next page. */
  readonly pushes: number;
  /** Texts that go on on the next page. */
  readonly splits: number;
  /** Elements that fit on no page and that nothing could be done about. */
  readonly overflowing: readonly Element[];
}

/** Every step moves something down, so a document of any length ends before this. */
const MOST_STEPS = 2000;

/** Fewest lines of a text that may stand alone at a page's foot or head. */
const ORPHANS = 2;
const WIDOWS = 2;

/** A text is broken within only when it has as many lines. */
const FEWEST_LINES = ORPHANS + WIDOWS;

type Step = "pushed" | "split" | "overflows" | "fits";

/**
 * Moves what would cross a page's limit to the next page, in the live document: the preview shows the result and
 * the PDF reads it, so the two cannot differ. Starts from the unbroken document each time.
 *
 * @param root  the document's element, shown; its content starts below the top margin by its own padding
 *
 * No line is cut, no heading (`break-after: avoid`) is left behind, a list or a text leaves at least two lines on
 * either side. Columns marked `data-flow` are broken each on their own.
 */
export function paginate(root: HTMLElement, page: PageGeometry): Pagination {
  unpaginate(root);
  const flow = readFlow(root, page);
  const units = readUnits(flow);
  let pushes = 0;
  let splits = 0;
  const overflowing = new Set<Element>();
  for (let step = 0, from = 0; step < MOST_STEPS; step++) {
    const done = stepDown(flow, units, from, overflowing);
    if (done.step === "pushed") pushes++;
    else if (done.step === "split") splits++;
    // What is moved down seldom changes what stands before it, as where columns are centred: all is looked at once more.
    else if (from === 0) break;
    from = done.from;
  }
  const bottom = units.all.reduce(
    (low, unit) => (unit.isVoid ? low : Math.max(low, unit.bottom)),
    0,
  );
  const pages = pageAt(page, bottom - 2 * TOLERANCE) + 1;
  root.style.minHeight = `${pages * pitchOf(page) - page.gap}px`;
  fillPages(flow);
  return { pages, pushes, splits, overflowing: [...overflowing] };
}

/**
 * Puts the first thing right that is wrong.
 *
 * @param from  the index of the first unit to look at
 * @returns     what was done, and the first unit whose place can have changed: one on the page before that of the unit
 *              put right, so that all steps of a document together look at each unit a few times
 */
function stepDown(
  flow: Flow,
  { all, forget }: Units,
  from: number,
  overflowing: Set<Element>,
): { readonly step: Step; readonly from: number } {
  for (let at = from; at < all.length; at++) {
    const unit = all[at];
    if (!unit || overflowing.has(unit.element) || unit.isVoid) continue;
    const step = settle(flow, all, at);
    if (step === "fits") continue;
    const first = firstOfPage(flow, all, at);
    forget();
    if (step === "overflows") overflowing.add(unit.element);
    else return { step, from: first };
  }
  return { step: "fits", from: 0 };
}

/** The first of the units up to `at` without one between that stands higher than on the page before that of `at`. */
function firstOfPage(flow: Flow, units: readonly Unit[], at: number): number {
  const pageOf = (index: number) => pageAt(flow.page, units[index]?.top ?? 0);
  const page = pageOf(at) - 1;
  let first = at;
  while (first > 0 && pageOf(first - 1) >= page) first--;
  return first;
}

function settle(flow: Flow, units: readonly Unit[], at: number): Step {
  const unit = units[at];
  if (!unit) return "fits";
  const { page } = flow;
  const isFirst = at === 0;
  const index = pageAt(page, unit.top);
  const inHead = index > 0 && unit.top < contentTop(page, index) - TOLERANCE;
  const forced = unit.startsPage && !isFirst && unit.top > contentTop(page, index) + TOLERANCE;
  if (forced) {
    return push(flow, breakPoint(flow, unit.element), contentTop(page, index + 1))
      ? "pushed"
      : "overflows";
  }
  if (unit.bottom <= contentBottom(page, index) + TOLERANCE && !inHead) return "fits";

  const earlier = units.slice(0, at);
  if (unit.kind === "text" && !flow.avoidsBreak(unit.element)) {
    const done = settleLines(flow, unit);
    if (done !== "overflows") return done;
  }
  if (inHead) {
    const target = contentTop(page, index);
    const own = breakPoint(flow, unit.element);
    const points = [...earlierPoints(flow, earlier, own, index - 1), own, unit.element];
    return points.some((point) => push(flow, point, target)) ? "pushed" : "overflows";
  }
  const whole = uncutAncestor(flow, unit.element) ?? unit.element;
  const own = breakPoint(flow, whole);
  const points = [...earlierPoints(flow, earlier, own, index), own, whole, unit.element];
  for (const point of points) {
    const { top } = flow.extentOf(point);
    // What already stands at the top of the page gains nothing by moving to the next.
    if (top <= contentTop(page, index) + TOLERANCE || pageAt(page, top) !== index) continue;
    if (push(flow, point, contentTop(page, index + 1))) return "pushed";
  }
  return "overflows";
}

/**
 * Breaks a text between lines.
 *
 * @returns  "fits" when no line crosses a limit, "overflows" when the text has to move as a whole
 */
function settleLines(flow: Flow, unit: Unit): "split" | "fits" | "overflows" {
  const { page } = flow;
  const lines = linesOf(flow, unit.element);
  const wrong = lines.findIndex((line) => crosses(page, line) || inHeadMargin(page, line));
  const line = lines[wrong];
  if (!line) return lines.length > 0 ? "fits" : "overflows";
  const index = pageAt(page, line.top);
  const inHead = inHeadMargin(page, line);
  const stayOn = inHead ? index - 1 : index;
  let first = wrong;
  for (let at = wrong - 1; at >= 0; at--) {
    const earlier = lines[at];
    if (!earlier || pageAt(page, earlier.top) !== stayOn || crosses(page, earlier)) break;
    first = at;
  }
  const lonely = lines.length - wrong === 1 && wrong - 1 - first >= ORPHANS;
  const at = lonely ? wrong - 1 : wrong;
  const goesOn = first > 0;
  const left = at - first;
  const rest = lines.length - at;
  const even = (left >= ORPHANS || (goesOn && left >= 1)) && rest >= WIDOWS;
  const mayCut = lines.length >= FEWEST_LINES && even && uncutAncestor(flow, unit.element) === null;
  const mustCut = goesOn || unit.bottom - unit.top > contentHeight(page);
  const target = contentTop(page, inHead ? index : index + 1);
  const from = lines[at];
  if (at > 0 && from && (mayCut || mustCut) && splitBefore(flow, unit.element, from, target)) {
    return "split";
  }
  return "overflows";
}

function crosses(page: PageGeometry, line: Extent): boolean {
  return line.bottom > contentBottom(page, pageAt(page, line.top)) + TOLERANCE;
}

function inHeadMargin(page: PageGeometry, line: Extent): boolean {
  const index = pageAt(page, line.top);
  return index > 0 && line.top < contentTop(page, index) - TOLERANCE;
}
