import type { JobTerm } from "../resume/report.ts";
import { isSpokenLanguage } from "../lexicon/spoken-languages.ts";
import { alternativesIn } from "./alternatives.ts";
import { ASKS } from "./asked.ts";
import type { CareersIndex } from "../careers/careers-index.ts";
import { isNiceAt } from "./clauses.ts";
import { needApart } from "./lines.ts";
import type { JobLine } from "./lines.ts";
import { isRequirement, skillsOf, termsIn } from "./line-terms.ts";
import type { Posting } from "./posting.ts";

/** A line of wanted experience. */
const WANTED = /\b(?:years?|yrs?|experience|exp)\b[^.]*\b(?:in|with|of|on)\b/iu;

interface Tally {
  term: string;
  readonly skillId: string | null;
  need: JobTerm["need"];
  asked: number;
}

/**
 * What a job asks a person to know, each term once, musts first and then in the order of the text, and the
 * groups of terms of which one will do.
 *
 * A term is a must when it is under a heading or in a sentence that says so, and in no later one that
 * takes it back. Where a description marks nothing as a must, the terms of its "experience with" lines are.
 */
export function jobTerms(
  lines: readonly JobLine[],
  titles: readonly string[],
  posting: Posting,
  index: CareersIndex,
): { readonly terms: JobTerm[]; readonly alternatives: string[][] } {
  const tallies = new Map<string, Tally>();
  const groups: string[][] = [];
  const keys = keysOfLetters(posting, index);
  const asked = lines
    .filter(({ section }) => section !== "other")
    .map((line) => ({ line, terms: termsIn(line, titles, posting, index) }))
    .filter(({ terms }) => terms.length > 0);
  // A line of years or of a degree marks no term.
  const marks = {
    marksMust: asked.some(({ line }) => needApart(line) === "must"),
    hasMustPart: asked.some(({ line }) => line.section === "must"),
  };
  for (const { line, terms } of asked) {
    if (/\bor\b|\//iu.test(line.text))
      groups.push(...alternativesIn(line.text, skillsOf(line, index)));
    for (const term of terms) {
      const need = needAt(line, term.from, marks);
      const key = keys.get(term.key) ?? term.key;
      const name = index.skills.get(term.skillId ?? "")?.name ?? term.term;
      const isLanguage = isSpokenLanguage(name) && !line.isCompulsory;
      const tally = tallies.get(key);
      if (tally) {
        tally.asked += 1;
        if (need === "must" && tally.need === "nice" && !isLanguage) {
          // Named as the line writes it that makes it a must.
          tally.need = "must";
          tally.term = term.term;
        }
      } else {
        // A language is learned at home, asked of many and checked in a minute: never what decides.
        const own = isLanguage ? "nice" : need;
        const skillId = index.skills.has(key) ? key : null;
        tallies.set(key, { term: term.term, skillId, need: own, asked: 1 });
      }
    }
  }
  return {
    terms: [...tallies.values()].toSorted((a, b) => rank(a) - rank(b)),
    alternatives: namedGroups(groups, tallies),
  };
}

/** The key of the thing that letters stand for, where the posting explains them: "Embedded value (EV)". */
function keysOfLetters({ longForms }: Posting, index: CareersIndex): ReadonlyMap<string, string> {
  const idOf = (key: string) => (index.exact.get(key) ?? index.inflected.get(key))?.skill.id;
  return new Map(
    [...longForms].flatMap(([short, long]): [string, string][] => {
      // Two letters mean many things: what the posting writes out goes before what we know them for.
      const id = idOf(long) ?? (short.length > 2 ? idOf(short) : undefined) ?? long;
      return [short, long, idOf(short) ?? short].map((key) => [key, id]);
    }),
  );
}

/** Groups of skill ids by the names of their terms; a skill is in the first group that has it. */
function namedGroups(
  groups: readonly (readonly string[])[],
  tallies: ReadonlyMap<string, Tally>,
): string[][] {
  const taken = new Set<string>();
  return groups.flatMap((ids) => {
    const free = [...new Set(ids)].filter((id) => tallies.has(id) && !taken.has(id));
    if (free.length < 2) return [];
    for (const id of free) taken.add(id);
    return [free.flatMap((id) => tallies.get(id)?.term ?? [])];
  });
}

function rank(term: Pick<JobTerm, "need">): number {
  return term.need === "must" ? 0 : 1;
}

function needAt(
  line: JobLine,
  at: number,
  { marksMust, hasMustPart }: { readonly marksMust: boolean; readonly hasMustPart: boolean },
): JobTerm["need"] {
  if (isNiceAt(line, at)) return "nice";
  const need = needApart(line);
  if (need) return need;
  if (line.section === "top" && (WANTED.test(line.text) || (!hasMustPart && isRequirement(line))))
    return "must";
  return !marksMust && ASKS.test(line.text) ? "must" : "nice";
}
