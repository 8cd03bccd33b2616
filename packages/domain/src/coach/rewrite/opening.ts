import { regex } from "../../text/regex.ts";
import { actionOf, chained, firstWord, opensWithGerund, workBehind } from "./action.ts";
import { resultFirst } from "./result-first.ts";
import type { Reason } from "./reasons.ts";
import type { Opening, Stance } from "./stance.ts";
import type { Tense } from "./verbs.ts";
import { formsOf, inTense } from "./verbs.ts";

/** What leads to a clause and says nothing. */
const LEAD = regex("iu")`
  ^(?:(?:and|also|then|so|besides|additionally|moreover|furthermore|basically|mainly|primarily|successfully|
  actively|apart from (?:this|that|it|these)|along with (?:this|that|it|these)|other than (?:this|that)|
  in addition(?: to (?:this|that|it|these))?|as well as|kindly note that|please note that|
  in this (?:project|role|job|company|internship)|in (?:my|our) (?:role|job|project)|
  (?:currently|presently|at present|nowadays)(?=,?\s+(?:i|we|am|working|handling)\b)),?\s+)+
`;

const ADVERB = String.raw`(?:\s+(?:also|mostly|mainly|always|regularly|actively|successfully|usually|generally|personally|now|currently|presently|primarily|solely|fully|even))*`;
const SUBJECT = String.raw`(?:(?:i|we)\b${ADVERB}\s+)`;

const rule = (source: string) => new RegExp(`^${source}`, "iu");

const DUTY = rule(
  String.raw`${SUBJECT}?(?:(?:was|am|were|is|being|been|have been|had been)\s+)?(?:also\s+|mainly\s+|solely\s+|fully\s+|primarily\s+)*(?:responsible for|accountable for|in charge of|in-charge of|tasked with|entrusted with)\s+(?:the\s+(?:work|task|job|activity|activities|responsibility)\s+of\s+)?`,
);
const INVOLVED = rule(
  String.raw`${SUBJECT}?(?:(?:was|am|were|got|is|being|have been|had been)\s+)?(?:also\s+|actively\s+|mainly\s+)*(?:involved in|involved with|engaged in|worked on|working on|work on)\s+(?:the\s+(?:work|task|job)\s+of\s+)?`,
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
  String.raw`${SUBJECT}?(?:am\s+|was\s+|were\s+)?(?:also\s+)?(?:look(?:s|ed|ing)? after|tak(?:e|es|ing) care of|took care of|deal(?:s|t|ing)? with)\s+`,
);
const ROLE = rule(
  String.raw`(?:my|the)\s+(?:main\s+|key\s+)?(?:role|job|duty|duties|work|responsibility|responsibilities|task)\s+(?:was|is|were|are|included?|includes|involved|involves)\s+(?:to\s+)?`,
);
const POST = rule(
  String.raw`${SUBJECT}?(?:was|am|were|is)\s+(?:also\s+)?(?:an?\s+|the\s+)?(?=(?:[\p{L}-]+\s+){0,2}(?:coordinator|co-ordinator|volunteer|secretary|captain|head|leader|president|representative|organiser|organizer|member|treasurer|in-charge|incharge)\b)`,
);
const ABLE = rule(String.raw`${SUBJECT}?(?:was|were|am|been|have been)\s+able\s+to\s+(?=\p{L})`);
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
  if (involved) return partIn(involved, wasDone);
  const joined = after(JOINED);
  if (joined) return { text: `took part in ${joined}`, reason: "help" };
  const helped = HELPED.exec(text);
  if (helped) return helpedWith(helped[1] ?? "", text.slice(helped[0].length), wasDone, stance);
  const role = after(ROLE);
  if (role) return done(role, wasDone, "opening");
  const post = after(POST);
  if (post) return { text: post, reason: "shorter" };
  const able = after(ABLE);
  if (able) return done(able, "past", "opening");
  const usedTo = after(USED_TO);
  if (usedTo) return done(usedTo, "past", "opening");
  const doing = after(BE_DOING);
  if (doing && stance.turnsVerbs) return done(doing, wasDone, "opening");
  const have = after(HAVE_DONE);
  if (have && isDone(have)) return done(have, "past", "opening");
  const subject = after(WITH_SUBJECT);
  if (subject) return spoken(subject, tense);
  return stance.turnsVerbs ? unspoken(text, tense, stance) : null;
}

/** A duty told in the past is over, also in a job that goes on. */
const WAS = /^(?:(?:i|we)\s+)?(?:also\s+)?(?:was|were|had|worked|helped|assisted|handled|looked|took|dealt|did|got)\b|^(?:my|the)\s.{0,30}?\b(?:was|were|included|involved)\b/iu;

/** What has a measured change is done, also in a job that goes on. */
function tenseFor(text: string, { isCurrent }: Stance): Tense {
  return isCurrent && !/\bfrom\s+\S*\d.*\bto\s+\S*\d/iu.test(text) ? "present" : "past";
}

