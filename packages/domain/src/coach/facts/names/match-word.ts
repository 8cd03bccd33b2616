import { singular } from "../../../text/tokens.ts";
import { flatLetters, romanise, skeletonOf } from "./romanise.ts";
import { otherForms } from "./short-forms.ts";
import { isLatin, placeOfRun, type SourceWords } from "./source-words.ts";

/** Letters that stand for a title, or for a tax or ward in another language, by a word that they have in them. */
const IN_LETTERS: ReadonlyMap<string, readonly string[]> = new Map(
  `teacher pgt tgt prt ntt, engineer sde sre swe je ae aee sdet, developer sde swe, officer po so bdo, manager pm tpm gm agm dgm bdm asm rsm avp,
  executive bde, pharmacist rph, nurse anm gnm rn, analyst ba bsa, tester qa sdet, representative mr bdr sdr, vat tva mwst ust iva, icu uci its`
    .split(/,\s*/u)
    .map((entry): [string, readonly string[]] => {
      const [word = "", ...letters] = entry.trim().split(" ");
      return [word, letters];
    }),
);

/** Letters a word must have before one wrong letter in it counts as a slip of the pen. */
const LONG_ENOUGH = 6;

/**
 * Where the source has a word: in the same form, singular or plural, abbreviated or written out, run together with its
 * neighbour, within a compound, in another script, or with one slip. Places in no order; [] for a word it has not.
 */
export function placesOf(source: SourceWords, key: string, text: string): readonly number[] {
  const one = singular(key);
  const same = source.places.get(key) ?? source.places.get(one);
  // "Asst. Site engr" besides "Site Engineer".
  const others = [key, one].flatMap((form) =>
    otherForms(form).flatMap((other) => source.places.get(other) ?? []),
  );
  if (same && same.length > 0) return others.length > 0 ? [...same, ...others] : same;
  if (others.length > 0) return others;
  const inLetters = (IN_LETTERS.get(one) ?? []).flatMap(
    (letters) => source.letters.get(letters) ?? [],
  );
  if (inLetters.length > 0) return inLetters;
  const run = placeOfRun(source, key) ?? placeOfRun(source, one);
  if (run !== null) return [run];
  if (!isLatin(text)) return bySound(source, romanise(text));
  if (key.length >= 5) {
    const compound = source.compounds.filter((long) => long.key.includes(one));
    if (compound.length > 0) return compound.map(({ place }) => place);
  }
  const sounded = bySound(source, text);
  if (sounded.length > 0) return sounded;
  const slips = bySlip(source, one);
  return slips.length > 0 ? slips : cutShort(source, one, text);
}

/** "Inter" for "Intermediate", "Stat" for "Statutory"; never of a name with capitals inside. */
function cutShort(source: SourceWords, key: string, text: string): readonly number[] {
  if (!/^\p{Lu}?\p{Ll}{6,}$/u.test(text)) return [];
  return (source.byFirst.get(key.slice(0, 1)) ?? [])
    .filter((known) => {
      const short = known.key.replace(/s$/u, "");
      return short.length >= 4 && short.length < key.length - 2 && key.startsWith(short);
    })
    .map(({ place }) => place);
}

function bySound(source: SourceWords, text: string): readonly number[] {
  const skeleton = skeletonOf(text);
  if (skeleton.length < 2) return byLetters(source, text);
  const places = (source.skeletons.get(skeleton) ?? []).flatMap(
    (key) => source.places.get(key) ?? [],
  );
  // Of two words in Latin letters the spelling must be near as well: "Patna" is no "Python".
  return places.filter((place) => {
    const own = source.texts[place] ?? "";
    return !isLatin(own) || !isLatin(text) || isNearSpelling(own.toLowerCase(), text.toLowerCase());
  });
}

/** A name with one consonant, "छाया" and "Chhaya", by all of its letters. */
function byLetters(source: SourceWords, text: string): readonly number[] {
  const own = flatLetters(text);
  return own.length < 3 ? [] : (source.short.get(own) ?? []);
}

function isNearSpelling(a: string, b: string): boolean {
  const [one, other] = [a, b].map((word) => word.normalize("NFD").replaceAll(/[^a-z]/gu, ""));
  if (one === undefined || other === undefined || one[0] !== other[0]) return false;
  const length = Math.min(one.length, other.length);
  if (length < 5 || Math.abs(one.length - other.length) > 2) return false;
  let same = 0;
  while (same < length && one[same] === other[same]) same++;
  return same >= length / 2;
}

/** A letter too many, too few or wrong, or two that changed places; never the first. */
function bySlip(source: SourceWords, key: string): readonly number[] {
  if (key.length < LONG_ENOUGH || !/^[a-z]+$/u.test(key)) return [];
  const found = (source.byFirst.get(key.slice(0, 1)) ?? []).filter(
    (known) =>
      Math.abs(known.key.length - key.length) <= 1 &&
      known.key.length >= LONG_ENOUGH - 1 &&
      isOneSlip(known.key, key),
  );
  return found.map(({ place }) => place);
}

function isOneSlip(a: string, b: string): boolean {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let [i, j] = [a.length, b.length];
  while (i > from && j > from && a[i - 1] === b[j - 1]) {
    i--;
    j--;
  }
  const [left, right] = [a.slice(from, i), b.slice(from, j)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** Letters that stand for words of the source, "SPPU", or for letters in another script. Their first places. */
export function placesOfLetters(source: SourceWords, letters: string): readonly number[] {
  const known = source.letters.get(letters);
  if (known) return known;
  for (const { text, places } of source.initials) {
    const at = text.indexOf(letters);
    if (at >= 0) return places.slice(at, at + letters.length);
  }
  return [];
}
