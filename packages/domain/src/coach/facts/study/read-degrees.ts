import { wordKeys } from "../../../text/tokens.ts";
import { flatLetters, romanise, spelledLetters } from "../names/romanise.ts";
import { isLatin } from "../names/source-words.ts";
import type { FactWord } from "../words.ts";
import { BY_SOUND, degreeOfLetters, mayBeDegree, degreeOfWords } from "./degree-names.ts";

/** A degree where a line names it. */
export interface DegreeMention {
  /** One name for all its spellings: "btech". */
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** The number of the word behind it. */
  readonly next: number;
}

const LEVELS: ReadonlyMap<string, string> = new Map(
  "bachelor bachelors master masters doctor doctorate"
    .split(" ")
    .map((word) => [word, word.replace(/s$/u, "")]),
);

/** Words for kinds of certificates that have no letters. */
const KINDS: ReadonlyMap<string, string> = new Map(
  `diploma diploma, diplom diploma, diplome diploma, diplomado diploma, tecnico diploma, doctorate phd, डिप्लोमा diploma,
  பட்டயம் diploma, डिप्लोमाधारक diploma, bachelor bachelor, bachelors bachelor, licence bachelor, licenciatura bachelor, master master, masters master`
    .split(/,\s*/u)
    .map((pair): [string, string] => {
      const [word = "", name = ""] = pair.trim().split(" ");
      return [word, name];
    }),
);

/** Words of lines that tell of studies. */
const OF_STUDY = wordKeys(`
  institute college university univ polytechnic school degree passed pass hons honors cgpa gpa computer mechanical mech civil
  electrical eee ece cse it history english economics hindi commerce science`);

/** "be computer, 2019" of a source typed without capitals: letters that are words as well, where a line tells of studies. */
export function typedDegrees(words: readonly FactWord[]): string[] {
  if (!words.some(({ key }) => OF_STUDY.has(key))) return [];
  return words.flatMap((word) => {
    const isOpening = word.opens || word.gap === "break";
    if (!isOpening || !/^(?:be|me|ba|ma|bs|ms|bed|med|ca)$/u.test(word.text)) return [];
    return degreeOfLetters(word.text, true, true) ?? [];
  });
}

/** The degrees a line names, in order. */
export function readDegrees(words: readonly FactWord[]): DegreeMention[] {
  const mentions: DegreeMention[] = [];
  let at = 0;
  while (at < words.length) {
    const mention = writtenOut(words, at) ?? inLetters(words, at) ?? kindOf(words, at);
    if (mention) mentions.push(mention);
    at = mention ? mention.next : at + 1;
  }
  return mentions;
}

/** "Bachelor of Technology", "Master's in Business Administration", "Diploma in Pharmacy". */
function writtenOut(words: readonly FactWord[], at: number): DegreeMention | null {
  const first = words[at];
  const level = LEVELS.get(first?.key ?? "") ?? (first?.key === "diploma" ? "diploma" : undefined);
  if (!first || level === undefined) return null;
  let next = at + 1;
  if (/^(?:degree)$/u.test(words[next]?.key ?? "")) next++;
  if (!/^(?:of|in)$/u.test(words[next]?.key ?? "")) return null;
  const subject = words.slice(next + 1, next + 3).map(({ key }) => key);
  const found = degreeOfWords(level, subject);
  // Of diplomas only those with letters of their own; "Diploma in Engineering" has none.
  if (!found || (level === "diploma" && !/^d(?:pharm|ed|eled)$/u.test(found.name))) return null;
  const end = next + 1 + found.words;
  return { name: found.name, from: first.from, to: words[end - 1]?.to ?? first.to, next: end };
}

/** "MPharmacy"; a word of another script has signs besides. */
const LONGEST_LETTERS = 14;

/** "B.Tech", "B. Tech", "BTech", "MBA", "बी.एड.". */
function inLetters(words: readonly FactWord[], at: number): DegreeMention | null {
  const first = words[at];
  if (!first || first.text.length > LONGEST_LETTERS) return null;
  const next = words[at + 1];
  const isAlone =
    !next || (next.gap !== "joint" && !isSpaced(first, next) && !isSpelled(first, next));
  if (isAlone && !mayBeDegree(first.key) && isLatin(first.text)) return null;
  for (let count = isAlone ? 1 : 3; count > 0; count--) {
    const own = words.slice(at, at + count);
    const last = own.at(-1);
    if (!last || own.length < count) continue;
    const isJoined = own
      .slice(1)
      .every(
        (word, i) => word.gap === "joint" || isSpaced(own[i], word) || isSpelled(own[i], word),
      );
    if (!isJoined) continue;
    const compact = own.map(({ key, text }) => letterKey(key, text)).join("");
    const isShouted = own.every(
      ({ text }) => /^\p{Lu}+$/u.test(text) || (/^\P{Lu}+$/u.test(text) && /^\p{Lo}/u.test(text)),
    );
    const name = degreeOfLetters(compact, count > 1, isShouted) ?? degreeBySound(own);
    if (name !== null) return { name, from: first.from, to: last.to, next: at + count };
  }
  return null;
}

/** "B. Tech" and "B Tech": a letter by itself, then a word with a capital. */
function isSpaced(before: FactWord | undefined, word: FactWord): boolean {
  return (
    before !== undefined &&
    /^(?:\p{Lu}|LL|Ph)$/u.test(before.text) &&
    word.to - word.from < 6 &&
    word.from - before.to <= 2 &&
    word.hasCapital
  );
}

/** "डी फार्मा": a letter of another script by itself. */
function isSpelled(before: FactWord | undefined, word: FactWord): boolean {
  if (word.gap !== "space" || before === undefined || isLatin(before.text)) return false;
  return spelledLetters(romanise(before.text))?.length === 1;
}

/** "डी.फार्मा", "आयटीआय": letters spelled out, and what is no letter by its sound. */
function degreeBySound(words: readonly FactWord[]): string | null {
  if (words.every(({ text }) => isLatin(text))) return null;
  const sounds = words.map(({ text }) => romanise(text));
  if (sounds.includes("")) return null;
  const spelled = sounds.map((roman) => spelledLetters(roman) ?? flatLetters(roman)).join("");
  return spelled.length < 3 ? null : (BY_SOUND.get(flatLetters(spelled)) ?? null);
}

function letterKey(key: string, text: string): string {
  if (isLatin(text)) return key;
  const roman = romanise(text);
  return roman === "" ? key : roman;
}

function kindOf(words: readonly FactWord[], at: number): DegreeMention | null {
  const word = words[at];
  const name = KINDS.get(word?.key ?? "");
  if (!word || name === undefined) return null;
  // A "master" of a craft, to "master" something.
  if (
    name === "master" &&
    !(word.hasCapital && /^(?:s|degree|in|of)$/u.test(words[at + 1]?.key ?? "")) &&
    word.key !== "masters"
  )
    return null;
  return { name, from: word.from, to: word.to, next: at + 1 };
}
