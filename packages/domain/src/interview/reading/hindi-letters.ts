/** Consonants of Devanagari in Latin letters, as people in India write Hindi on a phone. */
const CONSONANTS: Readonly<Record<string, string>> = {
  क: "k",
  ख: "kh",
  ग: "g",
  घ: "gh",
  ङ: "n",
  च: "ch",
  छ: "chh",
  ज: "j",
  झ: "jh",
  ञ: "n",
  ट: "t",
  ठ: "th",
  ड: "d",
  ढ: "dh",
  ण: "n",
  त: "t",
  थ: "th",
  द: "d",
  ध: "dh",
  न: "n",
  प: "p",
  फ: "f",
  ब: "b",
  भ: "bh",
  म: "m",
  य: "y",
  र: "r",
  ल: "l",
  व: "v",
  श: "sh",
  ष: "sh",
  स: "s",
  ह: "h",
  ळ: "l",
};
const VOWELS: Readonly<Record<string, string>> = {
  अ: "a",
  आ: "a",
  इ: "i",
  ई: "i",
  उ: "u",
  ऊ: "u",
  ऋ: "ri",
  ए: "e",
  ऐ: "ai",
  ओ: "o",
  औ: "au",
  ऑ: "o",
  ऍ: "e",
};
const SIGNS: Readonly<Record<string, string>> = {
  "ा": "a",
  "ि": "i",
  "ी": "i",
  "ु": "u",
  "ू": "u",
  "ृ": "ri",
  "े": "e",
  "ै": "ai",
  "ो": "o",
  "ौ": "au",
  "ॉ": "o",
  "ॅ": "e",
};
const NASALS = "ंँ";
/** A dot below makes sounds of Persian and English. */
const DOT = "\u093c";
const DOTTED: Readonly<Record<string, string>> = {
  ज: "z",
  फ: "f",
  ड: "d",
  ढ: "dh",
  क: "k",
  ख: "kh",
  ग: "g",
};
const VIRAMA = "्";

/** A word of Devanagari in Latin letters: "रिपोर्ट" is "riport". Other letters stay as they are. */
export function inLatin(word: string): string {
  const letters = Array.from(word.normalize("NFC"));
  let latin = "";
  for (const [at, letter] of letters.entries()) {
    const isDotted = letters[at + 1] === DOT;
    const next = letters[at + (isDotted ? 2 : 1)] ?? "";
    const consonant = (isDotted ? DOTTED[letter] : undefined) ?? CONSONANTS[letter];
    if (consonant !== undefined) {
      // A consonant has an "a" of its own, but at the end of a word, before a vowel sign and where it is joined to the next one.
      const isBare = next === "" || next === VIRAMA || next in SIGNS;
      latin += consonant + (isBare ? "" : "a");
    } else if (letter !== DOT && letter !== VIRAMA) {
      latin += NASALS.includes(letter) ? "n" : (VOWELS[letter] ?? SIGNS[letter] ?? letter);
    }
  }
  return latin;
}

/** Whether a word of Devanagari is one that is written in Latin letters: by its letters, or by its consonants where it has three. */
export function isSameWord(hindi: string, latin: string): boolean {
  const sound = soundOf(hindi);
  return (
    vowelsAlike(inLatin(hindi)) === vowelsAlike(latin) ||
    (sound !== null && sound === soundOf(latin))
  );
}

function vowelsAlike(word: string): string {
  return word.replaceAll(/aa+/gu, "a").replaceAll(/ee|ii/gu, "i").replaceAll(/oo|uu/gu, "u");
}

/** Fewer consonants are shared by words that have nothing to do with each other. */
const LEAST_CONSONANTS = 3;

/**
 * What a word sounds like by its consonants, the same for "report" and "रिपोर्ट"; null for words with fewer than three. For telling whether a Hindi text has an English
 * word or one of Hindi in Latin letters, which are spelled as one likes.
 */
export function soundOf(word: string): string | null {
  const latin = /\p{Script=Devanagari}/u.test(word) ? inLatin(word) : word;
  const sound = latin
    .toLowerCase()
    .replaceAll(/[st]ion/gu, "shn")
    .replaceAll(/ph/gu, "f")
    .replaceAll(/ck/gu, "k")
    .replaceAll(/x/gu, "ks")
    .replaceAll(/c(?=[eiy])/gu, "s")
    .replaceAll(/g(?=[eiy])/gu, "j")
    .replaceAll(/ch/gu, "\u0001")
    .replaceAll(/[cq]/gu, "k")
    .replaceAll("\u0001", "ch")
    .replaceAll(/z/gu, "j")
    .replaceAll(/w/gu, "v")
    .replaceAll(/(?<=[bdgjkpt])h/gu, "")
    .replaceAll(/[aeiouy]/gu, "")
    .replaceAll(/(.)\1+/gu, "$1");
  return /^[a-z]+$/u.test(sound) && sound.replaceAll("h", "").length >= LEAST_CONSONANTS
    ? sound
    : null;
}

export function isDevanagari(word: string): boolean {
  return /\p{Script=Devanagari}/u.test(word);
}
