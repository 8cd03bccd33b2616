import { codingEvidence, codingParts } from "./coding-axis.ts";
import { conceptEvidence, conceptParts } from "./concepts-axis.ts";
import type { Evidence } from "./evidence.ts";
import type { ReadinessFacts } from "./facts.ts";
import { interviewEvidence, interviewParts } from "./interview-axis.ts";
import type { ReadinessPart } from "./part.ts";
import { resumeEvidence, resumeParts } from "./resume-axis.ts";
import { workEvidence, workParts } from "./work-axis.ts";

/** From this score on somebody counts as ready. Source: the specification, section 9: high from 80. */
export const READY_FROM = 80;

/** The axes with what each counts of the whole, in per cent. Source: issue 15. */
export const AXES = [
  { id: "concepts", title: "Concepts", weight: 20 },
  { id: "resume", title: "Resume", weight: 20 },
  { id: "interview", title: "Interview", weight: 30 },
  { id: "coding", title: "Coding", weight: 20 },
  { id: "work", title: "Work", weight: 10 },
] as const;
export type AxisId = (typeof AXES)[number]["id"];

export interface ReadinessAxis {
  readonly id: AxisId;
  readonly title: string;
  /** Per cent of the whole. */
  readonly weight: number;
  /** 0 to 100: the sum of the points of its parts. */
  readonly score: number;
  readonly parts: readonly ReadinessPart[];
  readonly evidence: Evidence;
}

/** How ready somebody is. A value: the same facts give the same, on any machine. */
export interface Readiness {
  /** 0 to 100, whole: the sum of the axes by their weights, rounded. */
  readonly score: number;
  /** In the order of `AXES`. */
  readonly axes: readonly ReadinessAxis[];
}

/** How ready somebody is, with what each axis is made of. docs/decisions/0039 says why it is counted so. */
export function readinessOf(facts: ReadinessFacts): Readiness {
  const axes = AXES.map(({ id, title, weight }): ReadinessAxis => {
    const { parts, evidence } = measure(id, facts);
    return { id, title, weight, parts, evidence, score: sumOf(parts, "points") };
  });
  return {
    score: Math.round(axes.reduce((sum, { score, weight }) => sum + (score * weight) / 100, 0)),
    axes,
  };
}

/** The same sum before any part was cut to whole points: what a small step brings can be seen in it. */
export function exactReadiness({ axes }: Readiness): number {
  return axes.reduce((sum, { parts, weight }) => sum + (sumOf(parts, "exact") * weight) / 100, 0);
}

function sumOf(parts: readonly ReadinessPart[], of: "points" | "exact"): number {
  return parts.reduce((sum, part) => sum + part[of], 0);
}

function measure(
  id: AxisId,
  facts: ReadinessFacts,
): { readonly parts: readonly ReadinessPart[]; readonly evidence: Evidence } {
  switch (id) {
    case "concepts":
      return { parts: conceptParts(facts.concepts), evidence: conceptEvidence(facts.concepts) };
    case "resume":
      return { parts: resumeParts(facts.resume), evidence: resumeEvidence(facts.resume) };
    case "interview":
      return {
        parts: interviewParts(facts.interview),
        evidence: interviewEvidence(facts.interview),
      };
    case "coding":
      return { parts: codingParts(facts.coding), evidence: codingEvidence(facts.coding) };
    case "work":
      return { parts: workParts(facts.work), evidence: workEvidence(facts.work) };
  }
}
