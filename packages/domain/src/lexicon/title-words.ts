import { regex } from "../text/regex.ts";
import * as titles from "./vocabulary/titles.ts";
import { alternatives, lexicon, plain } from "./words.ts";

/** Words a job title ends in or turns on. */
export const TITLE_HEADS = lexicon(titles.TITLES);

/** Words that go with a job title and rarely with a company. */
export const TITLE_MODIFIERS = lexicon(titles.TITLE_MODIFIERS);

/** Words that end like a title and are none. */
export const NO_TITLES = lexicon(titles.NO_TITLES);

/** How titles end that are written as one word with what they are of: three letters at least precede the first ones. */
export const TITLE_ENDINGS = regex("u")`
  (?:.{3}(?:${alternatives(titles.TITLE_ENDS, plain)})|
  ${alternatives(titles.TITLE_ENDS_ALONE, plain)})
  (?:${alternatives(titles.TITLE_INFLECTIONS, plain)})?$
`;

/** How titles end in a script without blanks between words. */
export const UNSPACED_TITLE = new RegExp(`(?:${alternatives(titles.UNSPACED_TITLES)})$`, "u");

/** Words that end the names of jobs. */
export const TITLE_WORD = regex("iu")`
  \b(?:engineer|developer|analyst|manager|designer|executive|consultant|specialist|
  administrator|architect|scientist|officer|associate|lead|head|director|coordinator|teacher|
  trainer|nurse|accountant|auditor|assistant|representative|recruiter|tester|writer|editor|
  technician|supervisor|planner|strategist|researcher|intern|trainee|partner|advisor|counsellor|
  programmer|operator|fresher|professor|lecturer|pharmacist|marketer|generalist|owner|master)\b
`;
