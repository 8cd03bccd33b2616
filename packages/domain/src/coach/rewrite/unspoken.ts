import { actionOf, firstWord, opensWithGerund, workBehind } from "./action.ts";
import { bareWork } from "./bare-work.ts";
import { chainedForms, NOUNS } from "./chained-forms.ts";
import type { Opening, Stance } from "./stance.ts";
import { strong } from "./strong.ts";
import type { Tense } from "./verbs.ts";
import { formsOf, inTense } from "./verbs.ts";

/** Nouns too: as the first word of a bullet they are verbs only before an object of their own. */
const OBJECT =
  /^\s+(?:the|a|an|all|every|each|new|daily|weekly|monthly|\d|over|more|up to|and\s+\p{L}+(?:e|s|t|n|w)?\s+the|\p{Ll}+s\b)/iu;

/** "Given demo" and "Done billing" are "Gave" and "Did"; "Given charge of" and "Written in Java" are not. */
const ACTIVE = new RegExp(
  String.raw`^(?:done\s+(?:the\s+|all\s+)?(?!by|in|on|at|for|with|as|from|under|using)\p{L}|given\s+(?:the\s+)?(?:demo` +
    String.raw`s?|training|presentations?|handover|support|feedback|lectures?|seminars?|quotations?|sessions?|classes|tu` +
    String.raw`itions?|medicines?|injections?|medications?|first)\b|taken\s+(?:the\s+|daily\s+)?(?:class(?:es)?|interviews?|orders?|trainin` +
    String.raw`g|sessions?|follow|reservations?|rounds|lectures?|backups?|readings?|samples?)\b|written\s+(?:the\s+|\d+\s` +
    String.raw`+)?(?:articles?|reports?|tests?|scripts?|blogs?|code|quer(?:y|ies)|letters?|content)\b)`,
  "iu",
);

/** "Handling claims", "Maintains the register", "Preparation of reports". */
export function unspoken(text: string, tense: Tense, { isCurrent }: Stance): Opening | null {
  const action = actionOf(text, tense);
  if (action !== null) return { text: strong(action), reason: isCurrent ? "current" : "opening" };
  const word = firstWord(text);
  const known = formsOf(word);
  if (!known || opensWithGerund(text)) return namedWork(text, tense) ?? bareWork(text, tense);
  if (known.form === "gerund" || known.form === "base") {
    const bare = bareWork(text, tense);
    const isDoing = known.form === "base" && OBJECT.test(text.slice(word.length));
    if (bare !== null && !isDoing) return bare;
  }
  if (/^did\b/iu.test(text) && strong(text.toLowerCase()) !== text.toLowerCase())
    return { text: strong(word.toLowerCase() + text.slice(word.length)), reason: "opening" };
  const award =
    /^got\s+(?=(?:\S+\s+){0,6}(?:awards?|appreciations?|recognition|prizes?|certificates?|incentives?|medals?|trophy|bonus)\b)/iu.exec(
      text,
    )?.[0];
  if (award !== undefined)
    return { text: `received ${text.slice(award.length)}`, reason: "opening" };
  const rest = text.slice(word.length);
  if (known.form === "past") return inOneTense(word, rest);
  const isTurned = tense === "past" && (known.form === "base" || known.form === "third");
  const isPlain = isCurrent && known.form === "third";
  const isVerb =
    OBJECT.test(rest) ||
    (known.form === "third" && !NOUNS.has(word.toLowerCase()) && /^\s+\p{L}/u.test(rest));
  if ((isTurned || isPlain) && isVerb && known.verb.base !== "be") {
    const verb = tense === "past" ? known.verb.past : known.verb.base;
    return { text: verb + chainedForms(rest, tense), reason: isCurrent ? "current" : "tense" };
  }
  if (known.form === "participle" && ACTIVE.test(text))
    return {
      text:
        known.verb.past +
        rest.replace(
          /(?<=\band\s)(?:done|given|taken|written)(?=\s)/giu,
          (other) => formsOf(other)?.verb.past ?? other,
        ),
      reason: "words",
    };
  return null;
}

/** "Prepared the report and sending it": what follows, as what came first. Null where it does already. */
function inOneTense(word: string, rest: string): Opening | null {
  const made = rest.replace(
    /(\s+and\s+(?:also\s+)?)(\p{Ll}+ing)(?=\s+(?:it|them|the|all|same|these|those|their|his|her|any|every|each)\b)/gu,
    (whole, joint: string, gerund: string, at: number) => {
      const past = inTense(gerund, "past");
      // Behind another form in -ing it may be a second object of it: "handled billing and checking the sheets".
      const isAfterAnother =
        /\p{Ll}ing\b|\b(?:by|for|of|in|on|with|who|which|that|while)\s+\p{Ll}+\s*$/u.test(
          rest.slice(0, at),
        );
      return past === null || isAfterAnother ? whole : joint + past;
    },
  );
  return made === rest ? null : { text: word.toLowerCase() + made, reason: "tense" };
}

/** Words that open such a bullet and are no names. */
function isCommon(word: string): boolean {
  return (
    workBehind(word) !== null ||
    formsOf(word) !== null ||
    new RegExp(
      String.raw`^(?:query|queries|complaint|bank|cash|stock|site|daily|weekly|monthly|user|customer|client|patient|vendor` +
        String.raw`|sales|payment|invoice|salary|material|store|data|order|account|product|quality|field|home|office|machine` +
        String.raw`|employee|staff|budget)$`,
      "iu",
    ).test(word)
  );
}

/** "User creation and password reset in AD", "Coordination with clients": names of work, done by the person. */
function namedWork(text: string, tense: Tense): Opening | null {
  const head =
    /^((?:\p{L}[\p{L}/-]*\s+){0,2})(\p{L}[\p{L}-]*)(?=\s+(?:of|for|and|in|as|with|at|on)\b)/u.exec(
      text,
    );
  if (!head) return null;
  const [, before = "", name = ""] = head;
  const isWork = workBehind(name) !== null || (before !== "" && formsOf(name)?.form === "gerund");
  if (!isWork || /\b(?:was|were|is|are|has|have|had)\b/iu.test(text)) return null;
  if (
    before
      .trim()
      .split(/\s+/u)
      .some((word) => formsOf(word)?.form === "past" || formsOf(word)?.form === "gerund")
  )
    return null;
  const first = firstWord(text);
  const start =
    /^\p{Lu}\p{Ll}+$/u.test(first) && (isCommon(first) || /(?:ory|ative|ional|ical)$/u.test(first))
      ? text.charAt(0).toLowerCase() + text.slice(1)
      : text;
  return { text: `${tense === "past" ? "carried out" : "carry out"} ${start}`, reason: "opening" };
}
