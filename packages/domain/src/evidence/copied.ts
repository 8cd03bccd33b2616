import { tokenize } from "../text/tokens.ts";
import type { Found } from "../resume/reading.ts";

/** As many words in a row are a copy; shorter runs are the words of the trade. */
const RUN = 6;

/** This part of a text's words must be in such runs. */
const COPIED_SHARE = 0.6;

/**
 * Recognises a sentence that was copied from the job description. It says what is asked, not what was done, and proves
 * nothing. False for everything without a description.
 */
export function copiesOf(jobDescription: string): (text: string) => boolean {
  const asked = keysOf(jobDescription);
  const runs = new Set(asked.slice(RUN - 1).map((_, i) => asked.slice(i, i + RUN).join(" ")));
  return (text) => {
    if (runs.size === 0) return false;
    const words = keysOf(text);
    const copied = words.map(() => false);
    for (let at = 0; at + RUN <= words.length; at++)
      if (runs.has(words.slice(at, at + RUN).join(" "))) copied.fill(true, at, at + RUN);
    const count = copied.filter(Boolean).length;
    return count > 0 && count >= words.length * COPIED_SHARE;
  };
}

/** Recognises a text that repeats the list of skills, whole or in part, and nothing besides. */
export function repeatsOf(skills: readonly Found[]): (text: string) => boolean {
  const listed = new Set(skills.map((found) => keysOf(found.value).join(" ")));
  return (text) => {
    const parts = text.split(/[,;|/•·]|\band\b|\s&\s/u).map((part) => keysOf(part).join(" "));
    const said = parts.filter((part) => part !== "");
    return said.length > 0 && said.every((part) => listed.has(part));
  };
}

function keysOf(text: string): string[] {
  return tokenize(text).map((token) => token.key);
}
