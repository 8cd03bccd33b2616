/** A label below a line: where its mark is, and how wide it is, both in pixels. */
export interface WantedLabel {
  readonly at: number;
  readonly width: number;
}

const GAP = 8;

/**
 * Puts labels below their marks so that none covers another and none leaves the line, as near to the middle of its mark as
 * there is room, and never so far that the mark is not above it. Labels come in the order of their marks.
 *
 * @returns the left edge of each; null for one that has no room
 */
export function placeLabels(
  labels: readonly WantedLabel[],
  width: number,
): readonly (number | null)[] {
  const placed: (number | null)[] = labels.map(() => null);
  let from = 0;
  for (const [index, label] of labels.entries()) {
    const next = labels[index + 1];
    const middle = label.at - label.width / 2;
    // The next one can go no further right than its mark.
    const end = next ? Math.min(width, next.at - GAP) : width;
    const last = Math.min(label.at, Math.max(label.at - label.width, end - label.width));
    const left = Math.max(from, Math.min(middle, last, width - label.width), 0);
    if (left > label.at || left + label.width > width) continue;
    placed[index] = left;
    from = left + label.width + GAP;
  }
  return placed;
}
