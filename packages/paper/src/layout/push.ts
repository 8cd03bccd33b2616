import { type Flow, SPACER } from "./flow.ts";
import { pageAt, pitchOf, TOLERANCE } from "./geometry.ts";
import { snapped } from "./rects.ts";

/** On a moved element: the margin it had in its own `style`, "" for none. */
const PUSHED = "data-page-push";

/**
 * Moves an element, and with it all that follows in its flow, down to `target`.
 *
 * @returns  whether it came down: an element whose margin the layout ignores stays
 */
export function push(flow: Flow, element: HTMLElement, target: number): boolean {
  const start = flow.extentOf(element).top;
  if (target - start <= TOLERANCE) return false;
  const row = flow.isRowGroup(element) ? flow.childrenOf(element)[0] : element;
  if (row && flow.isTableRow(row)) {
    pushRow(flow, row, target);
  } else {
    pushMargin(flow, element, target);
  }
  return flow.extentOf(element).top - start > TOLERANCE;
}

function pushMargin(flow: Flow, element: HTMLElement, target: number): void {
  const view = element.ownerDocument.defaultView;
  if (!element.hasAttribute(PUSHED)) element.setAttribute(PUSHED, element.style.marginTop);
  const margin = Number.parseFloat(view?.getComputedStyle(element).marginTop ?? "") || 0;
  const set = (pixels: number) =>
    element.style.setProperty("margin-top", `${snapped(pixels)}px`, "important");
  const needed = margin + target - flow.extentOf(element).top;
  set(needed);
  const error = target - flow.extentOf(element).top;
  if (Math.abs(error) > 0.05) set(needed + error);
}

/** Rows of a table have no margin: an empty row comes before. */
function pushRow(flow: Flow, row: HTMLElement, target: number): void {
  const document = row.ownerDocument;
  const spacer = document.createElement("tr");
  const cell = document.createElement("td");
  spacer.setAttribute(SPACER, "");
  spacer.setAttribute("aria-hidden", "true");
  cell.colSpan = 1000;
  cell.style.cssText = "padding:0;border:0;background:none;line-height:0;font-size:0";
  spacer.style.cssText = "background:none;border:0";
  spacer.append(cell);
  const start = flow.extentOf(row).top;
  row.before(spacer);
  cell.style.height = `${snapped(target - start)}px`;
  const error = target - flow.extentOf(row).top;
  if (Math.abs(error) > 0.05) cell.style.height = `${snapped(target - start + error)}px`;
}

/** On an element whose ground goes on to the edge of the last page that it has something on. */
const FILLS = "data-fill-page";

/** Makes such elements as high as that. */
export function fillPages(flow: Flow): void {
  const { page } = flow;
  for (const element of flow.root.querySelectorAll<HTMLElement>(`[${FILLS}]`)) {
    const { top, bottom } = flow.extentOf(element);
    const last = pageAt(page, bottom - 2 * TOLERANCE);
    element.style.minHeight = `${last * pitchOf(page) + page.height - top}px`;
  }
}

/** Takes back everything that pagination did to a document. */
export function unpaginate(root: HTMLElement): void {
  for (const spacer of root.querySelectorAll(`[${SPACER}]`)) {
    const parent = spacer.parentNode;
    spacer.remove();
    parent?.normalize();
  }
  for (const element of root.querySelectorAll<HTMLElement>(`[${PUSHED}]`)) {
    const margin = element.getAttribute(PUSHED) ?? "";
    element.style.removeProperty("margin-top");
    if (margin !== "") element.style.marginTop = margin;
    if (element.getAttribute("style") === "") element.removeAttribute("style");
    element.removeAttribute(PUSHED);
  }
  for (const element of root.querySelectorAll<HTMLElement>(`[${FILLS}]`)) {
    element.style.removeProperty("min-height");
  }
  root.style.removeProperty("min-height");
  if (root.getAttribute("style") === "") root.removeAttribute("style");
}
