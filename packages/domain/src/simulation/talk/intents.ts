import { regex } from "../../text/regex.ts";
import { readSaid, type SaidAt, type SaidText, says } from "../said/said-text.ts";
import { laterTimes } from "../said/spoken-times.ts";
import type { DayMinute, Person } from "../scenario.ts";
import { plainChat } from "./chat-words.ts";
import { meaningStems } from "./find-facts.ts";
import { isQuestion, partsOf, withoutTag } from "./questions.ts";
import { withoutSlips } from "./spelling.ts";

/** What a message does, beside asking for something its reader knows. */
export type Intent =
  | {
      readonly kind:
        | "rude"
        | "refuses"
        | "sorry"
        | "thanks"
        | "greets"
        | "asks"
        | "tells"
        | "unclear";
    }
  /** `due` null names no time. */
  | { readonly kind: "promises"; readonly due: DayMinute | null };

/** A message as it was understood. */
export interface ReadMessage {
  /** In plain words. */
  readonly said: SaidText;
  /** What it does first of all. */
  readonly intent: Intent;
  /** What it asks, in parts: "since when, and why?" is two. */
  readonly questions: readonly SaidText[];
  readonly isSorry: boolean;
  readonly isRefusal: boolean;
  /** "Ok", "makes sense": a sign of having read, or a yes. */
  readonly isNod: boolean;
}

const RUDE =
  /\b(?:shut up|stupid|idiot|useless|nonsense|get lost|bakwas|bewakoof|chup|pagal|not my (?:job|problem)|who cares|leave me alone|stop (?:bothering|pinging|messaging|disturbing))\b/iu;
const SORRY = [
  "sorry",
  "apologise",
  "apologies",
  "my mistake",
  "my fault",
  "my bad",
  "i should have",
];
const THANKS = ["thanks", "thank you", "thank"];
const GREETS =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|namaste|namaskar|vanakkam|salaam|morning)\b[^.?!]{0,24}[.!,]?$/iu;
const SMALL_TALK =
  /\bhow (?:are you|do you do|is (?:it going|everything|your (?:day|morning|night|health)|life|work))\b.{0,16}$|\b(?:had|have you had) (?:tea|coffee|lunch|breakfast)\b/iu;

/** No, said of oneself: "they cannot see it" refuses nothing. */
const REFUSES = regex("iu")`
  (?<!\b(?:they|he|she|it|you|that|this|there|who|which|customers?|people|bank|the \p{L}+) (?:really |also |just |still )?)
  \b(?:can(?:no|['’])t|can ?not|won['’]?t|unable|not able|not possible|no time|will not|don['’]t have (?:the )?time|not now|(?:would )?rather not|
  nahi (?:ho|kar|de)\w*|impossible|not (?:doing|sending|going to|comfortable)|don['’]t want to|refuse to)\b|
  ^no\b(?! (?:problem|worries|issues?|idea|need|one|harm))(?=[\s,.!]|$)
`;

/** What is offered, where a time is named beside it. */
const OFFERS = regex("iu")`
  \b(?:not before|earliest|latest|will take|i will|i['’]ll|we will|we['’]ll|i shall|going to|
  will (?:send|do|share|come|get|check|look|have|give|update|mail|call|ask|post|let|finish|tell|make|reach|revert|pay|bring|submit)|
  (?:it|list|note|mail|text|file|money|reply|summary|answer|update|number|plan|numbers|report|work) will (?:be|come|reach)|
  will be (?:with you|there|up|ready|done|sent|shared|in your|on your)|
  you(?:['’]ll| will) (?:have|get|hear|receive)|sending|on it|(?<!n['’]t |\bnot )promise[ds]?|pakka|give me|
  (?:ho|mil|aa) jay?eg[ai]|de (?:dunga|dungi|denge)|bhej(?:ta|ti|unga|ungi)? ?(?:hoon)?|kar (?:dunga|dungi))\b
`;

/** Where no time is named: only what is to be handed over, as "I will ask her" makes nobody wait. */
const OPEN_OFFERS = regex("iu")`
  \b(?:(?:i|we|you)(?:['’]ll| will| shall) (?:surely |definitely |also |just )?
  (?:send|share|give|do|have|get|update|let you know|mail|come|pay|finish|make|bring|post|call|submit|revert|hear|receive|work|prepare)|
  will (?:send|do|share|come|get back|give|update|mail|pay|finish|let you know|revert|submit)|(?:money|list|it|note) will (?:be|come)|
  sending|on it|(?<!n['’]t |\bnot )promised?|(?:ho|mil|aa) jay?eg[ai]|de (?:dunga|dungi|denge)|bhej(?:ta|ti|unga|ungi)? ?(?:hoon)?|kar (?:dunga|dungi))\b
`;

/** "List by 10:40": a time that something is there by, in what asks nothing of somebody else. */
const BY = /\b(?:by|before|within|latest)\s+(?:about\s+)?$/iu;
const DEMANDS =
  /^(?:please|kindly)\b|\b(?:you (?:have to|must|should|need)|send me|i need|i want|need it|wants? it|asked)\b/iu;

/** Verbs of what happens by itself: "the window ends at 10:30" promises nothing. */
const HAPPENS = regex("iu")`
  \b(?:is|are|was|were|ends?|leaves?|left|starts?|started|closes?|closed|opens?|opened|failed|went|came|comes|stopped|begins?|began|runs?|said|told|
  wants?|needs?|asked|arrives?|reached|since|from|between|may|might|could|would|should|must|be|if|when|because|please)\b
`;

