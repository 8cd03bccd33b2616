import type { Snapshot } from "./messages.ts";

/**
 * Lays pages out for the printer, one sheet each: every sheet holds the whole document, moved up to its page, so the
 * browser has nothing to break. What runs over the sheet's edges is cut off as it is in the file.
 */
export function layOutForPrint(document: Document, snapshot: Snapshot): void {
  const { html, css, pages, geometry } = snapshot;
  const { width, height, gap } = geometry;
  const sheet = document.createElement("style");
  // A page rule needs lengths the printer knows; a sheet is a hair lower, so that rounding makes no empty page.
  sheet.textContent =
    `${css}\n@page{size:${width / 96}in ${height / 96}in;margin:0}` +
    // A printer has a scale of its own.
    `body{zoom:1!important;transform:none!important}` +
    `.print-sheet{position:relative;width:${width}px;height:${height - 0.5}px;overflow:hidden;contain:strict;` +
    `break-after:page;break-inside:avoid;print-color-adjust:exact;-webkit-print-color-adjust:exact}` +
    `.print-sheet:last-child{break-after:auto}.print-shift{position:absolute;left:0;width:${width}px}`;
  document.head.replaceChildren(sheet);
  const sheets = Array.from({ length: pages }, (_, index) => {
    const page = document.createElement("div");
    const shift = document.createElement("div");
    page.className = "print-sheet";
    shift.className = "print-shift";
    shift.style.top = `${-index * (height + gap)}px`;
    shift.innerHTML = html;
    page.append(shift);
    return page;
  });
  document.body.replaceChildren(...sheets);
}
