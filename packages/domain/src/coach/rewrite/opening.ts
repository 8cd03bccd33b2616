import { regex } from "../../text/regex.ts";
import { actionOf } from "./action.ts";
import { handled, helpedWith, partIn } from "./duty.ts";
import { resultFirst } from "./result-first.ts";
import { wordCount } from "./sentences.ts";
import { inOwnTense, isDone, spoken } from "./spoken.ts";
import type { Opening, Stance } from "./stance.ts";
import { lowerStart } from "../../text/wording.ts";
import { unspoken } from "./unspoken.ts";
import type { Tense } from "./verbs.ts";

/** What leads to a clause and says nothing. */
const LEAD = regex("iu")`
  ^(?:(?:and|also|then|so|besides|additionally|moreover|furthermore|basically|mainly|primarily|successfully|
  actively|apart from (?:this|that|it|these)|along with (?:this|that|it|these)|other than (?:this|that)|
  in addition(?: to (?:this|that|it|these))?|as well as|kindly note that|please note that|
  in this (?:project|role|job|company|internship)|in (?:my|our) (?:role|job|project)|
  (?:currently|presently|at present|nowadays)(?=,?\s+(?:i|we|am|working|handling)\b)),?\s+)+
`;

/** Words of a sentence whose beginning can go to its end and still be seen there. */
const LONGEST_MOVED = 24;

const WHEN = /^((?:during|since|after|before)\s+[^,]{3,28}?),?\s+(?=(?:i|we)\s)(\S.*)$/isu;

const ADVERB = String.raw`(?:\s+(?:also|mostly|mainly|always|regularly|actively|successfully|usually|generally|personally|now|currently|presently|primarily|solely|fully|even))*`;
const SUBJECT = String.raw`(?:(?:i|we)\b${ADVERB}\s+)`;

const rule = (source: string) => new RegExp(`^${source}`, "iu");

const DUTY = rule(
  String.raw`${SUBJECT}?(?:(?:was|am|were|is|being|been|have been|had been)\s+)?(?:also\s+|mainly\s+|solely\s+|fully\s` +
    String.raw`+|primarily\s+)*(?:responsible for|accountable for|in charge of|in-charge of|tasked with|entrusted with)\s` +
    String.raw`+(?:the\s+(?:work|task|job|activity|activities|responsibility)\s+of\s+)?`,
);
const INVOLVED = rule(
  String.raw`${SUBJECT}?(?:(?:was|am|were|got|is|being|have been|had been)\s+)?(?:also\s+|actively\s+|mainly\s+)*(?:in` +
    String.raw`volved in|involved with|engaged in|worked on|working on|work on)\s+(?:the\s+(?:work|task|job)\s+of\s+)?`,
);
const HELPED = rule(
  String.raw`${SUBJECT}?(?:(?:was|am|were|have|had)\s+)?(?:also\s+)?(help|helps|helped|helping|assist|assists|assisted|assisting)\s+`,
);
const JOINED = rule(
  String.raw`${SUBJECT}?(?:was|am|were|been)\s+(?:also\s+)?(?:an?\s+|the\s+)?(?:active\s+)?(?:part|participant)\s+(?:of|in)\s+(?!.{0,20}\b(?:team|group|committee|panel)\b)`,
);
const WORK_OF = rule(
  String.raw`${SUBJECT}?(?:am\s+|was\s+)?(?:handle[sd]?|handling|doing|do|does|did|managing|managed)\s+the\s+(?:work|task|job|activity|activities|responsibility)\s+of\s+`,
);
const AFTER = rule(
  String.raw`${SUBJECT}?(?:am\s+|was\s+|were\s+)?(?:also\s+)?(?:look(?:s|ed|ing)? after|tak(?:e|es|ing|en) care of|took care of|deal(?:s|t|ing)? with)\s+`,
);
const ROLE = rule(
  String.raw`(?:my|the)\s+(?:main\s+|key\s+)?(?:role|job|duty|duties|work|responsibility|responsibilities|task)\s+(?:was|is|were|are|included?|includes|involved|involves)\s+(?:to\s+)?`,
);
const POST = rule(
  String.raw`${SUBJECT}?(?:was|am|were|is)\s+(?:also\s+)?(?:an?\s+|the\s+)?(?=(?:[\p{L}-]+\s+){0,2}(?:coordinator|co-o` +
    String.raw`rdinator|volunteer|secretary|captain|head|leader|president|representative|organiser|organizer|member|trea` +
    String.raw`surer|in-charge|incharge)\b)`,
);
/** What others decided and the person is proud of, without its helping verb: "Promoted to", "Posted in". */
const WAS_CHOSEN = rule(
  String.raw`${SUBJECT}?(?:was|were|got|been|have been|has been)\s+(?:also\s+)?(?=(?:posted|deputed|assigned|transferr` +
    String.raw`ed|selected|chosen|appointed|promoted|nominated|awarded|felicitated|recognised|recognized|elected)\s)`,
);
const ABLE = rule(String.raw`${SUBJECT}?(?:was|were|am|been|have been)\s+able\s+to\s+(?=\p{L})`);
/** "Managed to increase" is having increased. */
const MANAGED = rule(
  String.raw`${SUBJECT}?(?:(?:have|has|had)\s+)?(?:also\s+)?(?:managed\s+to|succeeded\s+in)\s+(?=\p{L})`,
);
/** One of several who did it: a part stays a part. */
const IN_TEAM = rule(
  String.raw`${SUBJECT}?(?:worked|working|was|work)\s+(?:as\s+)?(?:an?\s+)?(?:active\s+)?(?:part|member|team[- ]member)\s+(?:of\s+(?:the|an?|our)\s+team\s+)?(?:in|for)\s+(?:the\s+)?(?=\p{L})`,
);
const USED_TO = rule(String.raw`${SUBJECT}?(?:also\s+)?used\s+to\s+(?=\p{L})`);
const BE_DOING = rule(
  String.raw`${SUBJECT}?(?:am|was|were|is|are|have been|has been|had been)${ADVERB}\s+(?=\p{L}+ing\b)`,
);
const HAVE_DONE = rule(String.raw`${SUBJECT}?(?:have|has|had)${ADVERB}\s+(?:also\s+)?(?=\p{L})`);
const WITH_SUBJECT = rule(SUBJECT);

