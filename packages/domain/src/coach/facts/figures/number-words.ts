import type { Atom } from "./atoms.ts";
import { plain } from "../../../lexicon/words.ts";

/** "0 zero|nil, 1 one": values with the words for them, in the languages people write resumes in here. */
function values(entries: string): [string, number][] {
  return entries
    .split(/[,\n]/u)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .flatMap((entry) => {
      const [value = "", words = ""] = entry.split(" ");
      return words.split("|").map((word): [string, number] => [plain(word), Number(value)]);
    });
}

/** Words for 0 to 99 in English. */
const ENGLISH = values(`
  0 zero, 1 one, 2 two, 3 three, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 nine, 10 ten, 11 eleven, 12 twelve,
  13 thirteen, 14 fourteen, 15 fifteen, 16 sixteen, 17 seventeen, 18 eighteen, 19 nineteen, 20 twenty, 30 thirty,
  40 forty|fourty, 50 fifty, 60 sixty, 70 seventy, 80 eighty, 90 ninety`);

/** The same in German, French and Spanish, without those that are English words ("six", "mil", "once"). */
const EUROPEAN = values(`
  1 ein|eine|einem|einen|einer|eins|un|une|uno|una, 2 zwei|deux|dos, 3 drei|trois|tres, 4 vier|quatre|cuatro,
  5 funf|cinq|cinco, 6 sechs|seis, 7 sieben|sept|siete, 8 acht|huit|ocho, 9 neun|neuf|nueve, 10 zehn|dix|diez,
  11 elf|onze, 12 zwolf|douze|doce, 13 dreizehn|treize|trece, 14 vierzehn|quatorze|catorce,
  15 funfzehn|quinze|quince, 16 sechzehn|seize|dieciseis, 17 siebzehn|diecisiete, 18 achtzehn|dieciocho,
  19 neunzehn|diecinueve, 20 zwanzig|vingt|veinte, 30 dreissig|dreißig|trente|treinta,
  40 vierzig|quarante|cuarenta, 50 funfzig|cinquante|cincuenta, 60 sechzig|soixante|sesenta, 70 siebzig|setenta,
  80 achtzig|ochenta, 90 neunzig|noventa`);

/** Hindi and Marathi; of the numbers from 21 to 99, which have words of their own, all of Hindi. */
const DEVANAGARI = values(`
  0 शून्य, 1 एक, 2 दो|दोन, 3 तीन, 4 चार, 5 पाँच|पांच|पाच, 6 छह|छः|छ|सहा, 7 सात, 8 आठ, 9 नौ|नऊ, 10 दस|दहा,
  11 ग्यारह|अकरा, 12 बारह|बारा, 13 तेरह|तेरा, 14 चौदह|चौदा, 15 पंद्रह|पन्द्रह|पंधरा, 16 सोलह|सोळा, 17 सत्रह|सतरा,
  18 अठारह|अठरा, 19 उन्नीस|एकोणीस, 20 बीस|वीस, 21 इक्कीस, 22 बाईस|बाइस, 23 तेईस|तेइस, 24 चौबीस, 25 पच्चीस|पंचवीस,
  26 छब्बीस, 27 सत्ताईस, 28 अट्ठाईस, 29 उनतीस, 30 तीस, 31 इकतीस, 32 बत्तीस, 33 तैंतीस, 34 चौंतीस, 35 पैंतीस,
  36 छत्तीस, 37 सैंतीस, 38 अड़तीस, 39 उनतालीस, 40 चालीस|चाळीस, 41 इकतालीस, 42 बयालीस, 43 तैंतालीस, 44 चौवालीस,
  45 पैंतालीस, 46 छियालीस, 47 सैंतालीस, 48 अड़तालीस, 49 उनचास, 50 पचास|पन्नास, 51 इक्यावन, 52 बावन, 53 तिरपन,
  54 चौवन, 55 पचपन, 56 छप्पन, 57 सत्तावन, 58 अट्ठावन, 59 उनसठ, 60 साठ, 61 इकसठ, 62 बासठ, 63 तिरसठ, 64 चौंसठ,
  65 पैंसठ, 66 छियासठ, 67 सड़सठ, 68 अड़सठ, 69 उनहत्तर, 70 सत्तर, 71 इकहत्तर, 72 बहत्तर, 73 तिहत्तर, 74 चौहत्तर,
  75 पचहत्तर, 76 छिहत्तर, 77 सतहत्तर, 78 अठहत्तर, 79 उनासी, 80 अस्सी|ऐंशी, 81 इक्यासी, 82 बयासी, 83 तिरासी,
  84 चौरासी, 85 पचासी, 86 छियासी, 87 सत्तासी, 88 अट्ठासी, 89 नवासी, 90 नब्बे|नव्वद, 91 इक्यानवे, 92 बानवे,
  93 तिरानवे, 94 चौरानवे, 95 पचानवे, 96 छियानवे, 97 सत्तानवे, 98 अट्ठानवे, 99 निन्यानवे`);

