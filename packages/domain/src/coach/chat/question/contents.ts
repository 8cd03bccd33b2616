import { regex } from "../../../text/regex.ts";
import type { Heard } from "./hear.ts";
import type { ContentsThing } from "./question.ts";

/** Things people ask about putting into a resume or leaving out of it, whatever the job. */
const THINGS: readonly (readonly [ContentsThing, RegExp])[] = [
  ["photo", /\b(?:photos?|photographs?|passport[- ]size|selfie)\b|फोटो/iu],
  ["birth", /\b(?:date of birth|birth ?date|d\.?o\.?b|birthday|my age|janam)\b|जन्म/iu],
  [
    "family",
    regex("iu")`
      \b(?:father\S*|mother\S*|husband\S*|spouse|wife|parents?|marital|married|gender|religion|caste|nationality|blood group)\b
    `,
  ],
  ["identity", /\b(?:aadh?aa?r|pan (?:card|number|no)|passport n\S+|voter|driving licen[cs]e)\b/iu],
  [
    "address",
    /\b(?:full|home|permanent|complete|house|postal|current) address\b|\bpin ?code\b|\bghar ka pata\b/iu,
  ],
  ["declaration", /\b(?:declaration|signature|sign at the (?:end|bottom))\b/iu],
  ["hobbies", /\b(?:hobb(?:y|ies)|interests|pastimes?|shauk)\b/iu],
  ["references", /\b(?:references|referees?)\b/iu],
  [
    "marks",
    regex("iu")`
      \b(?:c?gpa|sgpa|percentage|(?:10|12|x|xii) ?th|tenth|twelfth|ssc|hsc|plus two|puc|class (?:10|12|x|xii)|
      (?:school|board|college|semester) (?:marks?|results?|percentage)|backlogs?)\b
    `,
  ],
  [
    "first-jobs",
    regex("iu")`
      \b(?:old|older|oldest|first|earliest|early|previous|short|small|pehli|pehle|purani|irrelevant|unrelated)\s+
      (?:jobs?|compan(?:y|ies)|experiences?|roles?|positions?|naukri|employer)\b
    `,
  ],
  ["font", /\b(?:fonts?|typeface|text size|letter size)\b/iu],
];

/** Words that ask whether a thing belongs in, beside the concepts "add" and "must". */
const ASKS = regex("iu")`
  \b(?:remove|delete|drop|leave out|take out|keep|give|skip|hata\S*|nikal\S*|chahiye|rakh\S*|de du|du kya|allowed|okay|ok|fine|needed|which|what|
  kaunsa|kaun sa|konsa|should|can i|do i)\b
`;

/** What is asked to be put in or left out; [] where the question is about something else. */
export function contentsIn({ text, quoted, concepts }: Heard): readonly ContentsThing[] {
  if (quoted !== "") return [];
  if (!ASKS.test(text) && !concepts.has("add") && !concepts.has("must")) return [];
  return THINGS.filter(([, words]) => words.test(text)).map(([thing]) => thing);
}
