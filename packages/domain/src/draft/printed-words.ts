import { monthOf } from "../lexicon/months.ts";
import { PRESENT } from "../lexicon/present.ts";
import { type PrintedWord, TONGUES, type TongueId } from "../lexicon/tongues/index.ts";
import { plain } from "../lexicon/words.ts";
import type { ResumeDraft } from "./draft.ts";

/** Words that a resume prints and nobody typed into a field: those that are to be other than the template's own. */
export type PrintedWords = Readonly<Partial<Record<PrintedWord, string>>>;

/**
 * The words of the draft's language, and the headings that the person gave. {} for English with its own headings: there
 * every template has its own words.
 */
export function printedWords({ language, sections }: ResumeDraft): PrintedWords {
  const renamed = sections.flatMap(({ id, heading }) =>
    heading === undefined ? [] : [[id === "personal" ? "summary" : id, heading] as const],
  );
  return { ...(language ? TONGUES[language].words : {}), ...Object.fromEntries(renamed) };
}

/** The draft with another language of headings and printed words; null for English. */
export function chooseLanguage(draft: ResumeDraft, language: TongueId | null): ResumeDraft {
  const { language: before, ...rest } = draft;
  if ((before ?? null) === language) return draft;
  return language === null ? rest : { ...rest, language };
}

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;

/**
 * A date as it is printed in a language: the name of its month is that language's, "Present" too. As typed in English,
 * and where there is nothing to translate: "06/2022", "Summer term".
 */
export function printedDate(text: string, language: TongueId | undefined): string {
  if (!language) return text;
  const { months, words } = TONGUES[language];
  if (PRESENT.has(plain(text))) return words.present;
  if (!YEAR.test(text)) return text;
  return text.replaceAll(/[\p{L}\p{M}]+\.?/gu, (word) => {
    const month = monthOf(word);
    return (month === null ? undefined : months[month - 1]) ?? word;
  });
}
