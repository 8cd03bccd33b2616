/**
 * The pages of a document that is laid out as one long element. Lengths are CSS pixels (1/96 inch).
 *
 * Page i takes y from `i × (height + gap)` of the element and is `height` high. Text keeps `top` and `bottom` away
 * from its edges; a background may fill the page.
 */
export interface PageGeometry {
  readonly width: number;
  readonly height: number;
  /** Between two pages in the preview; 0 is allowed. */
  readonly gap: number;
  readonly top: number;
  readonly bottom: number;
}

const MILLIMETRE = 96 / 25.4;

/** Sizes of paper in CSS pixels. Sources: ISO 216; ANSI/ASME Y14.1 "A". */
export const PAPER_SIZES = {
  a4: { width: 210 * MILLIMETRE, height: 297 * MILLIMETRE },
  letter: { width: 816, height: 1056 },
} as const;

/** Lengths this small are rounding of the layout, not a difference. */
export const TOLERANCE = 0.6;

/** From one page's top edge to the next's. */
export function pitchOf(page: PageGeometry): number {
  return page.height + page.gap;
}

/** The page at a height, from 0. */
export function pageAt(page: PageGeometry, y: number): number {
  return Math.max(0, Math.floor((y + TOLERANCE) / pitchOf(page)));
}

/** Where text may begin on a page. */
export function contentTop(page: PageGeometry, index: number): number {
  return index * pitchOf(page) + page.top;
}

/** Where text must end on a page. */
export function contentBottom(page: PageGeometry, index: number): number {
  return index * pitchOf(page) + page.height - page.bottom;
}

/** How much text fits between the margins of a page. */
export function contentHeight(page: PageGeometry): number {
  return page.height - page.top - page.bottom;
}
