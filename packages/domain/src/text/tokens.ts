import { regex } from "./regex.ts";
import { remember } from "./remember.ts";

/**
 * The one way this product cuts text into comparable words.
 *
 * Written so that `C++`, `C#`, `.NET`, `Node.js`, `CI/CD`, `A/B`, "Power BI"/"PowerBI", plurals, British
 * and American spelling and non-Latin scripts compare as a person would compare them.
 */
export interface Token {
  /** As written. */
  readonly text: string;
  /** Offsets into the text. */
  readonly from: number;
  readonly to: number;
  /** Lower case, without accents, in American spelling: what is compared. */
  readonly key: string;
  /** What precedes it: only space, a joining mark (`/`, `-`, `&`, `.`), or a mark that ends a phrase. */
  readonly gap: "space" | "joint" | "break";
}

/**
 * A word: `.NET` with its dot; a letter of a script without spaces by itself; otherwise letters and
 * digits, with `++`, `#` or `+` after them. Digits drop a `+` ("5+ years").
 */
const WORD = regex("giu")`
  (?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|(?<=\b(?:asp|vb|ado))\.net(?![\p{L}\p{N}])|
  [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|
  [\p{L}\p{N}][\p{L}\p{M}\p{N}]*?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])|
  [\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:(?<=\p{L})(?:\+\+|#|\+(?![\p{L}\p{N}])))?
`;

const JOINT = /^[/\-‐‑&.'’_]$/u;

/**
 * Cuts a text into words. Never throws; [] for a text without letters and digits.
 *
 * A possessive `'s` is dropped. Offsets count UTF-16 units of the text given.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const between = text.slice(end, match.index);
    const isBlank = between === " ";
    const isPossessive = !isBlank && /^['’]$/u.test(between) && /^s$/iu.test(match[0]);
    end = match.index + match[0].length;
    if (isPossessive) continue;
    tokens.push({
      text: match[0],
      from: match.index,
      to: end,
      key: keyOf(match[0]),
      gap: isBlank
        ? "space"
        : isNumberOf(between, match[0], tokens.at(-1)?.text)
          ? "joint"
          : gapOf(between),
    });
  }
  return tokens;
}

/** "IRC:112", "IS:456": the colon joins what a body numbers. */
function isNumberOf(between: string, word: string, before: string | undefined): boolean {
  return between === ":" && /^\d/u.test(word) && /^\p{Lu}{2,6}$/u.test(before ?? "");
}

function gapOf(between: string): Token["gap"] {
  if (/^[^\S\n]*$/u.test(between)) return "space";
  if (JOINT.test(between)) return "joint";
  if (/^ ?[&/] ?$/u.test(between) || /^[^\S\n]*[‐‑-]$/u.test(between)) return "joint";
  return "break";
}

/** What a single word is compared by. */
export function keyOf(word: string): string {
  // Nearly all words are plain letters, and the index of the careers is made of 60,000 of them.
  if (/^[a-z0-9]+$/iu.test(word)) {
    const lower = word.toLowerCase();
    return BRITISH.test(lower) && /^[a-z]+$/u.test(lower) ? american(lower) : lower;
  }
  const plain = word
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/gu, "")
    .normalize("NFC")
    .toLowerCase();
  return /^[a-z]+$/u.test(plain) ? american(plain) : plain;
}

/** The keys of words set apart by blanks. "billing" has the key "biling", harmless since both sides pass through it. */
export function wordKeys(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u).filter(Boolean).map(keyOf));
}

/** What a word must hold for `american` to change it. */
const BRITISH = /is|ys|our|ll|program|re|ogue|ence/u;

/** British endings become American ones. Ignores meaning, which is harmless: both sides are treated alike. */
function american(word: string): string {
  if (word.length < 6) return word === "metre" ? "meter" : word;
  return word
    .replace(/is(ation|ations|e|ed|er|ers|es|ing)$/u, "iz$1")
    .replace(/ys(e|ed|er|ing)$/u, "yz$1")
    .replace(/our(al|ed|ing|s|ful|able|ite|ites)?$/u, "or$1")
    .replace(/ll(ing|ed|er|ers)$/u, "l$1")
    .replace(/^program(?:me)(s?)$/u, "program$1")
    .replace(/([bt])re(s?)$/u, "$1er$2")
    .replace(/ogue(s?)$/u, "og$1")
    .replace(/(lic|def|off)ence(s?)$/u, "$1ense$2");
}

