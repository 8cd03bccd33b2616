import type { CareersIndex } from "../../careers/careers-index.ts";
import { EVERYDAY, USES } from "../../lexicon/everyday-words.ts";
import { verbOf } from "../../lexicon/verbs.ts";
import { contentStems, FUNCTION_WORDS, keyOf, wordKeys } from "../../text/tokens.ts";

/** What is said about resumes, jobs and reports rather than in them. */
const TALK = wordKeys(`
  resume resumes cv line lines bullet bullets score scores scored point points recruiter recruiters employer employers
  interview interviews candidate candidates company companies job jobs role roles title titles section sections summary
  experience skill skills education project projects evidence proof term terms keyword keywords word words wording
  sentence sentences example examples reason reasons number numbers figure figures date dates gap gaps year years month
  months week weeks day days strong stronger strongest weak weaker weakest good better best bad clear clearer short
  shorter long longer first second third last next early late earlier later new old own many much few several enough
  exact exactly true false same different likely unlikely missing present honest plain specific general important
  useful possible sure ready yes no not also still already yet maybe perhaps instead once twice often always never
  please thank thanks hello sorry let try say says said tell tells told ask asks asked mean means meant put puts think
  thinks know knows known find finds found look looks see sees seen want wants wanted get gets got give gives gave go
  goes went come comes came keep keeps kept make makes made take takes took show shows shown begin begins end ends
  explain question answer answers reader readers opening result results impact scale team teams
`);

/** Figures, times and units in words: whether they are the person's is a matter of facts. */
const FIGURES = wordKeys(`
  zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand lakh lakhs crore crores
  million millions billion dozen dozens half halves quarter quarters third thirds double twice triple around about
  roughly almost nearly over under per cent percent rupees hour hours minute minutes fortnight am pm
  january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday
`);

const KNOWN = new WeakMap<CareersIndex, ReadonlySet<string>>();

/** Stems of the words in which the careers say in small letters what people do at work, with our own lists. */
function plainStems(careers: CareersIndex): ReadonlySet<string> {
  const known = KNOWN.get(careers);
  if (known) return known;
  const texts = careers.roles.flatMap(({ role }) => [...role.responsibilities, ...role.evidence]);
  const words = [...EVERYDAY, ...USES, ...TALK, ...FIGURES];
  for (const text of new Set(texts)) {
    words.push(...(text.match(/(?<![\p{L}\p{N}.])\p{Ll}{2,}(?![\p{Lu}\p{N}])/gu) ?? []));
  }
  const stems = new Set(words.flatMap(contentStems));
  KNOWN.set(careers, stems);
  return stems;
}

/** Whether a word is one of plain English, as people write about work: a verb, a function word, "steady", "daily". */
export function isPlainWord(word: string, careers: CareersIndex): boolean {
  const key = keyOf(word);
  if (FUNCTION_WORDS.has(key) || verbOf(word) !== null) return true;
  const [stem = key] = contentStems(word);
  return plainStems(careers).has(stem) || /^[a-z]{4,}ly$/u.test(key);
}

/** Whether a word is written with a capital by itself, and no name of anybody: "March", "Monday". */
export function isCalendarWord(word: string): boolean {
  return /^\p{Lu}/u.test(word) && word.length > 2 && FIGURES.has(keyOf(word));
}
