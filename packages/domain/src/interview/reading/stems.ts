import { verbOf } from "../../lexicon/verbs.ts";
import { FUNCTION_WORDS, singular, stem, type Token, tokenize } from "../../text/tokens.ts";

/** Pasts and participles of common speech that the verbs of resumes leave out, with their base. */
const SPOKEN_FORMS: ReadonlyMap<string, string> = new Map(
  `told tell, said say, asked ask, went go, gone go, came come, thought think, knew know, known know, felt feel, left leave,
  lost lose, heard hear, understood understand, became become, brought bring, broken break, broke break, chosen choose,
  written write, given give, taken take, seen see, done do, shown show, spoken speak, driven drive, grown grow, drawn draw,
  fell fall, fallen fall, rose rise, risen rise, gotten get, stuck stick, caught catch, sat sit, stood stand, meant mean,
  hidden hide, begun begin, forgot forget, forgotten forget, bought buy, sold sell, paid pay, sent send, built build,
  agreed agree, agreeing agree, tried try, tries try, trying try, planned plan, stopped stop, dropped drop, picked pick`
    .split(/,\s+/u)
    .map((pair): [string, string] => [pair.split(" ")[0] ?? "", pair.split(" ")[1] ?? ""]),
);

/** Endings in order; what is left keeps at least three letters. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:ied|ies)$/u, "y"],
  [/([bdgklmnprt])\1(?:ed|ing|er)$/u, "$1"],
  [/(?:ed|ing|er|ers|ment|ments)$/u, ""],
  [/ations?$/u, "at"],
  [/(?:ly)$/u, ""],
];

const CACHE = new Map<string, string>();

/**
 * What two forms of a word share, for comparing what was said with what was looked for: "prioritised", "prioritising" and
 * "prioritise" agree, and so do "told" and "tell". Words of other scripts are compared as they are.
 */
export function stemOf(key: string): string {
  const known = CACHE.get(key);
  if (known !== undefined) return known;
  const made = makeStem(key);
  if (CACHE.size < 20_000) CACHE.set(key, made);
  return made;
}

function makeStem(key: string): string {
  const spoken = SPOKEN_FORMS.get(key);
  if (spoken !== undefined) return bare(spoken);
  if (!/^[a-z]{4,}$/u.test(key)) return key;
  const verb = verbOf(key);
  if (verb && verb.form !== "base" && verb.verb.base !== verb.verb.past)
    return bare(verb.verb.base);
  return bare(stem(singular(key)));
}

function bare(word: string): string {
  let cut = word;
  for (const [ending, left] of ENDINGS) {
    const shorter = cut.replace(ending, left);
    if (shorter !== cut && shorter.length >= 3) {
      cut = shorter;
      break;
    }
  }
  return cut.length > 4 ? cut.replace(/(?<=[a-z])e$/u, "") : cut;
}

/** Hindi words in Latin and Devanagari letters that carry no meaning of their own. */
const HINDI_FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `ka ke ki ko mein me se hai hain hoon hu tha thi the thee aur ya par pe tak bhi hi to toh na nahi nahin jo jab tab kya kyun
  maine humne hum main mujhe mera meri mere hamara hamari hamare usne unhone woh wo yeh ye is us un iske uske ek koi kuch kiya
  kiye karna karta karti karte kar ki raha rahe rahi gaya gaye gayi hua hue hui wala wale wali liya diya tha
  का के की को में से है हैं हूँ था थी थे और या पर तक भी ही तो न नहीं जो जब तब क्या मैंने हमने हम मैं मुझे मेरा मेरी मेरे हमारा हमारी हमारे
  उसने उन्होंने वह वो यह ये इस उस एक कोई कुछ किया किए करना करता करते कर रहा रहे रही गया गए गई हुआ हुए हुई`
    .split(/\s+/u)
    .filter(Boolean),
);

/** Words that stand in answers to any question, so that they show nothing of what one is about. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  `time thing things way lot like get go make do say tell know think want need come give take see use used work worked
  working person people one two first last good bad very really actually basically kind sort well okay ok yes yeah right
  sir maam madam please thank thanks answer question interview describe explain example situation
  company job role team project day week month year today something somebody anybody someone always never much many
  different new big small back around about three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred
  thousand lakh crore percent cent half hour minute morning evening finally`
    .split(/\s+/u)
    .map((word) => stemOf(word)),
);

/** Whether a word says something of its own: no function word of English or Hindi, and no number. */
export function isContent({ key }: Pick<Token, "key">): boolean {
  return (
    !FUNCTION_WORDS.has(key) &&
    !HINDI_FUNCTION_WORDS.has(key) &&
    /\p{L}/u.test(key) &&
    key.length > 1
  );
}

export function isFunctionWord({ key }: Pick<Token, "key">): boolean {
  return FUNCTION_WORDS.has(key) || HINDI_FUNCTION_WORDS.has(key);
}

/** Whether a stem is one of those that stand in answers to any question. */
export function isCommon(stemmed: string): boolean {
  return COMMON_WORDS.has(stemmed);
}

/** Stems of the words of a text that carry meaning, each once. */
export function meaningOf(text: string): Set<string> {
  return new Set(
    tokenize(text)
      .filter(isContent)
      .map(({ key }) => stemOf(key)),
  );
}

/** Whether a text is in Devanagari, at least half of its letters: its words are compared with nothing that is written in Latin letters. */
export function isHindi(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const hindi = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  return hindi > 0 && hindi >= letters / 2;
}