const TAMIL = values(`
  1 ஒரு|ஒன்று, 2 இரண்டு|இரு, 3 மூன்று, 4 நான்கு, 5 ஐந்து, 6 ஆறு, 7 ஏழு, 8 எட்டு, 9 ஒன்பது, 10 பத்து, 11 பதினொன்று,
  12 பன்னிரண்டு, 13 பதின்மூன்று, 14 பதினான்கு, 15 பதினைந்து, 16 பதினாறு, 17 பதினேழு, 18 பதினெட்டு, 19 பத்தொன்பது,
  20 இருபது, 30 முப்பது, 40 நாற்பது, 50 ஐம்பது, 60 அறுபது, 70 எழுபது, 80 எண்பது, 90 தொண்ணூறு`);

/** Hindi in Latin letters. Only read in lines that are in it: "do" and "teen" are English words. */
const HINGLISH = values(`
  1 ek, 2 do, 3 teen|tin, 4 char|chaar, 5 panch|paanch, 6 chhe|chhah|che|chah, 7 saat|sat, 8 aath|ath, 9 nau,
  10 das|dus, 11 gyarah, 12 barah|baarah, 13 terah, 14 chaudah, 15 pandrah, 16 solah, 17 satrah, 18 atharah,
  19 unnis, 20 bees|bis, 24 chaubis, 25 pachis|pachees|pachchis, 30 tees|tis, 35 paintis, 40 chalis|chaalis,
  45 paintalis, 50 pachas|pachaas, 60 saath|sath, 70 sattar, 75 pachhattar, 80 assi, 90 nabbe`);

/** What multiplies the number before it. */
const SCALE_WORDS: ReadonlyMap<string, number> = new Map(
  values(`
  12 dozen|dozens|dutzend|douzaine|docena|दर्जन|darjan, 100 hundred|hundreds|sau|hundert|cent|cents|cien|cientos|सौ|शंभर|நூறு,
  1000 thousand|thousands|k|hazaar|hazar|hajar|tausend|mille|miles|mil|हज़ार|हजार|ஆயிரம்|tsd,
  100000 lakh|lakhs|lac|lacs|l|लाख|லட்சம்|இலட்சம், 10000000 crore|crores|cr|crs|करोड़|करोड|कोटी|கோடி|karod,
  1000000 million|millions|mn|mio|millionen|millones|मिलियन|mln, 1000000000 billion|billions|bn|mrd|milliarden`),
);

/** Hindi fractions that stand before a number, what they do with it, and what they are alone. */
const STEPS: ReadonlyMap<string, { readonly add: number; readonly alone: number | null }> = new Map(
  (
    [
      ["साढ़े|साडे|sadhe|saadhe|sade|saade", 0.5, null],
      ["सवा|sava|sawa|savva", 0.25, 1.25],
      ["पौने|paune", -0.25, 0.75],
    ] as const
  ).flatMap(([words, add, alone]) => words.split("|").map((word) => [plain(word), { add, alone }])),
);

const HALVES_OF_TWO = values("1.5 डेढ़|दीड|dedh|anderthalb|eineinhalb, 2.5 ढाई|अडीच|dhai|adhai");

const CARDINALS: ReadonlyMap<string, number> = new Map([
  ...EUROPEAN,
  ...DEVANAGARI,
  ...TAMIL,
  ...HALVES_OF_TWO,
  ...ENGLISH,
]);
const HINGLISH_CARDINALS: ReadonlyMap<string, number> = new Map(HINGLISH);
const ENGLISH_CARDINALS: ReadonlyMap<string, number> = new Map(ENGLISH);

/** Which words are read: those of English alone, of all languages, or of Hindi in Latin letters as well. */
export type Tongue = "english" | "any" | "hinglish";

/** The number below 100 that a word in `plain` form is; null for another word. */
export function cardinalOf(key: string, tongue: Tongue): number | null {
  if (tongue === "english" && /^\p{Script=Latin}/u.test(key))
    return ENGLISH_CARDINALS.get(key) ?? null;
  const hinglish = tongue === "hinglish" ? HINGLISH_CARDINALS.get(key) : undefined;
  return hinglish ?? CARDINALS.get(key) ?? compoundOf(key);
}

/** German: "fünfundzwanzig". */
function compoundOf(key: string): number | null {
  const parts = /^(\p{L}{3,6})und(\p{L}{4,8}(?:zig|ssig|ßig))$/u.exec(key);
  if (!parts) return null;
  const [one, ten] = [CARDINALS.get(parts[1] ?? ""), CARDINALS.get(parts[2] ?? "")];
  return one !== undefined && ten !== undefined ? one + ten : null;
}

