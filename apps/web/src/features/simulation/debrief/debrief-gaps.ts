import type { Debrief, Scenario } from "@taiyari/domain/simulation";
import { COMPETENCY_NAMES } from "./competency-names.ts";
import { stepKey, type StepGap } from "@taiyari/domain/next-steps";

/** Of 3: below it a competency is named as something to work on. The middle of the scale. */
const WEAK_BELOW = 2;

/** What a day leaves to work on: what its author leads to, then its weakest competencies, the weakest first. */
export function debriefGaps(
  { id, role }: Pick<Scenario, "id" | "role">,
  { competencies }: Pick<Debrief, "competencies">,
): readonly StepGap[] {
  const weak = competencies
    .flatMap(({ id: competency, level }) =>
      level === null || level >= WEAK_BELOW ? [] : [{ competency, level }],
    )
    .toSorted((a, b) => a.level - b.level);
  return [
    { kind: "step", key: stepKey({ kind: "simulation", id }), why: "Goes with this day" },
    ...weak.map(({ competency, level }): StepGap => ({
      kind: "competency",
      id: competency,
      role,
      why: `${COMPETENCY_NAMES[competency]} was at ${level} of 3 in this day`,
    })),
  ];
}
