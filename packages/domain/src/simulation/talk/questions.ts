import { regex } from "../../text/regex.ts";
import type { DayMinute } from "../scenario.ts";
import { laterTimes } from "../said/spoken-times.ts";

/** Where a new sentence begins, and a second question within one: ", and by when". */
const NEXT = regex("iu")`
  (?<=[!?।\n])\s*|(?<=(?<!\b(?:mr|mrs|ms|dr|rs|no|\p{L}))\.)\s+|
  [,;]?\s+(?=(?:and|also|plus|but)\s+(?:also\s+|then\s+)?(?:by when|since when|till when|what|why|who|whom|when|where|which|how|is|are|was|were|do|does|did|can|could|has|have|will|would)\b)|
  [,;]\s+(?=(?:what|why|who|when|where|which|how)\b)
`;

/** The sentences of a message, and the questions that one sentence joins. */
export function partsOf(text: string): readonly string[] {
  const parts = text
    .replaceAll(/[^\S\n]+/gu, " ")
    .split(NEXT)
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  // Of what ends with one question mark all parts ask that begin as questions do; the mark stays with the last.
  return parts.map((part) => part.trim());
}

const TAG =
  /,?\s*\b(?:ok|okay|right|fine|is that (?:ok|okay|fine)|is it (?:ok|okay|fine)|theek hai|chalega|correct|deal|works)\s*\?+\s*$/iu;

/** "Table by 10:30, ok?" states. */
export function withoutTag(part: string): string {
  const rest = part.replace(TAG, "");
  return rest.split(/\s+/u).length >= 2 ? rest : part;
}

/** What may stand before a question: a greeting with a name, joining words. */
const OPENING = regex("iu")`
  ^(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|morning|namaste|vanakkam|salaam)\b(?:\s+(?!(?:what|why|who|when|where|which|how|is|are|
  can|do|does|did|by|since|till)\b)\p{L}+){0,2}?[\s,.!:-]+|
  (?:sorry|thanks|ok|okay|hmm+|so|and|but|also|then|well|actually|by the way|please|sir|madam|friend|just|one more(?: thing| question)?|finally|lastly|
  first|firstly|second|next|quick question|right|great|cool|
  yes|no|doctor|in that case)\b[\s,.!:-]+){0,5}?
  (?=(?:(?:by|since|till|until|from|at|to|for|on|in|of|about|upto|up to)\s+)?(?:what|why|whom?|whose|when|where|which|how|is|are|was|were|do|does|did|
  has|have|had|can|could|may|should|shall|would|will|any\p{L}*)\b)
`;

const WH =
  /^(?:(?:by|since|till|until|from|at|to|for|on|in|of|about|upto|up to)\s+)?(?:what|why|whom?|whose|when|where|which|how)\b/iu;
const YES_NO = regex("iu")`
  ^(?:(?:is|are|was|were|does|did|has|had|have|any|anything|anyone|anybody)\b(?! (?:been|to)\b)|
  (?:do|can|could|may|should|shall|would|must|might)\s+(?!(?:not|do|send|be|have|give|share|come)\b)\p{L}+\b|
  will\s+(?:i|we|you|they|he|she|it|the|this|that|there|those|these|our|your|somebody|anyone|anybody|any|all|an?)\b|
  (?:is|are|can|could|do|did|will|would|has|have|was|were|does|should)n?['’]t\s+(?:i|we|you|they|he|she|it|the|this|that|there|those|these)\b)
`;
const ASKS_TO_KNOW = regex("iu")`
  \b(?:tell me|let me know (?:what|when|who|how|why|which|if|the)|do you know|any idea|need to know|want(?:ed)? to (?:know|ask)|would like to (?:know|ask)|
  may i (?:know|ask)|can i (?:know|ask)|send me|share (?:the|me|with me|your)|pata|explain|what about|how about|remind me|i have a question|confusion|not sure (?:what|who|when|how|why|which))\b
`;
/** Question words in the middle are questions in Hindi word order: "gateway when se down tha". */
const HINDI =
  /\b(?:tha|thi|hai|hain|hua|hui|hota|hoti|hoga|hogi|se|tak|ka|ki|ko|sakta|sakti|sakte|rahe|raha|rahi)\b/iu;
const ANY_WH = /\b(?:what|why|who|when|where|which|how(?: many| much)?)\b/iu;

/** "Of the failed ones how many were paid" asks wherever it stands; "I know how many" does not. */
const HOW_MANY =
  /^(?!.*\b(?:know|see|told|tell you|sure|will|wonder)\b).*\bhow (?:many|much|long|late|soon)\b/iu;

/** "If we stop it what does it cost". */
const WHAT_IF =
  /^(?:\p{L}+\s+)?if\b.{4,}\b(?:what|who|how|which|(?:will|can|could|would)\s+(?!be\b|not\b)\p{L}+)\b/iu;

/** "And Annai?", "and the units please": the question before, of something else. */
const ALSO =
  /^(?:what about|how about|(?:and|also|plus)\b(?!\s+(?:please\s+)?(?:do|don['’]t|not|tell|call|send|ask|put|give|make|keep|stop|let|check|start|then|it|they|he|she|you|this|that|so)\b))/iu;
const OWN = /\b(?:i|i['’]m|i['’]ll|we|we['’]ll|let us|my|will)\b/iu;

/** Whether a part of a message wants to know something. `now`: what only offers a time asks nothing. */
export function isQuestion(part: string, now: DayMinute): boolean {
  const text = part.trim();
  const stated = withoutTag(text);
  if (stated !== text && !stated.endsWith("?"))
    return asksWithoutMark(stated) && laterTimes(stated, now).length === 0;
  return text.endsWith("?") || asksWithoutMark(text);
}

function asksWithoutMark(part: string): boolean {
  const text = part.replace(OPENING, "").trim();
  if (WH.test(text) || YES_NO.test(text) || ASKS_TO_KNOW.test(text)) return true;
  if ((HINDI.test(text) && ANY_WH.test(text)) || HOW_MANY.test(text) || WHAT_IF.test(text))
    return true;
  return ALSO.test(part.trim()) && !OWN.test(part) && part.split(/\s+/u).length <= 8;
}
