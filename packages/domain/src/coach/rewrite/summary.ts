import { CLICHES } from "../../lexicon/cliches.ts";
import { editsBetween } from "./edits-between.ts";
import { opened } from "./opening.ts";
import type { Rewording } from "./rewording.ts";
import { sentencesIn } from "./sentences.ts";
import { capitalised, linesOf } from "./text-parts.ts";

/** What people call themselves, beside the phrases of the lexicon. */
const PRAISE =
  `dynamic sincere dedicated motivated ambitious energetic proactive passionate enthusiastic hardworking
honest punctual smart confident talented versatile seasoned skilled diligent reliable focused committed innovative
accomplished organised organized competent loyal disciplined optimistic self-motivated
self-driven self-starter results-driven result-driven results-oriented result-oriented goal-oriented detail-oriented
hard-working highly-motivated`
    .split(/\s+/u)
    .filter(Boolean);

const WORD_OF_PRAISE = String.raw`(?:(?:highly|very|extremely)\s+)?(?:${[
  ...CLICHES.filter((phrase) => /(?:ed|ing|en)$/u.test(phrase)),
  ...PRAISE,
]
  .map((phrase) => phrase.replaceAll(/[- ]/gu, "[- ]"))
  .toSorted((a, b) => b.length - a.length)
  .join("|")})`;

/** "A dynamic, result oriented and self motivated", before what the person is. */
const ADJECTIVES = new RegExp(
  String.raw`^((?:i am|i'm)\s+)?(?:an?\s+)?${WORD_OF_PRAISE}(?:\s*,?\s*(?:and|&)?\s*${WORD_OF_PRAISE})*,?\s+(?=\p{L})`,
  "iu",
);

/** "with excellent communication skills and strong leadership qualities". */
const SKILLS_OF_ALL = new RegExp(
  String.raw`\s+(?:with|having|possessing)\s+(?:an?\s+)?(?:\s*(?:and\b|&|,)?\s*(?:(?:excellent|good|strong|great|effec` +
    String.raw`tive|outstanding|positive|proven|quick|pleasing|go-getter)\s+)?(?:communication|leadership|interpersonal|` +
    String.raw`team|teamwork|team management|presentation|learning|attitude|personality|people management|time managemen` +
    String.raw`t|problem[- ]solving|analytical|out[- ]of[- ]the[- ]box thinking|positive thinking|work ethics?)(?:\s+(?:` +
    String.raw`skills?|qualit(?:y|ies)|abilit(?:y|ies)|player|work|attitude|management))*)+(?=\s+(?:having|with|and havi` +
    String.raw`ng|looking|seeking|who)\b|\s*[.,;]|\s*$)`,
  "giu",
);

const HAVING_YEARS =
  /\s+(?:having|with)\s+(?:an?\s+)?(?:(?:rich|vast|total|overall|good|extensive|around|hands-on)\s+)*experience\s+of\s+(?=(?:more than |over |about |around |nearly )?\d)/iu;

const MYSELF =
  /^(?:[Mm]yself|[Mm]y\s+name\s+is|[Tt]his\s+is)\s+\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)?(?:,|\s+and)\s+/u;

/** The sentences of a summary without praise of oneself and without "I". */
export function rewordSummary(text: string): Rewording[] {
  return linesOf(text).flatMap((line) =>
    sentencesIn(line.text).flatMap(({ from, to }): Rewording[] => {
      const words = line.text.slice(from, to);
      const plain = withoutPraise(words);
      const said = withoutSubject(plain);
      const at = line.start + from;
      // What is left of a sentence must say something by itself.
      if (said.split(/\s+/u).length < 3) return [];
      const made = said === words ? words : capitalised(said);
      const edits = editsBetween(words, made, at);
      if (edits.length === 0) return [];
      return [{ edits, reason: plain === words ? "person" : "cliche" }];
    }),
  );
}

function withoutPraise(sentence: string): string {
  return sentence
    .replace(ADJECTIVES, "")
    .replace(SKILLS_OF_ALL, "")
    .replace(HAVING_YEARS, " with ")
    .replace(/\s+having\s+(?=\d+\+?\s+(?:years?|yrs?|months?)\b)/iu, " with ");
}

function withoutSubject(sentence: string): string {
  const named = sentence.replace(MYSELF, "");
  const was = /^i\s+was\s+(?=an?\s+\p{L})/iu.exec(named)?.[0];
  if (was !== undefined)
    return `worked as ${named.slice(was.length)}`.replace(/\bnow\s+i\s+/iu, "now ");
  const is = /^i\s+am\s+(?:an?\s+|having\s+)?(?=\p{L})/iu.exec(named)?.[0];
  if (is !== undefined && !/^i\s+am\s+(?:good|able|looking|\p{L}+ing)\b/iu.test(named))
    return named.slice(is.length);
  const knows = /^having\s+(?=(?:\S+\s+){0,3}(?:knowledge|experience|exposure)\b)/iu.exec(
    named,
  )?.[0];
  if (knows !== undefined) return `has ${named.slice(knows.length)}`;
  const opening = opened(named, { isCurrent: false, turnsVerbs: false, splitting: "none" });
  const said = opening?.text ?? named;
  return said.replace(
    /^did\s+(?=(?:an?\s+)?(?:\S+\s+){0,4}(?:internship|course|training|diploma|certification)\b)/iu,
    "completed ",
  );
}
