import type { ParagraphFormat, RunFormat, TabStop } from "./model.ts";

/** How letters look where a file says nothing. Source: ECMA-376 part 1, 17.3; [MS-DOC] 2.6.1. */
export const PLAIN_RUN: RunFormat = {
  font: "Times New Roman",
  size: 10,
  bold: false,
  italic: false,
  capitals: false,
  hidden: false,
  spacing: 0,
};

/** How a paragraph is set where a file says nothing. Source: ECMA-376 part 1, 17.3; [MS-DOC] 2.6.2. */
export const PLAIN_PARAGRAPH: ParagraphFormat = {
  alignment: "left",
  indentLeft: 0,
  indentRight: 0,
  indentFirst: 0,
  spaceBefore: 0,
  spaceAfter: 0,
  lineHeight: { times: 1 },
  tabStops: [],
  startsPage: false,
  keepsLines: true,
  ruleAbove: null,
  ruleBelow: null,
  group: "",
};

/** Tab stops after some went and others came, from left to right; of two in one place the later. */
export function changedTabStops(
  stops: readonly TabStop[],
  { gone, added }: { readonly gone: readonly number[]; readonly added: readonly TabStop[] },
): readonly TabStop[] {
  const changed = new Map(stops.map((stop) => [stop.at, stop]));
  for (const at of gone) changed.delete(at);
  for (const stop of added) changed.set(stop.at, stop);
  return [...changed.values()].toSorted((a, b) => a.at - b.at);
}

/** How far the far side of a drawn line is from the text: its distance in points and its width in eighths of one. */
export function farSide(distance: number, eighths: number): number {
  return distance + eighths / 8;
}
