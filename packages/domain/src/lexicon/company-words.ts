import * as companies from "./vocabulary/companies.ts";
import { alternatives, lexicon, wordsOf } from "./words.ts";
import { remember } from "../text/remember.ts";

/** Legal forms. They belong to the name before them, also after a comma. */
const LEGAL_FORMS = lexicon(companies.LEGAL_FORMS);

/** Words companies are called by. */
const COMPANY_WORDS = lexicon(companies.COMPANY_WORDS);

/** How names end in a script without blanks between words. */
const UNSPACED_COMPANY = new RegExp(`(?:${alternatives(companies.UNSPACED_COMPANIES)})$`, "u");

/** True for "Inc.", "Pvt. Ltd.", "GmbH" alone: part of the name before it. */
export function isLegalForm(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.length <= 4 && words.every((word) => LEGAL_FORMS.has(word));
}

/** A part of a company, as it is after a title: "Emergency Department", "Growth Team". */
const UNIT =
  /\s(?:department|dept\.?|division|team|unit|ward|wing|section|desk|practice|branch)$/iu;

/** A department that employs: of a government. */
const OFFICE =
  /\b(?:govt|government|state|public|works|police|health and|tax|revenue|forest|fire|postal|municipal|central|national|federal|ministry|bank)\b/iu;

/** Also in the plural: "agencies", "clinics". */
function isCompanyWord(word: string): boolean {
  return (
    COMPANY_WORDS.has(word) ||
    (word.length > 4 &&
      word.endsWith("s") &&
      (COMPANY_WORDS.has(word.slice(0, -1)) || COMPANY_WORDS.has(word.replace(/ies$/u, "y"))))
  );
}

/** How much a text looks like a company's name: 0 nothing says so, 2.5 certainly. */
export const companyScore = remember((text: string): number => {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 10) return 0;
  if (/^(?:self employed|selbstandig|freelance|autonomo|independant)$/u.test(words.join(" ")))
    return 1.2;
  if (UNSPACED_COMPANY.test(text.trim())) return 2.5;
  if (UNIT.test(text.trim()) && !OFFICE.test(text)) return 0.5;
  const legal = words
    .slice(1)
    .some((word) => LEGAL_FORMS.has(word) && word !== "as" && word !== "se" && word !== "co")
    ? 2
    : 0;
  const named = words.filter(isCompanyWord).length;
  const endsNamed = isCompanyWord(words.at(-1) ?? "") ? 0.4 : 0;
  const domain = /^[\w-]+\.(?:com|io|ai|in|co|org|net|dev|app)$/iu.test(text.trim()) ? 1.5 : 0;
  const house = HOUSE.test(text.trim()) ? 1.6 : 0;
  return Math.min(2.5, legal + house + Math.min(1.4, named * 0.8) + endsNamed + domain);
});

/** "Rao & Sons", "Wren & Co": how a company is named after its founder. */
const HOUSE =
  /\p{Lu}\S*\s+(?:(?:&|and|und)\s+(?:[Cc]o|[Ss]ons?|Söhne|[Dd]aughters?|[Bb]rothers|[Bb]ros|[Cc]ompany|CO|SONS|BROTHERS)|(?:&|und)\s+(?:[Pp]artners?|[Aa]ssociates|PARTNERS?|ASSOCIATES))\.?$/u;
