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

/** The box of an element or of a range, in the units of the layout. */
export function rectOf(box: Element | Range): Rect {
  return snappedRect(box.getBoundingClientRect());
}

/** The boxes of an element or of a range, line by line, in the units of the layout. */
export function rectsOf(boxes: Element | Range): Rect[] {
  return Array.from(boxes.getClientRects(), snappedRect);
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
