/**
 * Sounds of the scripts of India by their place in the block: Unicode lays out Devanagari, Bengali, Gurmukhi, Gujarati,
 * Odia, Tamil, Telugu, Kannada and Malayalam alike, after ISCII.
 */
const SOUNDS: ReadonlyMap<number, string> = new Map(
  (
    [
      [
        0x05,
        "a aa i ii u uu ru lu e e e ai o o o au k kh g gh n ch ch j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h",
      ],
      [0x58, "k kh g z r r f y"],
    ] as const
  ).flatMap(([first, sounds]) =>
    sounds.split(" ").map((sound, at): [number, string] => [first + at, sound]),
  ),
);

/** Vowel signs, behind the consonant whose "a" they replace. */
const SIGNS: ReadonlyMap<number, string> = new Map(
  "aa i ii u uu ru ru e e e ai o o o au"
    .split(" ")
    .map((sound, at): [number, string] => [0x3e + at, sound]),
);

const [FIRST_BLOCK, LAST_BLOCK, BLOCK] = [0x0900, 0x0d7f, 0x80];
const [NUKTA, VIRAMA] = [0x3c, 0x4d];

/** A word of an Indian script in Latin letters, roughly as it sounds; "" for a word of another script. */
export function romanise(word: string): string {
  let roman = "";
  let isOpen = false;
  for (const letter of word.normalize("NFC")) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < FIRST_BLOCK || code > LAST_BLOCK) continue;
    const at = (code - FIRST_BLOCK) % BLOCK;
    const sign = SIGNS.get(at);
    if (sign !== undefined) {
      roman += sign;
      isOpen = false;
    } else if (at === VIRAMA) isOpen = false;
    else if (at === NUKTA) continue;
    else {
      const sound = at <= 0x02 ? "n" : at === 0x03 ? "h" : (SOUNDS.get(at) ?? "");
      if (isOpen && at > 0x03) roman += "a";
      roman += sound;
      isOpen = (at >= 0x15 && at <= 0x39) || at >= 0x58;
    }
  }
  return roman;
}

/**
 * The consonants of a word by classes that spellings of one name share: "Saraswati" and "सरस्वती", "Pondichéry" and
 * "Pondicherry". A vowel at the beginning is kept as "a". "" for a word without any.
 */
export function skeletonOf(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^a-z]/gu, "")
    .replace(/^ai|^ei|^ou|^au/u, "a");
  const open = /^[aeiou]/u.test(plain) ? "a" : "";
  const sounds = plain
    .replaceAll(/tion|sion/gu, "sn")
    .replaceAll(/sch|chh|sh|ch|ts|tz|cz|z|j|c(?=[eiy])/gu, "s")
    .replaceAll(/ck|kh|gh|qu|q|c|g|k/gu, "k")
    .replaceAll("x", "ks")
    .replaceAll(/th|dh|d|t/gu, "t")
    .replaceAll(/ph|bh|[bfp]/gu, "p")
    .replaceAll(/[vw]/gu, "v")
    .replaceAll(/[mn]/gu, "n")
    .replaceAll(/[aeiouyh]/gu, "")
    .replaceAll(/(.)\1+/gu, "$1");
  return open + sounds;
}

/** A name in Latin letters with one spelling for each sound: "chhaayaa" and "Chhaya" are "chaya". */
export function flatLetters(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^a-z]/gu, "")
    .replaceAll(/ee|ii/gu, "i")
    .replaceAll(/oo|uu/gu, "u")
    .replaceAll(/(.)\1+/gu, "$1")
    .replaceAll("chh", "ch")
    .replaceAll("w", "v")
    .replaceAll("ph", "f")
    .replace(/[ah]$/u, "");
}

/** Names of the letters A to Z as Indian scripts write them out, in `romanise` form, the longest first. */
const LETTERS: readonly (readonly [string, string])[] =
  `daballyuu w, dablyuu w, dabalyuu w, daballyu w, vai y, vaai y, kyuu q, kyu q, eks x, eksa x, aaii i, aai i, ee e, ii e, jed z, jaid z, ech h, echa h,
  aich h, aicha h, ef f, epha f, eph f, efa f, el l, ela l, em m, ema m, en n, ena n, es s, esa s, aar r, ara r, ar r, ai i, aii i, aay i, aaya i, aaay i,
  yuu u, yu u, bii b, bi b, sii c, si c, chi c, dii d, di d, jii g, ji g, je j, ke k, kee k, pii p, pi p, tii t, ti t, vii v, vi v,
  ii e, i e, e a, o o`
    .split(/,\s*/u)
    .map((pair): [string, string] => {
      const [name = "", letter = ""] = pair.trim().split(" ");
      return [name, letter];
    })
    .toSorted((a, b) => b[0].length - a[0].length);

/** Longer words spell nothing. */
const LONGEST_SPELLED = 28;

/** The letters a word spells out, "b" of "बी", "tgt" of "टीजीटी"; null for a word that spells none. */
export function spelledLetters(roman: string): string | null {
  if (roman === "" || roman.length > LONGEST_SPELLED) return null;
  // The letters up to each place, found from the left.
  const reached: (string | null)[] = [""];
  for (let at = 0; at < roman.length; at++) {
    const before = reached[at];
    if (before === null || before === undefined) continue;
    for (const [name, letter] of LETTERS) {
      if (roman.startsWith(name, at)) reached[at + name.length] ??= before + letter;
    }
  }
  return reached[roman.length] ?? null;
}