/**
 * A clause that opens with what was done: without "I", "Was responsible for" and "Worked on", in the tense of its job.
 * Null for one that already does, and for one whose verb cannot be told.
 *
 * @param clause  words of one line, sentence or part of a sentence, without its mark
 */
export function opened(clause: string, stance: Stance): Opening | null {
  const lead = LEAD.exec(clause)?.[0].length ?? 0;
  const own = clause.slice(lead);
  // "During the wave I was posted …": when it was goes to the end.
  const when = WHEN.exec(own);
  if (when && stance.turnsVerbs && wordCount(own) <= LONGEST_MOVED) {
    const rest = when[2] ?? "";
    const inner = reopened(rest, stance);
    const end = /[.!]$/u.exec(rest)?.[0] ?? "";
    if (inner)
      return {
        ...inner,
        text: `${inner.text.slice(0, inner.text.length - end.length)} ${lowerStart(when[1] ?? "")}${end}`,
      };
  }
  const result = stance.turnsVerbs ? resultFirst(own) : null;
  if (result) return result;
  const made = reopened(own, stance);
  if (made) return made;
  if (lead === 0 || own === "") return null;
  return { text: own, reason: "shorter" };
}

function reopened(text: string, stance: Stance): Opening | null {
  const tense = tenseFor(text, stance);
  const wasDone: Tense = WAS.test(text) ? "past" : tense;
  const after = (pattern: RegExp) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? null : text.slice(found.length);
  };
  const duty = after(DUTY) ?? after(WORK_OF) ?? after(AFTER);
  if (duty) return handled(text, duty, wasDone);
  const involved = after(INVOLVED);
  if (involved)
    return partIn(involved, wasDone, /^\S*\s*\S*\s*(?:involved|engaged)\b/iu.test(text));
  const measured = MEASURED.exec(text);
  if (measured && stance.turnsVerbs)
    return {
      text: `reached ${measured[2] ?? ""} ${lowerStart(measured[1] ?? "")}${text.slice(measured[0].length)}`,
      reason: "opening",
    };
  const joined = after(JOINED);
  if (joined) return { text: `took part in ${joined}`, reason: "help" };
  const helped = HELPED.exec(text);
  if (helped) return helpedWith(helped[1] ?? "", text.slice(helped[0].length), wasDone, stance);
  const role = after(ROLE);
  if (role) return inOwnTense(role, wasDone, "opening");
  const post = after(POST);
  if (post) return { text: post, reason: "shorter" };
  const chosen = after(WAS_CHOSEN);
  if (chosen) return { text: chosen, reason: "shorter" };
  const able = after(ABLE);
  if (able) return inOwnTense(able, "past", "opening");
  const managed = after(MANAGED);
  if (managed) return inOwnTense(managed, "past", "opening");
  const inTeam = after(IN_TEAM);
  const part = inTeam === null ? null : actionOf(inTeam, "present");
  if (part !== null)
    return { text: `${wasDone === "past" ? "helped" : "help"} ${part}`, reason: "help" };
  const usedTo = after(USED_TO);
  if (usedTo) return inOwnTense(usedTo, "past", "opening");
  const doing = after(BE_DOING);
  if (doing && stance.turnsVerbs) return inOwnTense(doing, wasDone, "opening");
  const have = after(HAVE_DONE);
  if (have && isDone(have)) return inOwnTense(have, "past", "opening");
  const subject = after(WITH_SUBJECT);
  if (subject) return spoken(subject, tense);
  return stance.turnsVerbs ? unspoken(text, tense, stance) : null;
}

/** "Accuracy was 93%": a measure as something reached. */
const MEASURED =
  /^(?:the\s+)?((?:(?:test|overall|final|model|average)\s+)?(?:accuracy|efficiency|uptime|coverage|precision|attendance))\s+(?:was|is|came to|reached)\s+(\d+(?:\.\d+)?\s?%)(?!\s*(?:to|->|→))/iu;

/** A duty told in the past is over, also in a job that goes on. */
const WAS =
  /^(?:(?:i|we)\s+)?(?:also\s+)?(?:was|were|had|worked|helped|assisted|handled|looked|took|dealt|did|got)\b|^(?:my|the)\s.{0,30}?\b(?:was|were|included|involved)\b/iu;

/** What has a measured change is done, also in a job that goes on. */
function tenseFor(text: string, { isCurrent }: Stance): Tense {
  return isCurrent && !/\bfrom\s+\S*\d.*\bto\s+\S*\d/iu.test(text) ? "present" : "past";
}
