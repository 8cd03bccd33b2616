import { WORK_COMPETENCIES } from "../simulation/index.ts";
import { figure } from "../text/wording.ts";
import { type Evidence, evidenceOf } from "./evidence.ts";
import type { WorkFacts } from "./facts.ts";
import { decimal, partOf, ratio, type ReadinessPart } from "./part.ts";

/** Days the score looks at, and that a steady figure needs. Our choice. */
const RECENT_DAYS = 3;
const SCORES = 60;
const DAYS = 20;
const COMPETENCIES = 20;

export function workParts({ days }: WorkFacts): readonly ReadinessPart[] {
  const recent = days.slice(-RECENT_DAYS);
  const mean = ratio(
    recent.reduce((sum, { score }) => sum + score, 0),
    recent.length,
  );
  const different = new Set(days.map(({ scenario }) => scenario)).size;
  const shown = new Set(days.flatMap((day) => day.shown)).size;
  const competencies = WORK_COMPETENCIES.length;
  return [
    partOf({
      id: "debriefs",
      title: "What the debriefs say",
      most: SCORES,
      share: mean / 100,
      found:
        recent.length === 0
          ? "No day is finished yet."
          : `${recent.length === 1 ? "The last day" : `The last ${recent.length} days`} scored ${decimal(mean)} of 100${recent.length === 1 ? "" : " on average"}.`,
      raise:
        recent.length === 0
          ? "Play a day to its end: what you hand in is read against a rubric."
          : "Hand in all that a day asks for, in time; the debrief says what was missing.",
    }),
    partOf({
      id: "days",
      title: "Days finished",
      most: DAYS,
      share: different / RECENT_DAYS,
      found: `${figure(different, "different day")} finished.`,
      raise: `Finish another day: ${RECENT_DAYS} different ones are enough.`,
    }),
    partOf({
      id: "competencies",
      title: "Competencies shown",
      most: COMPETENCIES,
      share: shown / competencies,
      found: `${shown} of ${competencies} competencies were shown in a day.`,
      raise: "Look at the competencies of the last debrief: each says what it rests on.",
    }),
  ];
}

export function workEvidence({ days }: WorkFacts): Evidence {
  return evidenceOf(days.length, RECENT_DAYS, [[days.length, "finished day"]]);
}
