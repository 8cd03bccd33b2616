import { regex } from "../../../text/regex.ts";
import type { BeyondTopic } from "./question.ts";

/** What the report, the resume and the job hold nothing about. */
const TOPICS: readonly (readonly [Exclude<BeyondTopic, "unknown">, RegExp])[] = [
  [
    "orders",
    /\b(?:ignore|forget|disregard)\b.{0,30}\b(?:instructions?|rules?|previous|above|prompt)\b|\bsystem prompt\b|\bpretend\b|\bact as\b/iu,
  ],
  [
    "pay",
    regex("iu")`
      \b(?:salary|salaries|ctc|lpa|package|in-hand|compensation|negotiat\w+|notice period|hike|tankhwah?|tankha|vetan)\b|
      वेतन|सैलरी
    `,
  ],
  [
    "code",
    regex("iu")`
      \b(?:script|leetcode|algorithm|two sum|source code|code likh\w*|write (?:me )?(?:some |a )?(?:code|program|function|query))\b|
      \bsolve\b|\bdebug\b
    `,
  ],
  [
    "lies",
    // "Can I write 10 years instead of 9?"
    /\b(?:write|say|put|show|claim|mention|likh\S*|bol\S*)\s+(?:\d+|one|two|three|four|five|more)\s.{0,20}\b(?:instead of|rather than|in place of|ki jagah)\b/iu,
  ],
  ["lies", /\b(?:lie|lies|lying|fake|exaggerate|inflate|jh?oo?th|jhuth|bluff)\b|झूठ/iu],
  [
    "writing",
    regex("iu")`
      \b(?:cover letter|translate|anuvad|(?:rewrite|write|redo) (?:me )?(?:my |a |the )?(?:whole|entire|full|complete|new)|
      (?:write|draft) (?:me )?(?:a|my|the) (?:new )?(?:resume|cv|email|mail|linkedin))\b
    `,
  ],
  [
    "learning",
    regex("iu")`
      \b(?:where|how|which course|kahan|kaha|kaise|how long|kitna time|kitne din)\b.{0,40}\b(?:learn|study|seekh\S*|sikh\S*|padhu\S*|master)\b|
      \b(?:seekh\S*|sikhne|sikhna|padhne)\b.{0,40}\b(?:time|din|mahin\S*|kitna|kahan|kaha)\b|
      \b(?:which|what|best|any|koi|free|online)\s+(?:online |free )?(?:courses?|tutorials?|youtube\S*|books?)\b
    `,
  ],
  [
    "interview",
    /\b(?:interview questions?|questions? .{0,30}interview|what (?:will|would|do|might) they ask|mock interview)\b/iu,
  ],
  [
    "health",
    /\b(?:medicine|doctor|pain|hurts?|fever|sick|disease|symptoms?|dawai|bimar|depress\w+|anxiety)\b/iu,
  ],
  [
    "others",
    /\b(?:someone else|somebody else|other (?:people|candidates?|applicants?)|my friend\S*|compared to others|\p{Lu}\p{Ll}+['’]s (?:resume|cv|score))/u,
  ],
  [
    "world",
    regex("iu")`
      \b(?:weather|mausam|election|cricket|match kaun jeet\w*|news|joke|chutkula|movie|song|recipe|president|
      prime minister|capital of|stock|bitcoin|crypto|horoscope|poem|shayari|love|girlfriend|boyfriend|visa)\b|मौसम
    `,
  ],
];

/** The subject of a question that no engine of rules answers; null where it names none of these. */
export function beyondTopic(question: string): BeyondTopic | null {
  return TOPICS.find(([, words]) => words.test(question))?.[0] ?? null;
}
