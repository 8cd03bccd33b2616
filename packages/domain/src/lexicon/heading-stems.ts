import type { SectionKind } from "../resume/reading.ts";
import { HEADING_STEMS } from "./vocabulary/headings.ts";
import { byWord } from "./words.ts";

/** Stems by which headings are recognised, whatever is beside them: "अध्यापन अनुभव". */
const STEMS = Object.entries(byWord<SectionKind>(HEADING_STEMS));

/** The kind of section that a heading names by the stem of one of its words, its last first; null for none. */
export function stemKindOf(words: readonly string[]): SectionKind | null {
  const last = words.at(-1) ?? "";
  const found =
    STEMS.find(([stem]) => last.startsWith(stem)) ??
    STEMS.find(([stem]) => words.some((word) => word.startsWith(stem)));
  return found?.[1] ?? null;
}
