import { codingActions } from "./coding-actions.ts";
import { conceptActions } from "./concept-actions.ts";
import type { ActionIdea, ActionSource } from "./action-idea.ts";
import { interviewActions } from "./interview-actions.ts";
import type { NextAction } from "./next-action.ts";
import { exactReadiness, readinessOf } from "./readiness.ts";
import { reasonOf } from "./reason.ts";
import { resumeActions } from "./resume-actions.ts";
import { workActions } from "./work-actions.ts";

/** How many are named. Our choice: more than anybody looks through. */
const MOST_ACTIONS = 8;

/**
 * What to do next, the most points of readiness for each minute first; of equals the shorter, then by id. What something brings is worked out by counting once
 * more with it done: so points of an axis count by its weight, and what is full brings nothing.
 */
export function nextActions(source: ActionSource): readonly NextAction[] {
  const readiness = readinessOf(source.facts);
  const before = exactReadiness(readiness);
  const ideas = [
    ...conceptActions(source),
    ...resumeActions(source),
    ...interviewActions(source),
    ...codingActions(source),
    ...workActions(source),
  ];
  return ideas
    .map((idea) => ({ idea, gain: gainOf(idea, source, before) }))
    .filter(({ gain }) => gain >= 0.1)
    .toSorted(
      (a, b) =>
        b.gain / b.idea.minutes - a.gain / a.idea.minutes ||
        a.idea.minutes - b.idea.minutes ||
        (a.idea.id < b.idea.id ? -1 : 1),
    )
    .slice(0, MOST_ACTIONS)
    .map(({ idea: { id, axis, title, why, minutes, button, to }, gain }) => ({
      id,
      axis,
      title,
      why: reasonOf(readiness, axis, why),
      minutes,
      gain,
      button,
      to,
    }));
}

function gainOf({ after }: ActionIdea, { facts }: ActionSource, before: number): number {
  const then = exactReadiness(readinessOf({ ...facts, ...after }));
  return Math.round(10 * (then - before)) / 10;
}
