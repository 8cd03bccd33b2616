import { meaningStems } from "./find-facts.ts";
import { readSaid, type SaidText } from "../said/said-text.ts";

/** Of what was said before: "and by when?", "who else?", "why?", "is that all?". */
const BACK =
  /\b(?:it|its|that|this|those|these|they|them|their|he|she|him|his|her|there|then|else|same|again|only|rest|others?|both|all|one|ones)\b|^(?:and|so|but|then|also|what if|even if|ok so)\b/iu;

export function isFollowUp(question: SaidText): boolean {
  return isOnlyBack(question) || BACK.test(question.text.trim());
}

/** "Since when?", "how many did we get actually": nothing in it says what it is about. */
export function isOnlyBack({ text }: SaidText): boolean {
  return meaningStems(text).size === 0;
}

/** "And the others?", "what if we pay less?" goes on with what was spoken of. */
export function goesOn({ text }: SaidText): boolean {
  return /^(?:(?:ok|hmm+),? )?(?:and|so|but|then|what if|even if|what about)\b/iu.test(text.trim());
}

const DAY_OR_MONTH =
  "monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|tonight|yesterday|noon|midnight|morning|afternoon|evening|lunch|" +
  "january|february|march|april|june|july|august|september|october|november|december";
const NUMBER_WORD =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|hundred|thousand|lakh|crore|none|nobody";
const TIME_SAID = new RegExp(
  String.raw`\b(?:${DAY_OR_MONTH})\b|\b\d{1,2}:\d\d\b|\b\d+(?:st|nd|rd|th)\b|` +
    String.raw`\b(?:at|by|until|till|before|after|from|since|past|about|to) (?:the )?(?:${NUMBER_WORD}|\d)|` +
    String.raw`\b(?:after|before|during) (?:the|my|his|her|our) \p{L}+`,
  "iu",
);
const AMOUNT_SAID = new RegExp(
  String.raw`\d|\b(?:${NUMBER_WORD}|minutes?|hours?|days?|weeks?|months?|years?)\b`,
  "iu",
);
const SOMEBODY_SAID =
  /\b(?:I|me|mine|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|us|[Nn]obody|[Ss]omebody|son|colleague)\b|(?<=[a-z,;] )\p{Lu}\p{Ll}+/u;

/** Whether a fact has a word that the question is about. */
export function sharesWords(fact: string, question: SaidText): boolean {
  const stems = meaningStems(question.text);
  return [...meaningStems(fact)].some((stem) => stems.has(stem));
}

/** What a question word wants, and what shows it in a sentence. */
const WANTED: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:when|what time|which (?:day|date|time)|till|until|since|how late|how soon)\b/iu,
    TIME_SAID,
  ],
  [/\bhow (?:many|much|long|big|large|often)\b|\b(?:number|amount)\b/iu, AMOUNT_SAID],
  [/\b(?:who|whom|whose)\b/iu, SOMEBODY_SAID],
];

/**
 * What of a fact answers a question about it: the sentence that has the words of the question, or what its question word wants (a time, a number, somebody);
 * all of it for "why" and for yes or no; null where the fact has nothing of the kind.
 */
export function answerFrom(fact: string, question: SaidText): string | null {
  const sentences = readSaid(fact).sentences.map(({ text }) => text);
  const stems = meaningStems(question.text);
  const shared = sentences
    .map((text) => ({
      text,
      hits: [...meaningStems(text)].filter((stem) => stems.has(stem)).length,
    }))
    .toSorted((a, b) => b.hits - a.hits)[0];
  const wanted = WANTED.find(([asked]) => asked.test(question.text));
  if (!wanted) return shared && shared.hits > 0 ? shared.text : fact;
  const fitting = sentences.filter((text) => wanted[1].test(text));
  return fitting.find((text) => shared?.text === text && shared.hits > 0) ?? fitting[0] ?? null;
}
