import { sectionKindOf } from "../../lexicon/section-names.ts";
import type { Fragment } from "../line/line.ts";

/** True for a row of a page that is the heading of a section and nothing else. */
export function isHeadingRow(row: readonly Fragment[]): boolean {
  const [only] = row;
  if (!only || row.length > 2) return false;
  if (row.length === 2) return isHeading(row);
  const known = HEADINGS.get(only) ?? isHeading(row);
  HEADINGS.set(only, known);
  return known;
}

/** Whether a fragment alone in its row is a heading: every cut of a page asks again. */
const HEADINGS = new WeakMap<Fragment, boolean>();

function isHeading(row: readonly Fragment[]): boolean {
  return sectionKindOf(row.map((part) => part.text).join(" ")) !== null;
}
