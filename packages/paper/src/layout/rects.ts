/** Left and top in the window, and size, in CSS pixels. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** Parts of a pixel that a layout can tell apart. Source: LayoutUnit of Blink and WebKit. */
const UNITS = 64;

/** A length as the layout has it: read through a transform, it has the rounding errors of 32-bit floating point. */
export function snapped(length: number): number {
  return Math.round(length * UNITS) / UNITS;
}

/** Parts of a factor of scale: enough for a hundredth of a pixel where a coordinate is 1,000. */
const FACTOR_UNITS = 65_536;

/** A factor of a transform without the rounding errors of 32-bit floating point. */
export function snappedFactor(factor: number): number {
  return Math.round(factor * FACTOR_UNITS) / FACTOR_UNITS;
}

/** The box of an element or of a range, in the units of the layout. */
export function rectOf(box: Element | Range): Rect {
  return snappedRect(box.getBoundingClientRect());
}

/** The boxes of an element or of a range, line by line, in the units of the layout. */
export function rectsOf(boxes: Element | Range): Rect[] {
  return Array.from(boxes.getClientRects(), snappedRect);
}

/**
 * The boxes of an inline element, one for each stretch of a line.
 *
 * Chromium gives the same element one box of a line or one for each element inside of it, depending on what else was
 * asked before: boxes of one height that touch are joined.
 */
export function joinedRects(rects: readonly Rect[]): Rect[] {
  const joined: Rect[] = [];
  for (const rect of rects) {
    const last = joined.at(-1);
    if (last && last.top === rect.top && last.bottom === rect.bottom && last.right === rect.left) {
      joined[joined.length - 1] = { ...last, right: rect.right, width: rect.right - last.left };
    } else {
      joined.push(rect);
    }
  }
  return joined;
}

function snappedRect({ left, top, right, bottom }: DOMRect): Rect {
  const edges = {
    left: snapped(left),
    top: snapped(top),
    right: snapped(right),
    bottom: snapped(bottom),
  };
  return { ...edges, width: edges.right - edges.left, height: edges.bottom - edges.top };
}
