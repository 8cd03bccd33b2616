import type { TextEdit } from "../proposals/proposal.ts";
import type { Rewording } from "./rewording.ts";

/** "our college" is "the college"; "our own photos" are "own photos". */
const OURS = /(?<![\p{L}\p{N}'’])(my|our|My|Our)\s+(own\s+)?(?=[\p{L}\p{N}"“])/gu;

/** Words behind which an article stands already, or none may. */
const NO_ARTICLE = /(?:^|\s)(?:the|a|an|all|both|some|any|of\s+these)\s+$/iu;

/** "my" and "our" out of points: the page is about one person anyway. */
export function leaveOutPossessives(text: string): Rewording[] {
  return [...text.matchAll(OURS)].flatMap((match) => {
    const [whole, word = "", own] = match;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + whole.length);
    // "my self", "my team and I", "part was": what would not stand without it.
    if (/^(?:self|selves|part\b)/iu.test(after) || NO_ARTICLE.test(before)) return [];
    const capital = /^\p{Lu}/u.test(word);
    const someone =
      /^(?:friend|colleague|classmate|cousin|junior|senior|neighbour|roommate)\b/iu.test(after);
    const article = someone ? "a" : "the";
    const made =
      own !== undefined
        ? capital
          ? "Own "
          : "own "
        : `${capital ? article.charAt(0).toUpperCase() + article.slice(1) : article} `;
    const edit: TextEdit = { from: match.index, to: match.index + whole.length, text: made };
    return [{ edits: [edit], reason: "person" as const }];
  });
}
