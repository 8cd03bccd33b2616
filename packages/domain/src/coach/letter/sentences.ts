import { blanksIn } from "../proposals/blanks.ts";
import type { Letter } from "./letter.ts";

/** A sentence of a letter. Offsets count UTF-16 units of its paragraph. */
export interface LetterSentence {
  /** From 1, over the whole letter. */
  readonly number: number;
  readonly paragraph: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly hasBlank: boolean;
}

/** Ends with a full stop: short forms that end no sentence. */
const SHORT_FORM =
  /(?:^|[\s(.“])(?:Pvt|Ltd|Mr|Mrs|Ms|Dr|St|Co|No|Rs|Inc|vs|etc|approx|Dept|Jr|Sr|Prof|e\.g|i\.e|\p{Lu}(?:\.\p{Lu}\p{Ll}?)*|B|M|Ph)\.$/u;

/** The sentences of a paragraph by their places; blanks and short forms end none. */
export function sentenceSpans(
  text: string,
): readonly { readonly from: number; readonly to: number }[] {
  const blanks = blanksIn(text);
  const spans: { from: number; to: number }[] = [];
  let from = 0;
  const add = (to: number) => {
    const piece = text.slice(from, to);
    const lead = piece.length - piece.trimStart().length;
    if (piece.trim() !== "") spans.push({ from: from + lead, to: from + piece.trimEnd().length });
    from = to;
  };
  for (const { index, 0: mark } of text.matchAll(/[.!?]+[”"’)]?(?=\s+\S)/gu)) {
    const end = index + mark.length;
    if (blanks.some((blank) => index > blank.from && index < blank.to)) continue;
    const before = text.slice(from, index + 1);
    const next = /\s+(\S)/u.exec(text.slice(end))?.[1] ?? "";
    if (SHORT_FORM.test(before) && !isBegun(before, text.slice(end).trim())) continue;
    if (/\p{Ll}/u.test(next)) continue;
    add(end);
  }
  add(text.length);
  return spans;
}

/** Whether a new sentence begins behind a short form: what stands before says something already: not "At Nandi Ltd. I". */
function isBegun(before: string, after: string): boolean {
  const hasSubject = /\b(?:I|you|it|job|post|skills|languages|advertisement)\b/iu.test(before);
  return hasSubject && /^(?:I|There|Before|Earlier|Prior|My|The|In|At|As|You)\b/u.test(after);
}

/** Every sentence of the paragraphs, in order; the greeting and the closing are none. */
export function sentencesOfLetter({
  paragraphs,
}: Pick<Letter, "paragraphs">): readonly LetterSentence[] {
  let number = 0;
  return paragraphs.flatMap(({ id, text }) =>
    sentenceSpans(text).map((span): LetterSentence => ({
      ...span,
      number: ++number,
      paragraph: id,
      text: text.slice(span.from, span.to),
      hasBlank: blanksIn(text.slice(span.from, span.to)).length > 0,
    })),
  );
}