function handled(text: string, rest: string, tense: Tense): Opening | null {
  const action = actionOf(rest, tense);
  if (action !== null) return { text: action, reason: "opening" };
  if (rest.trim() === "") return null;
  // "Taking care of 3 patients" is caring for them.
  if (
    /^(?:look|tak|took)/iu.test(text) &&
    /^(?:\S+\s+){0,4}(?:patients?|children|residents|elderly|babies|infants)\b/iu.test(rest)
  )
    return { text: `${tense === "past" ? "cared" : "care"} for ${rest}`, reason: "opening" };
  return { text: `${tense === "past" ? "handled" : "handle"} ${rest}`, reason: "opening" };
}

/** Work that is done by taking part in it. Of what is made or founded once, a part is only a part. */
const ROUTINE = regex("iu")`
  ^(?:check|prepar|maintain|handl|test|monitor|collect|review|verif|inspect|clean|pack|enter|updat|record|process|
  sell|teach|serv|operat|repair|calibrat|answer|attend|reconcil|fil|document|coordinat|writ|fix|debug|code|
  schedul|source|screen|draft|analy|dispatch|dispens|load|mov|migrat|configur|install|support|market|promot|
  survey|measur|record|track|report|tak|mak|run|work|do|us|manag)
`;

function partIn(rest: string, tense: Tense): Opening | null {
  const action = actionOf(rest, tense);
  if (action === null)
    return opensWithGerund(rest) || formsOf(firstWord(rest)) !== null
      ? null
      : { text: `${tense === "past" ? "supported" : "support"} ${rest}`, reason: "opening" };
  const verb = firstWord(action);
  if (ROUTINE.test(formsOf(verb)?.verb.base ?? verb)) return { text: action, reason: "opening" };
  const base = actionOf(rest, "present");
  return base === null
    ? null
    : { text: `${tense === "past" ? "helped" : "help"} ${base}`, reason: "help" };
}

function helpedWith(word: string, rest: string, tense: Tense, stance: Stance): Opening | null {
  const help = tense === "past" ? "helped" : "help";
  const inWork = /^(?:in|with|to|for)\s+(?:the\s+)?(?=\p{L})/iu.exec(rest)?.[0];
  if (inWork !== undefined) {
    const work = rest.slice(inWork.length);
    const base =
      actionOf(work, "present") ??
      (/^to\s/iu.test(inWork) && formsOf(firstWord(work))?.form === "base" ? work : null);
    if (base !== null) return { text: `${help} ${base}`, reason: "help" };
  }
  // "Helping two analysts to run": whom, and what they were helped with.
  const whom = /^((?:(?!to\b)\S+\s+){1,4})(?:to|in)\s+(\p{L}+)(?=\s)/iu.exec(rest);
  const verb = whom && formsOf(whom[2] ?? "");
  if (whom && verb && (verb.form === "base" || verb.form === "gerund") && /^help/iu.test(word))
    return {
      text: `${help} ${whom[1] ?? ""}${verb.verb.base}${rest.slice(whom[0].length)}`,
      reason: "help",
    };
  if (/ing$/iu.test(word) && stance.turnsVerbs) {
    const own = /^assist/iu.test(word) ? (tense === "past" ? "assisted" : "assist") : help;
    return { text: `${own} ${rest}`, reason: stance.isCurrent ? "current" : "opening" };
  }
  return null;
}

function isDone(text: string): boolean {
  const form = formsOf(firstWord(text))?.form;
  return (
    form === "past" ||
    form === "participle" ||
    (form === "base" && /^(?:cut|set|put|read|run|split|come)\b/iu.test(text))
  );
}

/** A clause behind its subject and helping verb, its own verb in the tense. */
function done(text: string, tense: Tense, reason: Reason): Opening | null {
  const action = actionOf(text, tense);
  if (action !== null) return { text: action, reason };
  const word = firstWord(text);
  const verb = inTense(word, tense);
  if (verb === null || word === text.trim()) return null;
  return { text: strong(verb + chainedForms(text.slice(word.length), tense)), reason };
}

const WORK = /^(?:maintenance|support|reviews?|surveys?|audits?|duty|duties|rounds|procedures?)$/iu;

/** "Did maintenance" is carrying it out. */
function strong(text: string): string {
  const done = /^(do|did)(?=\s)/iu.exec(text)?.[0];
  if (done === undefined) return text;
  const words = /^(?:\s+[\p{L}-]+){1,4}/u.exec(text.slice(done.length))?.[0].trim().split(/\s+/u) ?? [];
  const isWork = words.some((word) => workBehind(word) !== null || WORK.test(word));
  if (!isWork) return text;
  return `${/^did/iu.test(done) ? "carried out" : "carry out"}${text.slice(done.length)}`;
}

/** "I monitor vitals", "I also taught": what was done stays done, what is usual takes the tense of the job. */
function spoken(text: string, tense: Tense): Opening | null {
  const word = firstWord(text);
  const known = formsOf(word);
  if (known?.form === "gerund") return done(text, tense, "opening");
  if (known?.form === "past" || known?.form === "participle")
    return {
      text:
        (known.form === "past" ? word.toLowerCase() : known.verb.past) + text.slice(word.length),
      reason: "person",
    };
  if (known && !/^(?:be|have|need|want|like|know|come|go)$/u.test(known.verb.base))
    return done(text, tense, "person");
  if (/^\p{Ll}+[^e]ed\b/u.test(text)) return { text, reason: "person" };
  return null;
}

