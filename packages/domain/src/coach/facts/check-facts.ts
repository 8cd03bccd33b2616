import { isEnglish } from "../../evidence/language.ts";
import type { CareersIndex } from "../../careers/careers-index.ts";
import { skillsOfText } from "./skills/unheld-skills.ts";
import { checkFigures } from "./check-figures.ts";
import type { Unheld } from "./unheld.ts";
import { type FactLine, linesOf } from "./lines.ts";
import { unheldAdditions } from "./claims/unheld-additions.ts";
import { unheldAwards } from "./claims/unheld-awards.ts";
import { unheldExtents } from "./claims/unheld-extent.ts";
import { unheldWishes } from "./claims/unheld-wishes.ts";
import { checkBinding, type ReadLine } from "./binding/check-binding.ts";
import { movedYears } from "./binding/moved-years.ts";
import { indexClaims } from "./claims/claim-phrases.ts";
import { unheldClaims } from "./claims/unheld-claims.ts";
import { unheldDoing } from "./claims/unheld-doing.ts";
import { unheldFrequencies } from "./claims/unheld-frequency.ts";
import { unheldOutcomes } from "./claims/unheld-outcomes.ts";
import { unheldRoles } from "./claims/unheld-roles.ts";
import { writtenOut } from "./names/explained.ts";
import { unheldNames } from "./names/unheld-names.ts";
import { readDegrees } from "./study/read-degrees.ts";
import { unheldCompletion } from "./study/unheld-completion.ts";
import { checkStudy } from "./study/unheld-study.ts";
import { unheldGrades } from "./titles/unheld-grades.ts";
import { unheldTitles } from "./titles/unheld-titles.ts";
import { wordsOf } from "./words.ts";
import { masksOf } from "./masks.ts";
import { readOnce } from "./read-once.ts";
import type { SourceFacts } from "./source-facts.ts";
import type { FactViolation } from "./violation.ts";
import { withoutViolations } from "./without-violations.ts";

export interface FactOptions {
  readonly careers: CareersIndex;
  /** Names that may appear without being the person's: a letter's company and role. */
  readonly allowed?: readonly string[];
  /** Whole days since 1 January 1970 (UTC): how long what goes on has lasted. */
  readonly today: number;
}

/**
 * The stretches of a proposed text that state what its source does not hold, in order and without overlaps; [] where
 * every fact is the person's. Takes time in proportion to both texts; a source that was among the last few is not read
 * again.
 *
 * What counts as a fact, and what is not checked: docs/decisions, "Facts are checked by code".
 *
 * @param source  all the person wrote: `factSourceOf(draft)`, or the text of a file
 */
export function checkFacts(source: string, text: string, options: FactOptions): FactViolation[] {
  return checkAgainst(readOnce(source, options.careers, options.today), text, options);
}

/** `checkFacts` for many texts with one source, which is read once. */
export function factChecker(
  source: string,
  options: FactOptions,
): (text: string) => FactViolation[] {
  const facts = readOnce(source, options.careers, options.today);
  return (text) => checkAgainst(facts, text, options);
}

/** How often what a cut leaves is checked again before whole sentences go. */
const ROUNDS = 3;

/**
 * The text with what its source does not hold cut or left blank, so that it passes the check; "" where nothing is left
 * that does.
 */
export function onlyFacts(source: string, text: string, options: FactOptions): string {
  const facts = readOnce(source, options.careers, options.today);
  let kept = text;
  for (let round = 0; round < ROUNDS; round++) {
    const violations = checkAgainst(facts, kept, options);
    if (violations.length === 0) return kept;
    kept = withoutViolations(kept, violations);
  }
  const sentences = kept.split(/(?<=[.!?;]\s)|(?<=\n)/u);
  const held = sentences
    .filter((sentence) => checkAgainst(facts, sentence, options).length === 0)
    .join("");
  return checkAgainst(facts, held, options).length === 0 ? held : "";
}

function checkAgainst(
  facts: SourceFacts,
  text: string,
  { careers, allowed = [] }: FactOptions,
): FactViolation[] {
  const english = isEnglish(text);
  const masks = masksOf(text, allowed);
  const lines = linesOf(text, true).map((line) => unheldIn(line, text, facts, careers, english));
  const unheld = [
    ...lines.flatMap((line) => line.unheld),
    ...checkBinding(
      lines.map(({ read }) => read),
      text,
      facts,
    ),
  ].filter(({ from, to }) => !masks.some(([a, b]) => from >= a && to <= b));
  return apart(unheld).map(({ kind, from, to }) => ({
    kind,
    from,
    to,
    text: text.slice(from, to),
  }));
}

function unheldIn(
  line: FactLine,
  text: string,
  facts: SourceFacts,
  careers: CareersIndex,
  english: boolean,
): { readonly unheld: readonly Unheld[]; readonly read: ReadLine } {
  const words = wordsOf(line);
  const expanded = writtenOut(words, facts.words);
  const degrees = readDegrees(words)
    .filter(({ name }) => facts.degrees.has(name))
    .map(({ from, to }) => [from, to] as const);
  const skills = skillsOfText(line, facts.skills, careers, [...expanded, ...degrees]);
  const tools = [
    ...skills.held.filter((stretch) => !skills.certified.includes(stretch)),
    ...skills.unheld.flatMap(({ isCertificate, from, to }) =>
      isCertificate ? [] : [[from, to] as const],
    ),
  ];
  const study = checkStudy(words, facts, expanded, skills.certified, tools);
  const figures = checkFigures(line, words, facts, english);
  const explained = [
    ...figures.stretches,
    ...expanded,
    ...skills.held,
    ...study.held,
    ...study.unheld.map(({ from, to }) => [from, to] as const),
  ];
  const named = skills.unheld.map(({ isCertificate, ...at }): Unheld => ({
    kind: isCertificate ? "degree" : "skill",
    ...at,
  }));
  const unheld = [
    ...figures.unheld,
    ...named,
    ...study.unheld,
    ...unheldAwards(words, facts),
    ...unheldOutcomes(line, facts.outcomes),
    ...unheldRoles(words, facts),
    ...unheldCompletion(words, text, facts),
    ...unheldDoing(words, text, facts),
    ...unheldFrequencies(words, text, facts),
    ...movedYears(figures.dates.points, words, text, facts),
    ...unheldClaims(words, text, facts, {
      phrases: indexClaims(careers.claims),
      figures: figures.stretches,
    }),
    ...unheldExtents(words, text, facts),
    ...unheldWishes(line, words, text, facts, careers),
    ...unheldAdditions(words, text, facts, careers, explained),
    ...unheldGrades(line, facts.grades),
    ...unheldTitles(line, words, facts, explained),
    ...unheldNames(line, words, facts, careers, explained, english),
  ];
  return { unheld, read: { line, words, dates: figures.dates, known: figures.known } };
}

/** In order; of those that overlap one over all of their stretch, of the kind of the longest. */
function apart(unheld: readonly Unheld[]): Unheld[] {
  const merged: Unheld[] = [];
  let longest = 0;
  for (const one of unheld.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = merged.at(-1);
    const length = one.to - one.from;
    if (!last || one.from >= last.to) {
      merged.push(one);
      longest = length;
      continue;
    }
    const kind = length > longest ? one.kind : last.kind;
    merged[merged.length - 1] = { kind, from: last.from, to: Math.max(last.to, one.to) };
    longest = Math.max(longest, length);
  }
  return merged;
}
