import type { CareersIndex } from "../careers/careers-index.ts";
import type { JobLine } from "./lines.ts";
import { compactStem, FUNCTION_WORDS, tokenize } from "../text/tokens.ts";

/** An industry, a market or a place of work in which experience is wanted, where a line names it. */
export interface Setting {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Settings that no industry is called by. */
const MORE_SETTINGS = [
  "warehouse",
  "manufacturing",
  "high-rise",
  "sell side",
  "buy side",
  "consulting",
  "audit firm",
  "start-up",
  "SaaS",
  "D2C",
  "B2B",
  "B2C",
  "EPC",
  "KPO",
  "BPO",
  "NOC",
  "SOC",
  "GCC",
  "shared services",
  "multi-speciality",
  "modern trade",
  "general trade",
  "quick commerce",
  "food delivery",
  "retail",
  "bank",
  "law firm",
  "CA firm",
  "export house",
  "buying house",
  "power plant",
  "mine",
  "steel plant",
  "cement plant",
  "data centre",
  "5-star",
  "4-star",
  "luxury hotel",
  "heritage hotel",
  "resort",
  "cruise line",
  "call centre",
  "digital agency",
  "advertising agency",
  "product company",
  "service company",
  "captive",
  "Tier-1",
  "aerospace",
  "defence",
  "automotive",
  "auto",
  "metro rail",
  "railways",
  "oil and gas",
  "building projects",
  "residential projects",
  "commercial projects",
  "infrastructure projects",
  "highway projects",
  "QSR",
  "CRO",
  "CDMO",
  "edtech",
  "PSU",
];

/** "5 years in", "exposure to", "a background in": what follows is where the person has worked. */
const WANTED =
  /\b(?:experienced?|exp|years?|yrs?|exposure|internship|background|worked|of which|served|stint)\b[^;.]*\b(?:in|to|of|from|with|at|within|across)\b[^;.]*$/iu;
const IS_DOMAIN =
  /^(?:[\s,/]|and|or|\p{L}+(?=[\s,/]+(?:and|or|[,/])))*(?:(?:client|project|customer|product|market|line)s?\s)?(?:domain|industry|sector|background|experience|exposure)\b/iu;

/** Words that name an industry and everything else too. */
const TOO_WIDE =
  /^(?:education|hospitals?|schools?|construction|engineering|technology|services?|government|media|internet|energy|power|travel|health|sports?)$/iu;

const FORMS = new WeakMap<CareersIndex, ReadonlyMap<string, number>>();
const LONGEST = 4;

/** The settings that a line wants experience in, in order. */
export function settingsIn(line: JobLine, index: CareersIndex): Setting[] {
  const isAsking = line.section === "must" || line.section === "nice" || line.section === "top";
  if (!isAsking) return [];
  const forms = formsOf(index);
  const tokens = tokenize(line.text);
  const settings: Setting[] = [];
  for (let at = 0; at < tokens.length; at++) {
    for (let words = Math.min(LONGEST, tokens.length - at); words > 0; words--) {
      const phrase = tokens.slice(at, at + words);
      const [first, last] = [phrase[0], phrase.at(-1)];
      if (!first || !last || FUNCTION_WORDS.has(last.key) || !forms.has(compactStem(phrase)))
        continue;
      const isWanted =
        WANTED.test(line.text.slice(0, first.from)) || IS_DOMAIN.test(line.text.slice(last.to));
      if (!isWanted || phrase.slice(1).some(({ gap }) => gap === "break")) continue;
      settings.push({ text: line.text.slice(first.from, last.to), from: first.from, to: last.to });
      at += words - 1;
      break;
    }
  }
  return settings;
}

function formsOf(index: CareersIndex): ReadonlyMap<string, number> {
  const known = FORMS.get(index);
  if (known) return known;
  const names = [
    ...MORE_SETTINGS,
    ...index.industries.flatMap(({ name, aliases }) => [name, ...aliases]),
  ];
  const forms = new Map(
    names
      .filter((name) => !TOO_WIDE.test(name))
      .map((name) => [compactStem(tokenize(name)), name.length]),
  );
  FORMS.set(index, forms);
  return forms;
}