/** Nouns too: as the first word of a bullet they are verbs only before an object of their own. */
const OBJECT =
  /^\s+(?:the|a|an|all|every|each|new|daily|weekly|monthly|\d|over|more|up to|and\s+\p{L}+(?:e|s|t|n|w)?\s+the|\p{Ll}+s\b)/iu;

/** "Handling claims", "Maintains the register", "Preparation of reports". */
function unspoken(text: string, tense: Tense, { isCurrent }: Stance): Opening | null {
  const action = actionOf(text, tense);
  if (action !== null) return { text: strong(action), reason: isCurrent ? "current" : "opening" };
  const word = firstWord(text);
  const known = formsOf(word);
  if (!known || opensWithGerund(text)) return namedWork(text, tense);
  if (/^did\b/iu.test(text) && strong(text.toLowerCase()) !== text.toLowerCase())
    return { text: strong(word.toLowerCase() + text.slice(word.length)), reason: "opening" };
  const award = /^got\s+(?=(?:\S+\s+){0,6}(?:awards?|prizes?|certificates?|incentives?|medals?|trophy|bonus)\b)/iu.exec(text)?.[0];
  if (award !== undefined) return { text: `received ${text.slice(award.length)}`, reason: "opening" };
  const rest = text.slice(word.length);
  const isTurned = tense === "past" && (known.form === "base" || known.form === "third");
  const isPlain = isCurrent && known.form === "third";
  const isVerb = OBJECT.test(rest) || (known.form === "third" && !NOUNS.has(word.toLowerCase()) && /^\s+\p{L}/u.test(rest));
  if ((isTurned || isPlain) && isVerb && known.verb.base !== "be") {
    const verb = tense === "past" ? known.verb.past : known.verb.base;
    return { text: verb + chainedForms(rest, tense), reason: isCurrent ? "current" : "tense" };
  }
  if (known.form === "participle" && (OBJECT.test(rest) || /^(?:given|taken|done|written|made)\s+\p{Ll}/iu.test(text)))
    return {
      text:
        known.verb.past +
        rest.replace(/(?<=\band\s)(?:done|given|taken|written)(?=\s)/giu, (other) => formsOf(other)?.verb.past ?? other),
      reason: "words",
    };
  return null;
}

/** Plurals of nouns that are third persons of verbs too. */
const NOUNS = new Set(
  `reports designs tests plans works supports records samples orders visits audits schedules charts drafts runs sets results
  projects sales checks calls trains interviews surveys models maps deals leads stocks labels stores services uses needs
  places issues documents films forms files codes presents processes profiles programs markets accounts clients bills
  mails emails messages posts tags loads trades tracks scores ranks tours trims filters functions pitches scripts sources
  screens segments shares states starts balances budgets benchmarks campaigns captures challenges claims coaches controls`
    .split(/\s+/u),
);

/** Words that open such a bullet and are no names. */
function isCommon(word: string): boolean {
  return (
    workBehind(word) !== null ||
    formsOf(word) !== null ||
    /^(?:bank|cash|stock|site|daily|weekly|monthly|user|customer|client|patient|vendor|sales|payment|invoice|salary|material|store|data|order|account|product|quality|field|home|office|machine|employee|staff|budget)$/iu.test(word)
  );
}

/** "User creation and password reset in AD", "Coordination with clients": names of work, done by the person. */
function namedWork(text: string, tense: Tense): Opening | null {
  const head = /^((?:\p{L}[\p{L}/-]*\s+){0,2})(\p{L}[\p{L}-]*)(?=\s+(?:of|for|and|in|as|with|at|on)\b)/u.exec(text);
  if (!head) return null;
  const [, before = "", name = ""] = head;
  const isWork = workBehind(name) !== null || (before !== "" && formsOf(name)?.form === "gerund");
  if (!isWork || /\b(?:was|were|is|are|has|have|had)\b/iu.test(text)) return null;
  if ([...before.trim().split(/\s+/u)].some((word) => formsOf(word)?.form === "past" || formsOf(word)?.form === "gerund")) return null;
  const first = firstWord(text);
  const start = /^\p{Lu}\p{Ll}+$/u.test(first) && isCommon(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  return { text: `${tense === "past" ? "carried out" : "carry out"} ${start}`, reason: "opening" };
}

/** " and raise the indent" behind a first verb that was turned: " and raised the indent". */
function chainedForms(rest: string, tense: Tense): string {
  return chained(rest, tense).replace(
    /(\band\s+(?:also\s+)?)(\p{Ll}+)(?=\s+(?:the|a|an|all|\d|\p{Ll}+\s+(?:to|for|in|with|on)\b))/gu,
    (whole, joint: string, word: string) => {
      const known = formsOf(word);
      if (!known || known.form === "past" || known.form === "participle" || known.form === "gerund" || NOUNS.has(`${word}s`) || NOUNS.has(word)) return whole;
      return joint + (tense === "past" ? known.verb.past : known.verb.base);
    },
  );
}