/** 100 for "hundred", 100,000 for "lakh"; null for another word. */
export function scaleOf({ key, text }: Pick<Atom, "key" | "text">): number | null {
  // "L" is lakh, "l" a litre; "M" is a million, "m" a metre.
  if (key === "l") return text === "L" ? 100_000 : null;
  if (key === "m") return null;
  return SCALE_WORDS.get(key) ?? null;
}

/** "साढ़े": adds a half to the number after it. Null for another word. */
export function stepOf(
  key: string,
): { readonly add: number; readonly alone: number | null } | null {
  return STEPS.get(key) ?? null;
}

/** Parts of one: the denominator of "third", "quarters", "Drittel". */
const PARTS: ReadonlyMap<string, number> = new Map(
  values(`
  2 half|halves|halfte|halbiert|moitie|mitad|आधा|आधी|आधे|अर्धा|निम्मे|aadha|adha|aadhi|halb, 3 third|thirds|drittel|tiers|tercio|तिहाई,
  4 quarter|quarters|viertel|quart|cuarto|चौथाई|fourth|fourths|chauthai, 5 fifth|fifths|funftel|quinto|cinquieme,
  6 sixth|sixths, 7 seventh|sevenths, 8 eighth|eighths, 10 tenth|tenths|zehntel|dixieme|decimo`),
);

/** 3 for "third" and "thirds"; null for a word that is no part of a whole. */
export function partOf(key: string): number | null {
  return PARTS.get(key) ?? null;
}

const ORDINALS: ReadonlyMap<string, number> = new Map(
  values(`
  1 first|erste|erster|ersten|premier|premiere|primer|primero|primera|पहला|पहली|पहले|प्रथम|pehla|pehli|முதல்,
  2 second|zweite|zweiter|zweiten|deuxieme|seconde|segundo|segunda|दूसरा|दूसरी|दूसरे|द्वितीय|दुसरा|दुसरी|dusra|dusri,
  3 third|dritte|dritter|dritten|troisieme|tercer|tercero|tercera|तीसरा|तीसरी|तृतीय|तिसरा|तिसरी|teesra|tisra,
  4 fourth|vierte|vierten|quatrieme|cuarto|चौथा|चौथी|चतुर्थ, 5 fifth|funfte|पाँचवाँ|पांचवां|पाँचवीं|पाचवा, 6 sixth|छठा|छठी,
  7 seventh|सातवाँ|सातवीं, 8 eighth|आठवाँ|आठवीं, 9 ninth|नौवीं|नवमी|नववी, 10 tenth|दसवीं|दसवाँ|दहावी, 11 eleventh|ग्यारहवीं|अकरावी,
  12 twelfth|बारहवीं|बारावी`),
);

/** 1 for "first"; null for another word. */
export function ordinalOf(key: string): number | null {
  return ORDINALS.get(key) ?? null;
}

/** Words that say by what a thing was multiplied: 2 for "doubled" and "twofold", 0.5 for "halved". */
const FACTORS: ReadonlyMap<string, number> = new Map(
  values(`
  0.5 halve|halved|halves|halving, 2 double|doubled|doubles|doubling|twofold|verdoppelt|verdoppelte|double|doublé|duplicado|dupliqué|duplicó|दोगुना|दुगुना|दुप्पट|dugna|doguna,
  3 triple|tripled|triples|tripling|treble|trebled|trebling|threefold|verdreifacht|तिगुना|तिप्पट, 4 quadruple|quadrupled|quadrupling|fourfold,
  5 fivefold, 6 sixfold, 8 eightfold, 10 tenfold`),
);

export function factorOf(key: string): number | null {
  return FACTORS.get(key) ?? null;
}

const NUMERIC: ReadonlySet<string> = new Set([
  ...CARDINALS.keys(),
  ...HINGLISH_CARDINALS.keys(),
  ...SCALE_WORDS.keys(),
  ...STEPS.keys(),
  ...PARTS.keys(),
  ...ORDINALS.keys(),
  ...FACTORS.keys(),
  ..."a an the twice thrice several few many multiple some mehrere plusieurs varios कई kai".split(
    " ",
  ),
]);

/** Whether a word in `plain` form can begin a number. Most cannot. */
export function mayBeNumber(key: string): boolean {
  return NUMERIC.has(key) || (key.length > 9 && key.includes("und"));
}

const HINGLISH_WORDS = new Set(
  `ka ke ki ko mein me se hai hain tha thi the kiya kiye karna karta karti karke aur tak pe par saal mahine roz har naam
  kaam uske nahi wala bhi liya diya ghante maine hua`.split(/\s+/u),
);

/** Whether a line is in Hindi written with Latin letters: two of its small words, and few of English. */
export function isHinglish(line: string): boolean {
  // In English letters the words need no writing out.
  const words = /^[\t\u0020-\u007e]*$/u.test(line)
    ? line.toLowerCase().split(/[^a-z]+/u)
    : plain(line).split(" ");
  const small = words.filter((word) => HINGLISH_WORDS.has(word) && word !== "me" && word !== "the");
  return new Set(small).size >= 2;
}