/** Words beside a time that say nothing of their own. */
const FILLERS = regex("giu")`
  \b(?:ok|okay|so|then|sure|yes|yeah|yep|ya|fine|and|but|no|not|max|maximum|latest|by|at|in|within|before|around|about|approximately|pakka|promised?|
  definitely|surely|for|please|sir|madam|friend|today|you|will|have|it|the|sharp|only|give|me|need|another|tops|say|maybe|lets?|us|done|confirmed|final|
  finally|eta|tak|ji|baje|se)\b
`;

/** "Rohit ji", "Kiran sir," before what is said. */
const ADDRESSED = /^\s*\p{L}+\s+(?:ji|sir|madam|friend)\b/iu;

/** A nod, alone or with words that add nothing. */
const NODS = regex("iu")`
  ^(?:hmm+|ok|okay|yes|yeah|yep|ya|sure|right|cool|great|fine|nice|good|perfect|alright|all right|got it|understood|noted|done|agreed|makes sense|i see|
  sounds good|fair|true|super|ji|wow|oh|ah|haha)(?:[\s,.!]+(?:hmm+|ok|okay|yes|sure|right|cool|great|fine|nice|good|got it|understood|noted|makes sense|
  i see|sir|madam|friend|then|so|it|that|this|thats|is|sounds|very|all|clear|enough|for|now))*[\s.!]*$
`;

/**
 * What a message does, most telling first.
 *
 * @param people  who know something: slips in the words of their facts are put right
 */
export function readMessage(
  text: string,
  now: DayMinute,
  people: readonly Person[] = [],
): ReadMessage {
  const said = readSaid(withoutSlips(plainChat(text), people));
  const parts = partsOf(said.text);
  const questions = questionsIn(parts, now).map(readSaid);
  const statements = parts.filter((part) => !isQuestion(part, now)).map(withoutTag);
  // "Sorry, did they retry?" is no apology.
  const isSorry = statements.some((part) => says(readSaid(part), SORRY) !== null);
  const isRefusal = statements.some((part) => REFUSES.test(part) && offerIn(part, now) === null);
  const base = {
    said,
    questions,
    isSorry,
    isRefusal,
    isNod: NODS.test(said.text.trim()),
  };
  return { ...base, intent: intentOf(base, statements, now) };
}

/** The parts that ask. "A row was added, what to do?" asks about what was stated before it. */
function questionsIn(parts: readonly string[], now: DayMinute): readonly string[] {
  return parts.flatMap((part, at) => {
    if (!isQuestion(part, now)) return [];
    const before = parts[at - 1];
    const isAbout = before !== undefined && !isQuestion(before, now) && leansBack(part);
    return [isAbout ? `${before} ${part}` : part];
  });
}

/** "What to do?", "your view?", "can we match it?" */
function leansBack(part: string): boolean {
  return (
    meaningStems(part).size === 0 ||
    part.split(/\s+/u).length <= 4 ||
    /\b(?:it|that|this|them|those|these|her|him)\b/iu.test(part)
  );
}

function intentOf(
  { said, questions, isSorry, isRefusal, isNod }: Omit<ReadMessage, "intent">,
  statements: readonly string[],
  now: DayMinute,
): Intent {
  if (said.words === 0) return { kind: "unclear" };
  if (RUDE.test(said.text)) return { kind: "rude" };
  const due = statements.map((part) => offerIn(part, now)).find((one) => one !== null);
  if (due !== undefined) return { kind: "promises", due };
  if (isSorry) return { kind: "sorry" };
  if (isRefusal) return { kind: "refuses" };
  if (SMALL_TALK.test(said.text) || (questions.length === 0 && GREETS.test(said.text.trim())))
    return { kind: "greets" };
  if (questions.length > 0) return { kind: "asks" };
  if (says(said, THANKS) && said.words < 12) return { kind: "thanks" };
  if (statements.some((part) => OPEN_OFFERS.test(part) && !DEMANDS.test(part)))
    return { kind: "promises", due: null };
  if (isNod) return { kind: "tells" };
  return said.words < 3 ? { kind: "unclear" } : { kind: "tells" };
}

/** What stands beside a time between the commas around it. */
function clauseAround(part: string, { from, to }: SaidAt): string {
  const before =
    part
      .slice(0, from)
      .split(/[,;]\s/u)
      .at(-1) ?? "";
  const after = part.slice(to).split(/[,;]\s/u)[0] ?? "";
  return `${before} ${after}`;
}

/** The time that a statement offers; null for none. */
function offerIn(part: string, now: DayMinute): DayMinute | null {
  const [time] = laterTimes(part, now);
  if (!time || /\?\s*$/u.test(part)) return null;
  const around = part.slice(0, time.from) + part.slice(time.to);
  const isBare =
    clauseAround(part, time)
      .replace(ADDRESSED, "")
      .replaceAll(FILLERS, "")
      .replaceAll(/[^\p{L}\p{N}]/gu, "") === "";
  const words = part.slice(time.from, time.to);
  const isBy =
    (BY.test(part.slice(0, time.from)) || /^(?:by|before|within|latest)\b/iu.test(words)) &&
    !DEMANDS.test(part);
  const isShort = !HAPPENS.test(around) && !DEMANDS.test(part) && around.split(/\s+/u).length <= 9;
  if (
    isBare ||
    OFFERS.test(part) ||
    isBy ||
    (isShort && /\b(?:at|in|before|within)\b/iu.test(part))
  )
    return time.minute;
  return null;
}
