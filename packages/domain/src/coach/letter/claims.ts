import type { FactViolation } from "../facts/violation.ts";
import type { Proven } from "./prove.ts";
import type { LetterSentence } from "./sentences.ts";
import { regex } from "../../text/regex.ts";

/** A first-person sentence that no line of the resume says. */
export interface UnprovenClaim {
  readonly paragraph: string;
  readonly from: number;
  readonly to: number;
  /** What is not held, for a heading: the fact, or the sentence without its "I am". */
  readonly text: string;
  readonly why: "fact" | "no-line";
}

/** What a person wants, asks or will do: nothing a resume could say. */
const INTENTION = regex("iu")`
  ^(?:(?:and|so|then|now|today) )?(?:I (?:would|wish|hope|look|want|shall|will|could|
  like|love|enjoy|thank|write|seek|apply|attach|enclose|am (?:applying|writing|glad|
  happy|available|interested|free|looking|sending|attaching|ready|keen|drawn)|can (?:start|
  join|come|be|send|show|talk|meet|move|relocate))|my (?:phone|email|number|address|
  resume|CV)|please|thank)\b
`;

const OF_THE_LETTER = /^I (?:wish|write|seek|apply|am (?:applying|writing)|would like)\b/iu;

/** Whether a sentence says what the letter is for. It names the post, and claims nothing. */
export function isAboutTheLetter(text: string): boolean {
  return OF_THE_LETTER.test(text);
}

/** From this share of its words on, a sentence is one that the lines of the resume say. */
const SAID = 0.5;

/**
 * The claims of one sentence that nothing proves; [] for one that claims nothing.
 *
 * @param facts  what it states that the resume does not hold
 */
export function unprovenIn(
  sentence: LetterSentence,
  { share, matches }: Proven,
  facts: readonly FactViolation[],
): readonly UnprovenClaim[] {
  const { paragraph, from, to, text, hasBlank } = sentence;
  const lines = matches.map(({ line }) => line.text);
  if (hasBlank || INTENTION.test(text)) return [];
  const claim = claimOf(text);
  const [fact] = facts;
  if (fact) {
    const named = claim.length > LONG_CLAIM ? fact.text : claim;
    return [{ paragraph, from, to, text: named, why: "fact" }];
  }
  if (share >= SAID && !praisesBeyond(text, lines)) return [];
  return [{ paragraph, from, to, text: claim, why: "no-line" }];
}

/** Words that grade a person. A line that says what was done does not say how well. */
const PRAISE = regex("giu")`
  \b(?:expert|expertise|excellent|outstanding|exceptional|master|mastery|guru|proven|
  extensive|extensively|deep|deeply|strong|strongest|best|brilliant|superb|unmatched|highly|world-class|perfect)\b
`;

function praisesBeyond(text: string, lines: readonly string[]): boolean {
  const said = lines.join(" ").toLowerCase();
  return (text.match(PRAISE) ?? []).some((word) => !said.includes(word.toLowerCase()));
}

/** A claim longer than this is named by the fact that is not held, in characters. */
const LONG_CLAIM = 60;

/** "I am an expert in customer analytics." → "expert in customer analytics". */
function claimOf(text: string): string {
  return text
    .replace(/^(?:I (?:am|was|have been|have|had)|I|My) (?:an? |the )?(?=\S)/iu, "")
    .replace(/[.!?]+$/u, "");
}
