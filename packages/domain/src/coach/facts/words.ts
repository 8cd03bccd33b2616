import { tokenize } from "../../text/tokens.ts";
import type { FactLine } from "./lines.ts";

/** A word of a text with its place in it. */
export interface FactWord {
  readonly text: string;
  /** As `keyOf` gives it. */
  readonly key: string;
  /** Offsets into the whole text. */
  readonly from: number;
  readonly to: number;
  readonly gap: "space" | "joint" | "break";
  /** Opens a line, a sentence or what follows a colon, a dash, a bar or a bracket, where any word may have a capital. */
  readonly opens: boolean;
  readonly hasCapital: boolean;
}

/** What stands before a word that opens something. */
const OPENING = /[.!?:;|•·–—…]\s*["'“‘(]*\s*$|^\s*[-*•▪●○·–—(“"']*\s*$/u;

/** A full stop behind it does not end a sentence: initials, "Dr.", "Pvt.", "Rs.". */
export const ABBREVIATED =
  /^(?:\p{Lu}|[Dd]r|Mrs?|Ms|St|Sr|Jr|Dy|Adv|Pvt|Ltd|Prof|Govt|Univ|Dept|Inst|Asst|Rs|No|Co|Ph|LL)$/u;

/** The words of a line in order. A possessive is no part of a word. */
export function wordsOf({ text, at }: FactLine): FactWord[] {
  const words: FactWord[] = [];
  let end = 0;
  for (const token of tokenize(text)) {
    const between = text.slice(end, token.from);
    const before = words.at(-1);
    const isBlank = between === " " && before !== undefined;
    const isAbbreviation =
      !isBlank && /^\.\s*$/u.test(between) && before !== undefined && ABBREVIATED.test(before.text);
    const isDash = !isBlank && /\s[-‐‑]\s*$/u.test(between);
    words.push({
      text: token.text,
      key: token.key,
      from: at + token.from,
      to: at + token.to,
      // "Employees' State Insurance": the apostrophe of a plural.
      gap: !isBlank && /^['’]\s$/u.test(between) ? "space" : token.gap,
      opens:
        before === undefined ||
        isDash ||
        (!isBlank && !isAbbreviation && OPENING.test(between) && between.trim() !== ""),
      hasCapital: /^\p{Lu}/u.test(token.text),
    });
    end = token.to;
  }
  return words;
}