/** A key without its plural ending: "dashboards" → "dashboard", "queries" → "query". */
export function singular(key: string): string {
  if (key.length < 4 || !/^[a-z]+s$/u.test(key) || /(?:ss|us|os|\w{3}is)$/u.test(key)) return key;
  if (key.endsWith("ies") && key.length > 4) return `${key.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss|zz)es$/u.test(key)) return key.slice(0, -2);
  return key.slice(0, -1);
}

/** Words in -ing that name a field of work and not the doing of what their stem says. */
const FIELDS = new Set([
  "engineering",
  "marketing",
  "accounting",
  "banking",
  "manufacturing",
  "consulting",
  "networking",
]);

/** A key without plural or -ing, for the last word of a phrase: "A/B testing" and "A/B tests" agree. */
export function stem(key: string): string {
  const one = singular(key);
  if (FIELDS.has(one) || !/^[a-z]{4,}ing$/u.test(one)) return one;
  const base = one.slice(0, -3);
  return /([bdgmnprt])\1$/u.test(base) ? base.slice(0, -1) : base;
}

/**
 * The form in which phrases are compared: keys run together, "and" left out. "Power BI", "PowerBI" and
 * "power-bi" are all "powerbi"; "Learning & Development" is "learningdevelopment".
 */
export function compact(tokens: readonly Token[]): string {
  let joined = "";
  for (const [i, token] of tokens.entries()) {
    if (token.key === "and" && i > 0 && i < tokens.length - 1) continue;
    joined += token.key;
  }
  return joined;
}

/** As `compact`, with the last word stemmed, so that plurals and -ing forms agree. */
export function compactStem(tokens: readonly Token[]): string {
  const last = tokens.at(-1);
  if (!last) return "";
  const ending = tokens.length > 1 ? stem(last.key) : singular(last.key);
  return compact(tokens.slice(0, -1).filter((token) => token.key !== "and")) + ending;
}

/** English words that carry no meaning of their own. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the and or but nor of in on at to for from by with without within into onto over under as than then
  is are was were be been being am do does did has have had will would can could should may might must shall
  i me my we our us you your he she it its they them their his her this that these those there here who whom
  which what when where why how not no so such both each every all any some more most other another own same
  too very also just only per via across through during while between among about after before until since
  against up down out off above below again if because`
    .split(/\s+/u)
    .filter(Boolean),
);

/** Words of a text that carry meaning, stemmed, each once, in order. */
export function contentStems(text: string): string[] {
  return contentStemsOf(tokenize(text));
}

/** The same of words that are cut already. */
export function contentStemsOf(tokens: readonly Pick<Token, "key">[]): string[] {
  const stems = new Set<string>();
  for (const { key } of tokens) {
    const stemmed = contentStemOf(key);
    if (stemmed !== "") stems.add(stemmed);
  }
  return [...stems];
}

/** The stem of a word that carries meaning; "" for one that does not. */
const contentStemOf = remember((key: string): string => {
  if (FUNCTION_WORDS.has(key) || !/\p{L}/u.test(key)) return "";
  const stemmed = looseStem(key);
  return stemmed.length > 1 ? stemmed : "";
}, 10_000);

/** As `stem`, and also without verb endings: only for comparing sentences, where a miss is worse than a false hit. */
export function looseStem(key: string): string {
  const base = stem(key);
  if (!/^[a-z]{5,}$/u.test(base)) return base;
  return base
    .replace(/(?:ied|ies)$/u, "y")
    .replace(/ed$/u, "")
    .replace(/([bdgmnprt])\1$/u, "$1")
    .replace(/e$/u, "");
}

/** Pairs of a long form and its letters as a text defines them: "Search Engine Optimization (SEO)". */
export function definedAcronyms(text: string): { readonly long: string; readonly short: string }[] {
  const pairs: { long: string; short: string }[] = [];
  for (const match of text.matchAll(/\(([A-Z][A-Za-z&/]{1,7})[,)]/gu)) {
    const short = match[1] ?? "";
    const letters = short
      .replace(/s$/u, "")
      .replaceAll(/[^A-Za-z]/gu, "")
      .toLowerCase()
      .split("");
    const before = text.slice(Math.max(0, match.index - 90), match.index);
    const words = tokenize(before).filter((token) => !/^(?:and|of|for|the|in)$/u.test(token.key));
    const named = words.slice(-letters.length);
    const isInitials =
      named.length > 1 && named.every((word, i) => word.key.startsWith(letters[i] ?? "\0"));
    const whole = tokenize(before).slice(-letters.length);
    // "State of Charge (SoC)": the small word has its letter too.
    const isWhole =
      whole.length > 1 && whole.every((word, i) => word.key.startsWith(letters[i] ?? "\0"));
    const first = isInitials
      ? named[0]
      : isWhole
        ? whole[0]
        : spelledFrom(words.slice(-3), letters);
    if (first) pairs.push({ long: before.slice(first.from).trim(), short });
  }
  return pairs;
}

/** The word from which on the letters are in order, "Digital X-ray" of "DR": the first letter begins it. */
function spelledFrom(words: readonly Token[], letters: readonly string[]): Token | null {
  for (const [at, word] of words.entries()) {
    const rest = words.slice(at);
    if (rest.length < 2 || !word.key.startsWith(letters[0] ?? "\0")) continue;
    const text = rest.map(({ key }) => key).join("");
    let reached = 0;
    for (const letter of text) if (letter === letters[reached]) reached++;
    const isLastBegun = words.at(-1)?.key.includes(letters.at(-1) ?? "\0") ?? false;
    if (reached === letters.length && isLastBegun && letters.length < 5) return word;
  }
  return null;
}
