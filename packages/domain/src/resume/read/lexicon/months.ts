import { plain } from "./words.ts";

/** Month names and their short forms: January first. English, German, French, Spanish, Portuguese, Italian, Dutch, Hindi. */
const NAMES: readonly string[] = [
  "january jan januar janvier janv enero ene janeiro gennaio januari janner जनवरी",
  "february feb febr februar fevrier fevr fev febrero fevereiro febbraio februari feber फरवरी फ़रवरी",
  "march mar marz maerz mars marzo marco maart mrz मार्च",
  "april apr avril avr abril abr aprile अप्रैल",
  "may mai mayo maio maggio mei मई",
  "june jun juni juin junio junho giugno जून",
  "july jul juli juillet juil julio julho luglio जुलाई",
  "august aug aout agosto ago augustus अगस्त",
  "september sep sept septembre septiembre setembro settembre set सितंबर सितम्बर",
  "october oct oktober okt octobre octubre outubro out ottobre अक्टूबर अक्तूबर",
  "november nov novembre noviembre novembro नवंबर नवम्बर",
  "december dec dezember dez decembre diciembre dic dezembro dicembre दिसंबर दिसम्बर",
];

const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, i) =>
    names.split(" ").map((name): [string, number] => [plain(name), i + 1]),
  ),
);

/** Seasons by the month they begin with in the north. */
const SEASONS: Readonly<Record<string, number>> = {
  spring: 3,
  summer: 6,
  fall: 9,
  autumn: 9,
  winter: 12,
  fruhling: 3,
  sommer: 6,
  herbst: 9,
  printemps: 3,
  ete: 6,
  automne: 9,
  hiver: 12,
  primavera: 3,
  verano: 6,
  otono: 9,
  verao: 6,
  outono: 9,
};

/** 1 to 12 for a month's name or short form in any of the languages; null for another word. */
export function monthOf(word: string): number | null {
  return MONTHS.get(plain(word)) ?? null;
}

export function seasonMonthOf(word: string): number | null {
  return SEASONS[plain(word)] ?? null;
}
