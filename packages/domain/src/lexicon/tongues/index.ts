import { bengali } from "./bengali.ts";
import { gujarati } from "./gujarati.ts";
import { hindi } from "./hindi.ts";
import { kannada } from "./kannada.ts";
import { malayalam } from "./malayalam.ts";
import { marathi } from "./marathi.ts";
import { punjabi } from "./punjabi.ts";
import { tamil } from "./tamil.ts";
import { telugu } from "./telugu.ts";
import type { Tongue } from "./tongue.ts";

export { PRINTED_WORDS, type PrintedWord, type Tongue } from "./tongue.ts";

/** By BCP 47. English is not among them: there every template has words of its own. */
export const TONGUES = {
  hi: hindi,
  mr: marathi,
  bn: bengali,
  gu: gujarati,
  pa: punjabi,
  ta: tamil,
  te: telugu,
  kn: kannada,
  ml: malayalam,
} as const satisfies Readonly<Record<string, Tongue>>;

export type TongueId = keyof typeof TONGUES;

export const TONGUE_IDS = Object.keys(TONGUES) as readonly TongueId[];

/** The words that name a part of a resume or are beside a value, in all of these languages. */
export function inAllTongues(wordsOf: (tongue: Tongue) => readonly string[]): readonly string[] {
  return Object.values(TONGUES).flatMap((tongue) => wordsOf(tongue));
}
