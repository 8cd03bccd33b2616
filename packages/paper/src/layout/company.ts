import { breakPoint, type Flow } from "./flow.ts";
import { contentTop, pageAt, TOLERANCE } from "./geometry.ts";
import { linesOf } from "./lines.ts";
import type { Unit } from "./units.ts";

/**
 * Where to break instead of before `point`, best first, so that nothing stands alone at either side of the break:
 *
 * - what keeps what comes before it (`break-before: avoid`) takes the entry or the lines before it along;
 * - a heading with a single line below it goes on with what follows.
 *
 * @param page  the index of the page that the break ends
 * @returns     [] when the break is good as it is, and when nothing would be left on the page
 */
export function earlierPoints(
  flow: Flow,
  units: readonly Unit[],
  point: HTMLElement,
  page: number,
): readonly HTMLElement[] {
  const company = flow.keepsPrevious(point) ? companyOf(flow, units, point) : null;
  const start = company ?? point;
  const heading = headingOfOneLine(flow, units, start);
  return [heading, company].flatMap((found) =>
    found && isWithin(flow, found, page) ? [found] : [],
  );
}

/** Of what comes before an entry's last lines a text; of what comes before anything else an entry. */
function companyOf(flow: Flow, units: readonly Unit[], point: HTMLElement): HTMLElement | null {
  const last = before(flow, units, point);
  if (!last) return null;
  const entry = last.element.closest<HTMLElement>("[data-item]");
  const isSameEntry = entry !== null && entry.contains(point);
  return breakPoint(flow, entry && !isSameEntry ? entry : last.element);
}

/**
 * What stands above a break with a single line below it: a heading, and within an entry that goes on after the break
 * its head too.
 */
function headingOfOneLine(
  flow: Flow,
  units: readonly Unit[],
  point: HTMLElement,
): HTMLElement | null {
  const last = before(flow, units, point);
  if (!last || linesOf(flow, last.element).length !== 1) return null;
  const start = breakPoint(flow, last.element);
  if (last.element.closest("[data-item]")?.contains(point)) {
    return flow.extentOf(start).top < last.top - TOLERANCE ? start : null;
  }
  const above = before(flow, units, last.element)?.element;
  const isHeading = above && flow.keepsNext(above) && !above.closest("[data-item]");
  return isHeading ? start : null;
}

/** The last unit that stands before an element in the same flow. */
function before(flow: Flow, units: readonly Unit[], point: HTMLElement): Unit | null {
  const own = flowOf(flow, point);
  return (
    units.findLast(
      ({ element }) =>
        (element.compareDocumentPosition(point) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
        !element.contains(point) &&
        flowOf(flow, element) === own,
    ) ?? null
  );
}

function flowOf(flow: Flow, element: HTMLElement): Element {
  let parent = element.parentElement;
  while (parent && !flow.isFlow(parent)) parent = parent.parentElement;
  return parent ?? flow.root;
}

/** Whether an element begins on a page, and not at its top: then something is left there. */
function isWithin(flow: Flow, element: HTMLElement, page: number): boolean {
  const { top } = flow.extentOf(element);
  return pageAt(flow.page, top) === page && top > contentTop(flow.page, page) + TOLERANCE;
}
