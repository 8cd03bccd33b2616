import type { JobTerm } from "../report.ts";
import type { CareersIndex } from "./careers-index.ts";
import { findSkills } from "./find-skills.ts";
import { TITLE_WORD } from "./job-facts.ts";
import type { JobLine } from "./job-lines.ts";
import { compactStem, tokenize } from "./terms.ts";
import { findUnknownTerms } from "./unknown-terms.ts";

/** Lines in which what is named is asked for. */
const ASKS =
  /\b(?:experience|expertise|proficien(?:t|cy)|knowledge|skills?|skilled|familiar(?:ity)?|hands-on|understanding|command|fluent|fluency|background|certifi(?:ed|cation)|exposure)\b/iu;

const ENDS_AS_TITLE = new RegExp(`${TITLE_WORD.source}$`, "iu");

interface Tally {
  readonly term: string;
  readonly skillId: string | null;
  need: JobTerm["need"];
  asked: number;
}

/**
 * What a job asks a person to know, each term once, musts first and then in the order of the text.
 *
 * A term is a must when it stands under a heading or in a sentence that says so, and in no later one that
 * takes it back. Where a description marks nothing as a must, the terms of its "experience with" lines are.
 */
export function jobTerms(lines: readonly JobLine[], title: string, index: CareersIndex): JobTerm[] {
  const tallies = new Map<string, Tally>();
  const marksMust = lines.some((line) => line.need === "must");
  for (const line of lines) {
    if (line.section === "other") continue;
    const need = needIn(line, marksMust);
    for (const term of termsIn(line, title, index)) {
      const tally = tallies.get(term.key);
      if (tally) {
        tally.asked += 1;
        if (need === "must") tally.need = "must";
      } else {
        tallies.set(term.key, { term: term.term, skillId: term.skillId, need, asked: 1 });
      }
    }
  }
  return [...tallies.values()].toSorted((a, b) => rank(a) - rank(b));
}

function rank(term: Pick<JobTerm, "need">): number {
  return term.need === "must" ? 0 : 1;
}

function needIn(line: JobLine, marksMust: boolean): JobTerm["need"] {
  if (line.need) return line.need;
  return !marksMust && ASKS.test(line.text) ? "must" : "nice";
}

function termsIn(
  line: JobLine,
  title: string,
  index: CareersIndex,
): { key: string; term: string; skillId: string | null }[] {
  // A title names a person, not what is asked: "Site engineer".
  const skills = findSkills(line.text, index).filter(
    ({ from, to }) => line.section !== "top" || !ENDS_AS_TITLE.test(line.text.slice(from, to)),
  );
  const known = skills.map(({ skill, spelling }) => ({
    key: skill.id,
    term: spelling,
    skillId: skill.id,
  }));
  const isAsking = line.section === "must" || line.section === "nice" || ASKS.test(line.text);
  if (!isAsking) return known;
  const unknown = findUnknownTerms(line.text, index, skills, title).map((term) => ({
    key: compactStem(tokenize(term)),
    term,
    skillId: null,
  }));
  return [...known, ...unknown];
}
