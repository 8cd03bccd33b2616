import { keyOf } from "../../../text/tokens.ts";
import { flatLetters } from "../names/romanise.ts";

/** Subjects a bachelor's or master's degree is called by, written out, and their letters: "technology tech". */
const SUBJECTS: readonly (readonly [string, string])[] = [
  ["technology", "tech"],
  ["engineering", "e"],
  ["science", "sc"],
  ["sciences", "sc"],
  ["arts", "a"],
  ["commerce", "com"],
  ["business administration", "ba"],
  ["business management", "bm"],
  ["computer applications", "ca"],
  ["computer application", "ca"],
  ["education", "ed"],
  ["elementary education", "eled"],
  ["physical education", "ped"],
  ["pharmacy", "pharm"],
  ["laws", "ll"],
  ["law", "ll"],
  ["architecture", "arch"],
  ["design", "des"],
  ["fine arts", "fa"],
  ["management studies", "ms"],
  ["mass media", "mm"],
  ["social work", "sw"],
  ["philosophy", "phil"],
  ["planning", "plan"],
  ["vocation", "voc"],
  ["public health", "ph"],
  ["public administration", "pa"],
  ["hotel management", "hm"],
  ["physiotherapy", "pt"],
  ["surgery", "s"],
  ["medicine", "m"],
  ["library science", "libsc"],
  ["journalism", "j"],
  ["performing arts", "pa"],
  ["visual arts", "va"],
  ["veterinary science", "vsc"],
  ["fisheries science", "fsc"],
  ["occupational therapy", "ot"],
  ["statistics", "stat"],
  ["surveying", "surv"],
];

const LONGEST_SUBJECT = 2;

const BY_SUBJECT: ReadonlyMap<string, string> = new Map(
  SUBJECTS.map(([words, letters]) => [
    words
      .split(" ")
      .map((word) => keyOf(word))
      .join(" "),
    letters,
  ]),
);

/** Letters of degrees and certificates that do not follow from a subject, and other letters for the same degree. */
const OTHER_LETTERS: ReadonlyMap<string, string> = new Map(
  `phd:phd dphil:phd mbbs:mbbs bds:bds mds:mds md:md bams:bams bhms:bhms llb:bll llm:mll ballb:ballb bballb:bballb
  beng:be meng:me bs:bsc ms:msc bscit:bsc pgdm:pgdm pgdca:pgdca pgdbm:pgdbm deled:deled ded:ded dpharm:dpharm mphil:mphil
  gnm:gnm anm:anm dmlt:dmlt bmlt:bmlt iti:iti hsc:hsc ssc:ssc sslc:sslc bvsc:bvsc bfsc:bfsc bpt:bpt mpt:mpt cfa:cfa
  ca:ca cma:cma acca:acca jaiib:jaiib caiib:caiib ctet:ctet net:net gate:gate mph:mph bot:bot bnys:bnys bhm:bhm
  bsw:bsw msw:msw mlib:mlibsc blib:blibsc mlis:mlibsc blis:blibsc mlisc:mlibsc blisc:blibsc mlibisc:mlibsc blibisc:blibsc mvsc:mvsc mba:mba
  bpharma:bpharm mpharma:mpharm dpharma:dpharm bpharmacy:bpharm mpharmacy:mpharm`
    .split(/\s+/u)
    .map((pair): [string, string] => {
      const [letters = "", name = ""] = pair.split(":");
      return [letters, name];
    }),
);

const LETTERS: ReadonlyMap<string, string> = new Map([
  ...["b", "m"].flatMap((level) =>
    SUBJECTS.filter(([, letters]) => letters !== "ll" && letters !== "m" && letters !== "j").map(
      ([, letters]): [string, string] => [level + letters, level + letters],
    ),
  ),
  ...OTHER_LETTERS,
]);

/** Whether a word in `keyOf` form can be the letters of a degree. Most cannot. */
export function mayBeDegree(key: string): boolean {
  return LETTERS.has(key);
}

/** Degrees by the sound of their letters. */
export const BY_SOUND: ReadonlyMap<string, string> = new Map(
  [...LETTERS].map(([letters, name]) => [flatLetters(letters), name]),
);

/** Letters that are words as well: in capitals or with full stops only. */
const WORDS_TOO = new Set(
  "be me ma ba bs ms bed med ca net gate bm mm bj bot md bdes march".split(" "),
);

/** The degree that letters stand for, "btech" of "b.tech"; null for other letters. */
export function degreeOfLetters(
  compact: string,
  isDotted: boolean,
  isShouted: boolean,
): string | null {
  if (WORDS_TOO.has(compact) && !isDotted && !isShouted) return null;
  return LETTERS.get(compact) ?? null;
}

/** The degree that a level and the words behind it are, "btech" of "bachelor" and "technology"; with how many words. */
export function degreeOfWords(
  level: string,
  subject: readonly string[],
): { name: string; words: number } | null {
  for (let words = Math.min(LONGEST_SUBJECT, subject.length); words > 0; words--) {
    const letters = BY_SUBJECT.get(subject.slice(0, words).join(" "));
    if (letters !== undefined) return { name: nameOf(level, letters), words };
  }
  return null;
}

function nameOf(level: string, letters: string): string {
  if (level === "doctor") return letters === "phil" ? "phd" : `d${letters}`;
  if (level === "diploma") return `d${letters}`;
  return `${level.slice(0, 1)}${letters}`;
}
