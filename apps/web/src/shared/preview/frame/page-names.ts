import type { PageGeometry } from "@taiyari/paper";
import { valueAt } from "./values.ts";

/** How far into the margin the line stands, away from the text, as a part of that margin. */
const DEPTH = 0.45;
/** CSS pixels: 7.5 points. */
const SIZE = 10;

/** So many fit beside the number on any paper. */
const MOST_LETTERS = 90;

export interface PageNames {
  /** Has every character that a line may have, so that their faces are known before the number of pages is. */
  readonly measure: () => void;
  /** Takes that out, so that nothing of it is measured as the document's. */
  readonly remove: () => void;
  readonly place: (geometry: PageGeometry, pages: number) => void;
  /** Takes all lines out. */
  readonly clear: () => void;
}

/**
 * The line at the foot of the second and later pages, or at their head where an element of the template has
 * `data-page-names="head"`. It says whose they are and which. It belongs to the pages and not to the document: readers
 * of the file leave it out.
 *
 * @param data  of a `TemplateData` the name; without one there is no line
 */
export function createPageNames(root: HTMLElement, data: object): PageNames {
  const fullName = valueAt([data], "personal.fullName");
  const whole = typeof fullName === "string" ? fullName.trim() : "";
  const name = whole.length > MOST_LETTERS ? `${whole.slice(0, MOST_LETTERS).trim()}…` : whole;
  const placed: HTMLElement[] = [];
  const line = root.ownerDocument.createElement("div");
  line.dataset["artifact"] = "";
  line.setAttribute("aria-hidden", "true");
  line.style.cssText =
    `position:absolute;right:var(--page-side);font-family:var(--font-text);font-size:${SIZE}px;` +
    `line-height:${SIZE}px;font-weight:400;font-style:normal;color:#666;white-space:nowrap`;

  return {
    measure(): void {
      if (name === "") return;
      line.textContent = [...new Set(`${name} · 0123456789 /`)].toSorted().join("");
      root.append(line);
    },
    remove(): void {
      line.remove();
    },
    place({ height, top, bottom, gap }: PageGeometry, pages: number): void {
      if (name === "") return;
      const isAbove = root.querySelector('[data-page-names="head"]') !== null;
      const depth = isAbove ? top - DEPTH * top - SIZE : height - bottom + DEPTH * bottom;
      for (let page = 1; page < pages; page++) {
        const own = line.cloneNode() as HTMLElement;
        own.textContent = `${name} · ${page + 1} / ${pages}`;
        own.style.top = `${page * (height + gap) + depth}px`;
        root.append(own);
        placed.push(own);
      }
    },
    clear(): void {
      for (const own of placed.splice(0)) own.remove();
    },
  };
}
