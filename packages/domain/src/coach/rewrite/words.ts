import { BORROWED, LEFTOVERS, type PhraseRule, PHRASES } from "./phrases.ts";
import { isHinglish } from "./language.ts";
import type { Reason } from "./reasons.ts";
import type { Rewording } from "./rewording.ts";

/** Fillers out, plain words for phrases, spellings put right. One change for each place. */
export function rewordPhrases(text: string): Rewording[] {
  return reworded(text, [...PHRASES, ...(isHinglish(text) ? [] : BORROWED)]);
}

/** What the splitting of chains needed, out. */
export function rewordLeftovers(text: string): Rewording[] {
  return reworded(text, LEFTOVERS);
}

function reworded(text: string, rules: readonly PhraseRule[]): Rewording[] {
  const found: { from: number; to: number; text: string; reason: Reason }[] = [];
  for (const [pattern, by, reason] of rules) {
    for (const match of text.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      const made = typeof by === "string" ? by : by(...match);
      const cased =
        isSentenceStart(text, from) && made !== ""
          ? made.slice(0, 1).toUpperCase() + made.slice(1)
          : made;
      if (cased === match[0] || found.some((other) => from < other.to && to > other.from)) continue;
      found.push(
        made === "" ? takenOut(text, from, to, reason) : { from, to, text: cased, reason },
      );
    }
  }
  return found
    .toSorted((a, b) => a.from - b.from)
    .filter((edit, i, all) => (all[i - 1]?.to ?? -1) < edit.from)
    .map(({ reason, ...edit }) => ({ edits: [edit], reason }));
}

/** A word taken out; the one that then opens the sentence gets its capital. */
function takenOut(text: string, from: number, to: number, reason: Reason) {
  if (!isSentenceStart(text, from)) return { from, to, text: "", reason };
  const next = /^\s*\S/u.exec(text.slice(to))?.[0] ?? "";
  return { from, to: to + next.length, text: next.trimStart().toUpperCase(), reason };
}

function isSentenceStart(text: string, at: number): boolean {
  return /(?:^|\n|[.!?]\s)\s*(?:[^\s\p{L}\p{N}"“(]+\s*)?$/u.test(text.slice(0, at));
}
