import type { CareersIndex } from "../../careers/careers-index.ts";
import { findSkills } from "../../careers/find-skills.ts";
import type { Skill } from "../../careers/careers.ts";
import type { ResumeDraft } from "../../draft/draft.ts";
import { compact, tokenize } from "../../text/tokens.ts";
import { linesOf } from "../rewrite/text-parts.ts";

/** A skill that a sentence of the resume shows, with the words that do. */
export interface Evidenced {
  readonly skill: Skill;
  readonly name: string;
  /** The words around it, at most about eight. */
  readonly quote: string;
  /** How many lines show it. */
  readonly times: number;
}

/** Words on both sides of a skill that make its quote. */
const AROUND = 3;

/** Words that say a skill is not there yet, or another's. */
const NOT_YET =
  /\b(?:learning|preparing for|want to|interested in|wish|seeking|not|never|without|basic knowledge)\b/iu;

/**
 * Skills that work and projects show in their sentences and that are not among the tags, those of most lines first.
 *
 * Only named technologies and methods; what a skill is next to is no evidence of it.
 */
export function evidencedSkills(
  { resumeData }: ResumeDraft,
  index: CareersIndex,
  tags: readonly string[],
): Evidenced[] {
  const listed = new Set(
    tags.flatMap((tag) => {
      const key = compact(tokenize(tag));
      return [key, ...(index.exact.has(key) ? [index.exact.get(key)?.skill.id ?? key] : [])];
    }),
  );
  const texts = [
    ...resumeData.experience.map(({ description }) => description),
    ...resumeData.projects.map(({ description }) => description),
  ];
  const found = new Map<string, Evidenced>();
  for (const line of texts.flatMap(linesOf)) {
    if (NOT_YET.test(line.text)) continue;
    const inLine = new Set<string>();
    for (const { skill, spelling, from, to } of findSkills(line.text, index)) {
      if (skill.kind === "soft" || skill.kind === "certification") continue;
      if (listed.has(skill.id) || listed.has(compact(tokenize(skill.name)))) continue;
      if (inLine.has(skill.id)) continue;
      inLine.add(skill.id);
      const known = found.get(skill.id);
      found.set(skill.id, {
        skill,
        name: known?.name ?? spelling,
        quote: known?.quote ?? quoteOf(line.text, from, to),
        times: (known?.times ?? 0) + 1,
      });
    }
  }
  return [...found.values()].toSorted(
    (a, b) =>
      b.times - a.times || rank(a.skill) - rank(b.skill) || a.name.localeCompare(b.name, "en"),
  );
}

function rank({ kind }: Skill): number {
  return kind === "domain" ? 2 : kind === "method" ? 1 : 0;
}

function quoteOf(text: string, from: number, to: number): string {
  const before = text.slice(0, from).split(/\s+/u).filter(Boolean).slice(-AROUND);
  const after = text
    .slice(to)
    .split(/\s+/u)
    .slice(0, AROUND + 1);
  const glued = /^\s/u.test(text.slice(to)) ? " " : "";
  return `${[...before, text.slice(from, to)].join(" ")}${glued}${after.filter(Boolean).join(" ")}`.replace(
    /[.,;:\s]+$/u,
    "",
  );
}
