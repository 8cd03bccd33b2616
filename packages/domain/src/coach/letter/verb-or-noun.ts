import { verbOf } from "../../lexicon/verbs.ts";
import { wordSet } from "./word-set.ts";

type Form = NonNullable<ReturnType<typeof verbOf>>["form"];

/** Words that stand before the object of a verb, and after no noun that opens a line. */
const OPENS_OBJECT =
  /^(?:the|a|an|all|each|every|my|our|their|its|new|daily|weekly|monthly|up to|over|about|\d|₹|Rs)/iu;

/** Fields of work in -ing: "Nursing care", "Marketing campaigns". */
const FIELDS_OF_WORK = wordSet(`accounting banking billing consulting engineering housekeeping
  marketing manufacturing networking nursing`);

/** Prepositions that follow a noun and hardly a verb in its plain form. */
const AFTER_NOUN = /^(?:of|for|:|–|-|and)(?!\p{L})/u;
/** Verbs that take "for". */
const TAKES_FOR = wordSet(
  "care provide cater prepare search apply arrange vouch caring providing catering preparing",
);

/**
 * Whether a word that can be a verb more likely names a thing at the beginning of a line: "Project management",
 * "Nursing care of", "Design of". The past is always a verb.
 *
 * @param rest  what follows the word
 */
export function isNounHere(word: string, form: Form, rest: string): boolean {
  const after = rest.trim();
  if (OPENS_OBJECT.test(after)) return false;
  if (AFTER_NOUN.test(after)) return !(after.startsWith("for ") && TAKES_FOR.has(word));
  if (form === "gerund") return FIELDS_OF_WORK.has(word);
  return form === "base" && NOUNS_TOO.has(word);
}

/** Verbs of the lexicon that are as often nouns, in their plain form. */
const NOUNS_TOO =
  wordSet(`answer audit balance benchmark brief campaign catalogue coach code contract control design
  display document document film file grade group head host index label lecture log market master model nurse offer
  order outline overhaul own package partner patent pilot place plan play post price process produce profile program
  project prototype purchase rank record reform release report rescue research review sample scale schedule score
  screen segment service shape source staff store structure study supply support survey target test trace track trade
  train transfer trim tune tutor update upgrade use value view visit volunteer work`);

/**
 * What follows a verb whose form changed, with the verbs that go on from it changed alike: "and running the lab" →
 * "and ran the lab". Null where a word of the old form may be one of them or a noun.
 */
export function continues(rest: string, from: Form, to: "base" | "past"): string | null {
  const [, joint = "", next = "", after = ""] = /^(,? and |, )(\p{L}+)(.*)$/su.exec(rest) ?? [];
  const second = next === "" ? null : verbOf(next);
  // Two verbs side by side: "Planning and running the lab".
  if (second?.form === from) {
    const others = continues(after, from, to);
    return others === null ? null : `${joint}${second.verb[to]}${others}`;
  }
  return [...rest.matchAll(/(?:\band|,) (\p{L}+)/gu)].some(
    ([, word = ""]) => verbOf(word)?.form === from,
  )
    ? null
    : rest;
}
