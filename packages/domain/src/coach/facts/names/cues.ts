import { TITLE_HEADS } from "../../../lexicon/title-words.ts";
import { lexicon, plain } from "../../../lexicon/words.ts";

const SCHOOLS = lexicon(
  `university, college, institute, school, academy, polytechnic, vidyalaya, vidyapeeth, mahavidyalaya, iit, nit, iiit, iim,
  bits, universitat, universite, universidad, hochschule, campus, faculty`,
);
const FIRMS = lexicon(
  `bank, associates, technologies, ltd, limited, pvt, llp, inc, gmbh, corp, corporation, industries, solutions, systems,
  consulting, consultancy, group, hospital, hospitals, clinic, labs, laboratories, hotel, hotels, resort, motors, infotech,
  softech, softlabs, enterprises, company, co, foundation, trust, chambers, partners, agency, stores, traders, foods,
  pharma, pharmaceuticals, insurance, finance, finserv, constructions, builders, infra, logistics, retail, media, studio,
  studios, telecom, airlines, textiles, mills, works, ventures, services, digital`,
);
const AWARDS = lexicon(
  `award, awards, prize, medal, trophy, scholarship, fellowship, winner, honour, honours, honor, champion, finalist, runner,
  topper, journal, review, proceedings, best, month, year, excellence, star, performer, list`,
);

/** What kind of name the words say it is; null where they say nothing. */
export function cueOf(words: readonly string[]): "school" | "employer" | "award" | null {
  const keys = words.map(plain);
  if (keys.some((key) => /^(?:bachelor|master|doctor|diploma)s?$/u.test(key))) return null;
  const last = keys.at(-1) ?? "";
  const isTitle = TITLE_HEADS.has(last) && !FIRMS.has(last);
  if (!isTitle && keys.some((key) => SCHOOLS.has(key))) return "school";
  if (
    keys.length > 1 &&
    (keys[0] === "best" ||
      keys.join(" ").includes("employee of") ||
      keys.some((key) => AWARDS.has(key) && key !== "year" && key !== "month" && key !== "list"))
  )
    return "award";
  if (!isTitle && keys.length > 1 && keys.some((key) => FIRMS.has(key))) return "employer";
  return null;
}

/** Houses of which there are many: every other word of the name tells which. */
const HOUSES = lexicon(
  "bank, hospital, hospitals, hotel, hotels, resort, clinic, associates, chambers, agency, insurance",
);

export function isHouse(word: string): boolean {
  return HOUSES.has(plain(word));
}

/** Whether a word only says what kind of house a name is of: "Bank", "University". */
export function isKindOfHouse(word: string): boolean {
  const key = plain(word);
  return SCHOOLS.has(key) || FIRMS.has(key);
}
