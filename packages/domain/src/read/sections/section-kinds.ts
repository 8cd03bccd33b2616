import { most } from "../line/extremes.ts";
import type { SectionKind } from "../../resume/reading.ts";
import { holdsAddress } from "../patterns/addresses.ts";
import { headerDates } from "../patterns/header-dates.ts";
import type { NumberedLine } from "../line/line.ts";
import { companyScore } from "../../lexicon/company-words.ts";
import { degreeScore } from "../../lexicon/degrees.ts";
import { institutionScore } from "../../lexicon/institutions.ts";
import { titleScore } from "../../lexicon/job-titles.ts";
import { looseKindOf } from "../../lexicon/section-names.ts";
import { regex } from "../../text/regex.ts";

/** What the kind of a section is recognised by. */
export interface KindSubject {
  readonly kind: SectionKind;
  /** True when its heading says a known name. */
  readonly isNamed: boolean;
  readonly heading: NumberedLine | null;
  readonly lines: readonly NumberedLine[];
}

/** "Date of birth : …": a short label, a colon and a value. */
const FACT = /^[\p{L}\p{M}][\p{L}\p{M}'’./ ]{1,30}\s*[:：]\s*\S/u;

/** This share of a section's lines are facts where it describes the person rather than their work. */
const FACT_SHARE = 0.6;

/**
 * The kinds of a resume's sections, those with unusual headings by what they hold: "Where I have worked" is a list of
 * dated posts. Only a kind that no heading names is found so, and each at most once: volunteering looks like work.
 */
export function kindsOf(sections: readonly KindSubject[]): SectionKind[] {
  const kinds = sections.map((section, i) => {
    if (isPersonal(section, sections.slice(0, i))) return "contact";
    return section.isNamed || !section.heading
      ? section.kind
      : (looseKindOf(section.heading.text) ?? section.kind);
  });
  // Teaching or leading is what a person did where nothing else is called experience.
  if (!kinds.includes("experience")) {
    const at = sections.findIndex(
      ({ heading }, i) => kinds[i] === "other" && /experience/iu.test(heading?.text ?? ""),
    );
    if (at >= 0) kinds[at] = "experience";
  }
  for (const [i, { heading, lines }] of sections.entries())
    if (
      kinds[i] === "other" &&
      heading &&
      tellsOfPosts(heading.text, lines, kinds.slice(0, i).includes("experience"))
    )
      kinds[i] = "experience";
  for (const [kind, scoreOf] of BY_CONTENT) {
    const has = sections.some((section, i) => kinds[i] === kind && section.lines.length > 0);
    if (has) continue;
    const scores = sections.map((section, i) =>
      kinds[i] === "other" && !section.isNamed ? scoreOf(section.lines) : 0,
    );
    const best = most(scores);
    if (best > 0) kinds[scores.indexOf(best)] = kind;
  }
  return kinds;
}

/** Work that people keep apart from their other posts: research, and service under arms. */
const RESEARCH = /\bresearch\b|\bforschung\b|\brecherche\b|\binvestigaci[oó]n\b|\bpesquisa\b/iu;
const ARMED = /\b(?:army|navy|naval|air force|military|armed forces|defen[cs]e|coast guard)\b/iu;

/** What students keep apart in the same form as their posts, below them: "Leadership and activities". */
const LED = /\bleadership\b/iu;

/** True for dated posts under such a heading: with titles for research, where interests and grants are dated too. */
function tellsOfPosts(heading: string, lines: readonly NumberedLine[], hasWork: boolean): boolean {
  const periods = lines.filter((line) => headerDates(line).some((date) => date.isRange)).length;
  if (periods === 0) return false;
  return (
    ARMED.test(heading) ||
    ((RESEARCH.test(heading) || (hasWork && LED.test(heading))) &&
      postsIn(lines, titleScore) === periods)
  );
}

/** What a person says of who they are rather than of their work. */
const CIVIL_FACT = regex("iu")`
  ^(?:father|mother|husband|spouse|guardian|date of birth|d\.?\s?o\.?\s?b|birth|gender|sex|
  marital|nationality|religion|blood|passport|caste|category|permanent address|पिता|माता|जन्म|
  वैवाहिक|लिंग)
`;

/** A profile of facts alone is no summary where another is above it, or where the facts are a person's own. */
function isPersonal(section: KindSubject, before: readonly KindSubject[]): boolean {
  if (section.kind !== "summary") return false;
  if (isAddress(section.lines)) return true;
  const civil = section.lines.filter((line) => CIVIL_FACT.test(line.text)).length;
  if (civil < 2 && !before.some((other) => other.kind === "summary")) return false;
  const facts = section.lines.filter((line) => FACT.test(line.text)).length;
  return section.lines.length > 1 && facts / section.lines.length >= FACT_SHARE;
}

/** True for short lines of which one is an e-mail address or a telephone number, and none a sentence. */
function isAddress(lines: readonly NumberedLine[]): boolean {
  const isReached = lines.some(({ text }) => holdsAddress(text) || /^\S+@\S+$/u.test(text));
  return isReached && lines.every(({ text }) => text.split(/\s+/u).length < SENTENCE_WORDS);
}

/** A line of so many words is a part of a sentence. */
const SENTENCE_WORDS = 8;

const BY_CONTENT: readonly (readonly [SectionKind, (lines: readonly NumberedLine[]) => number])[] =
  [
    ["education", studiesIn],
    ["experience", (lines) => postsIn(lines)],
  ];

/** How many lines name a degree or a school; 0 where they are few. */
function studiesIn(lines: readonly NumberedLine[]): number {
  const named = lines.filter(
    (line) => degreeScore(line.text) >= 2 || institutionScore(line.text) >= 2,
  ).length;
  return named / lines.length >= 0.4 ? named : 0;
}

/** How many stretches of time are beside or near a title or a company. */
export function postsIn(
  lines: readonly NumberedLine[],
  scoreOf = (text: string) => Math.max(titleScore(text), companyScore(text)),
): number {
  return lines.filter((line, i) => {
    if (!headerDates(line).some((date) => date.isRange)) return false;
    return lines.slice(Math.max(0, i - 1), i + 2).some((near) => scoreOf(near.text) >= 1.2);
  }).length;
}
