import type { SourcePage } from "@taiyari/domain/resume";

/** True when any page holds a letter. Icons, digits and private-use glyphs alone are not text. */
export function hasLetters(pages: readonly SourcePage[]): boolean {
  return pages.some((page) => page.runs.some((run) => /\p{L}/u.test(run.text)));
}
