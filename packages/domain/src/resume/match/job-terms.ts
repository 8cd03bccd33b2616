import type { Skill } from "../../careers/index.ts";
import type { JobTerm } from "../report.ts";
import type { CareersIndex } from "./careers-index.ts";
import { isSpokenLanguage } from "../read/lexicon/spoken-languages.ts";
import { alternativesIn } from "./alternatives.ts";
import { isNamed } from "./careers-index.ts";
import { asksForField, isCompared, isWholeTrade } from "./compared.ts";
import { findSkills } from "./find-skills.ts";
import type { SkillMention } from "./find-skills.ts";
import { TITLE_WORD } from "./job-facts.ts";
import type { JobLine } from "./job-lines.ts";
import { compactStem, tokenize } from "./terms.ts";
import { findUnknownTerms } from "./unknown-terms.ts";

/** Lines in which what is named is asked for. */
const ASKS =
  /\b(?:experience|expertise|proficien(?:t|cy)|knowledge|skills?|skilled|familiar(?:ity)?|hands-on|understanding|command|fluent|fluency|background|certifi(?:ed|cation)|exposure)\b/iu;

const ENDS_AS_TITLE = new RegExp(`${TITLE_WORD.source}$`, "iu");

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
 * A term is a must when it stands under a heading or in a sentence that says so, and in no later one that
 * takes it back. Where a description marks nothing as a must, the terms of its "experience with" lines are.
 */
export function jobTerms(
  lines: readonly JobLine[],
  titles: readonly string[],
  titleLine: string,
  index: CareersIndex,
): { readonly terms: JobTerm[]; readonly alternatives: string[][] } {
  const tallies = new Map<string, Tally>();
  const groups: string[][] = [];
  const marksMust = lines.some((line) => line.need === "must");
  for (const line of lines) {
    if (line.section === "other") continue;
    const need = needIn(line, marksMust);
    groups.push(...alternativesIn(line.text, skillsOf(line, index)));
    for (const term of termsIn(line, titles, titleLine, index)) {
      const tally = tallies.get(term.key);
      if (tally) {
        tally.asked += 1;
        if (need === "must" && tally.need === "nice" && !isSpokenLanguage(term.term)) {
          // Named as the line writes it that makes it a must.
          tally.need = "must";
          tally.term = term.term;
        }
      } else {
        // A language is learned at home, asked of many and checked in a minute: never what decides.
        const own = isSpokenLanguage(term.term) ? "nice" : need;
        tallies.set(term.key, { term: term.term, skillId: term.skillId, need: own, asked: 1 });
      }
    }
  }
  return {
    terms: [...tallies.values()].toSorted((a, b) => rank(a) - rank(b)),
    alternatives: namedGroups(groups, tallies),
  };
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

function needIn(line: JobLine, marksMust: boolean): JobTerm["need"] {
  if (line.need) return line.need;
  return !marksMust && ASKS.test(line.text) ? "must" : "nice";
}

function termsIn(
  line: JobLine,
  titles: readonly string[],
  titleLine: string,
  index: CareersIndex,
): { key: string; term: string; skillId: string | null }[] {
  // A title names a person, not what is asked: "Site engineer".
  const skills = skillsOf(line, index).filter(
    ({ from, to }) => line.section !== "top" || !ENDS_AS_TITLE.test(line.text.slice(from, to)),
  );
  const isAsking = line.section === "must" || line.section === "nice" || ASKS.test(line.text);
  const compared = skills.filter(
    ({ skill, spelling, from }) =>
      isCompared(skill, titles) &&
      !isWholeTrade(skill, spelling, line) &&
      (isNamed(skill) || skill.kind === "certification" || asksForField(line, from, isAsking)),
  );
  const known = compared.map(({ skill, spelling, from, to }) => ({
    key: skill.id,
    term: asWritten(skill, line.text.slice(from, to)) ?? spelling,
    skillId: skill.id,
  }));
  if (!isAsking) return known;
  const unknown = findUnknownTerms(line.text, index, skills, titleLine).map((term) => ({
    key: compactStem(tokenize(term)),
    term,
    skillId: null,
  }));
  return [...known, ...unknown];
}

/** A requirement of so few words is an entry of a list, where "Go" can mean nothing else. */
const ENTRY_WORDS = 3;

function skillsOf(line: JobLine, index: CareersIndex): SkillMention[] {
  const isEntry =
    (line.section === "must" || line.section === "nice") &&
    line.text.split(/\s+/u).length <= ENTRY_WORDS;
  return findSkills(line.text, index, { isList: isEntry });
}

/** The spelling of the careers that the text uses, capitals aside; null when it uses another form. */
function asWritten(skill: Skill, written: string): string | null {
  return (
    [skill.name, ...skill.aliases].find(
      (spelling) => spelling.toLowerCase() === written.toLowerCase(),
    ) ?? null
  );
}
