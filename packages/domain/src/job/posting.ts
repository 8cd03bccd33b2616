import { compactStem, definedAcronyms, tokenize } from "../text/tokens.ts";

/** What a posting says of its own names. */
export interface Posting {
  /** Keys of the words of the title, of companies and of places, which name nothing that is asked. */
  readonly own: ReadonlySet<string>;
  /** The line that names the job, with its speciality: "Associate - Equity Research". */
  readonly titleLine: string;
  /** The key of a long form by the key of its letters, as the text defines them. */
  readonly longForms: ReadonlyMap<string, string>;
}

const COMPANY =
  /((?:\p{Lu}[\p{L}&.]*\s+){1,5})(?:Pvt|Private|Ltd|Limited|LLP|Inc|Technologies|Solutions|Industries|Group|Hospitals?|School|Labs?|Consulting)\b/gu;

/** The line that says where the work is. */
const PLACES =
  /^[^\w\n]*(?:(?:job |work )?locations?|place(?: of (?:work|posting))?|venue|address|head office)\s*[:–-]\s*(.{2,120})$/gimu;

/** Reads the names of a posting: its first line, its companies, its places and the abbreviations it explains. */
export function postingOf(description: string, title: string): Posting {
  const first = description.split("\n").find((line) => line.trim() !== "") ?? "";
  const titleLine = first.slice(0, 160);
  const places = [...description.matchAll(PLACES)].map((match) => match[1] ?? "");
  const companies = [...description.slice(0, 600).matchAll(COMPANY)].map((match) => match[1] ?? "");
  return {
    titleLine,
    own: new Set(
      [title, titleLine, ...companies, ...places].flatMap(tokenize).map(({ key }) => key),
    ),
    longForms: new Map(
      definedAcronyms(description).map(({ long, short }) => [
        compactStem(tokenize(short)),
        compactStem(tokenize(long)),
      ]),
    ),
  };
}
