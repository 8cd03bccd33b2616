import type { Measure } from "../resume/report.ts";
import type { Scored } from "./scored.ts";
import { scoreOf, sumOf } from "./scored.ts";

/** A part of the resume and the checks that measure it. */
interface Part {
  readonly id: Measure["id"];
  readonly name: string;
  readonly checks: readonly string[];
  /** Said when none of its checks applied. */
  readonly unmeasured: string;
}

/** Source of the names: the specification, section 3, "Report result". Which checks make which is ours. */
export const SKILL_PARTS: readonly Part[] = [
  {
    id: "technical-skills",
    name: "Technical Skills",
    checks: ["skills-shown", "technology-names", "terms-asked", "recent-use"],
    unmeasured: "No skills were found to measure.",
  },
  {
    id: "experience",
    name: "Experience",
    checks: [
      "jobs-complete",
      "opening-verbs",
      "tense",
      "timeline",
      "dates-parsed",
      "dates-one-format",
      "years-asked",
    ],
    unmeasured: "No experience was found to measure.",
  },
  {
    id: "education",
    name: "Education",
    checks: ["education-complete", "degree-asked"],
    unmeasured: "No education was found to measure.",
  },
  {
    id: "achievements",
    name: "Achievements",
    checks: ["achievements", "specifics", "plain-words"],
    unmeasured: "Achievements are read in English only, so far.",
  },
];

/** As `SKILL_PARTS`, for the block "Market Alignment". */
export const MARKET_PARTS: readonly Part[] = [
  {
    id: "role-match",
    name: "Role Match",
    checks: ["terms-asked", "job-title", "duties-shown"],
    unmeasured: "Add a job description or a target role, and this can be measured.",
  },
  {
    id: "industry-fit",
    name: "Industry Fit",
    checks: ["industry-words"],
    unmeasured: "Choose a target industry, and this can be measured.",
  },
  {
    id: "experience-match",
    name: "Experience Match",
    checks: ["years-asked"],
    unmeasured: "Add a job description or a target role, and this can be measured.",
  },
];

/** Sums of checks by part. The points are those of the score, seen from another side; they add nothing to it. */
export function measuresOf(scored: readonly Scored[], parts: readonly Part[]): Measure[] {
  return parts.map((part) => {
    const own = part.checks.flatMap((id) => scored.find((item) => item.check.id === id) ?? []);
    const applied = own.filter((item) => item.maxPoints > 0);
    const { points, maxPoints } = sumOf(applied);
    if (maxPoints === 0)
      return { id: part.id, name: part.name, score: null, text: reason(own) ?? part.unmeasured };
    return {
      id: part.id,
      name: part.name,
      score: scoreOf(points, maxPoints),
      text: headline(applied),
    };
  });
}

/** The finding that weighs most: of the largest loss, or of the largest check when nothing is lost. */
function headline(applied: readonly Scored[]): string {
  const [first] = applied.toSorted(
    (a, b) => b.maxPoints - b.points - (a.maxPoints - a.points) || b.maxPoints - a.maxPoints,
  );
  return first?.outcome.finding ?? "";
}

/** What the part's single check says of why it does not apply, where that is more than "no target". */
function reason(own: readonly Scored[]): string | null {
  const [only] = own;
  if (own.length !== 1 || !only) return null;
  const { finding } = only.outcome;
  return finding.startsWith("No ") ? null : finding;
}
