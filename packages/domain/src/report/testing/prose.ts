/** The nouns that reports count, in the singular. */
const NOUNS =
  `bullet|point|word|page|line|job|study|project|skill|term|year|month|date|entry|section|heading|column|
icon|letter|character|format|pronoun|sentence|title|degree|gap|check|phrase|verb|duty|place|figure|name|tool|result|
role|slip|spelling|field|step|must|way|opening|bracket|technology`.replaceAll(/\s+/gu, "");
const PLURALS = NOUNS.split("|")
  .map((noun) => (/[^aeiou]y$/u.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`))
  .join("|");

/** Between a number and its noun: "2 more bullets", "three listed skills". */
const BETWEEN = String.raw`(?:(?:more|listed|hidden|of|your|the|other|unknown|older)\s+){0,2}`;
const MANY = String.raw`(?:two|three|four|five|six|seven|eight|nine|both|all|[02-9]|\d{2,})`;
const ONE_VERB = "is|was|has|does|says|names|opens|stands|shows|runs|ends|counts";
const MANY_VERB = "are|were|have|do|say|name|open|stand|show|run|end|count";

const FAULTS: readonly (readonly [string, RegExp])[] = [
  ["blanks", /\s{2,}|\s[.,;:?!]|^\s|\s$/u],
  ["signs", /[.,;:]{2,}(?<!…)|\(\)|“”|„/u],
  ["no value", /\b(?:undefined|null|NaN|Infinity)\b|\[object/u],
  [
    "one and many",
    new RegExp(
      String.raw`(?<![\d.,]|of |to )\b(?:1|one) ${BETWEEN.replace("of|", "")}(?:${PLURALS})\b`,
      "iu",
    ),
  ],
  [
    "many and one",
    new RegExp(
      String.raw`(?<![\d.,–-])\b${MANY} (?:(?:more|listed|hidden|other)\s+)?(?:${NOUNS})\b(?![-’'])`,
      "iu",
    ),
  ],
  [
    "many with a verb of one",
    new RegExp(
      String.raw`(?<!of |of your |of the |in )\b(?:two|three|four|five|six|seven|eight|nine|\d{2,}) (?:${PLURALS}) (?:${ONE_VERB})\b`,
      "iu",
    ),
  ],
  [
    "one with a verb of many",
    new RegExp(
      String.raw`(?<!of |[\d.,])\b(?:one|1) (?:${NOUNS}) (?:${MANY_VERB})\b|\bone of ${MANY} (?:\p{L}+ )?(?:${PLURALS}) (?:${MANY_VERB})\b`,
      "iu",
    ),
  ],
  ["odd words", /\bno in\b|\bnot the one\b|\bcan not\b/iu],
  ["only none", /\bonly (?:no|none|0)\b|\bno \p{L}+ (?:is|are) too few\b/iu],
  ["no verb", /^(?:\p{L}+ (?:yes|no)(?:, |\.))+$/u],
  ["said twice", /\b(\p{L}+) \1\b/iu],
];

/** Of what stands by itself, and not beside a place or under a title. */
const WHOLE_FAULTS: typeof FAULTS = [
  ["beginning", /^\p{Ll}|[.!?] \p{Ll}/u],
  ["end", /[^.!?]$/u],
];

/** What is wrong with the English of a text of ours; quoted words are left out. [] for nothing. */
export function faultsOf(text: string): string[] {
  const own = text.replaceAll(/“[^”]*”/gu, "“X”");
  return FAULTS.flatMap(([name, fault]) => (fault.test(own) ? [name] : []));
}

/** As `faultsOf`, of whole sentences. */
export function sentenceFaultsOf(text: string): string[] {
  const own = text.replaceAll(/“[^”]*”/gu, "“X”");
  const more = WHOLE_FAULTS.flatMap(([name, fault]) => (fault.test(own) ? [name] : []));
  return [...faultsOf(text), ...more];
}
