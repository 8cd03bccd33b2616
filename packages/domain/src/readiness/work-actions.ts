import { WORK_COMPETENCIES } from "../simulation/index.ts";
import type { ActionIdea, ActionSource } from "./action-idea.ts";

/** What there is to do in the Work Simulation: finish the day that was begun, else the next one. */
export function workActions(source: ActionSource): readonly ActionIdea[] {
  const { facts, simulations, openDay } = source;
  const { days } = facts.work;
  const finished = new Set(days.map(({ scenario }) => scenario));
  const isOpen = openDay !== null;
  const next = isOpen
    ? simulations.find(({ id }) => id === openDay.scenario)
    : (simulations.find(({ id }) => !finished.has(id)) ?? lowestOf(source));
  if (!next) return [];
  const last = days.findLast(({ scenario }) => scenario === next.id);
  return [
    {
      id: `day ${next.id}`,
      axis: "work",
      title: isOpen
        ? `Finish the day “${next.title}”`
        : last
          ? `Play “${next.title}” once more`
          : `Play the day “${next.title}”`,
      why: isOpen
        ? "You have begun it, and its debrief comes at the end."
        : last
          ? `Its debrief was ${last.score} of 100, the lowest of your days.`
          : finished.size === 0
            ? "An inbox, a chat and a clock; the debrief says what your decisions cost."
            : `${finished.size} of ${simulations.length} days are finished; this one is new.`,
      minutes: next.minutes,
      button: isOpen ? "Go back to the desk" : "Look at the day",
      to: isOpen ? `/simulation/${openDay.id}` : "/simulation",
      after: {
        work: { days: [...days, { scenario: next.id, score: 100, shown: WORK_COMPETENCIES }] },
      },
    },
  ];
}

/** The day whose last debrief was lowest. */
function lowestOf({ facts, simulations }: ActionSource) {
  const scoreOf = (id: string) =>
    facts.work.days.findLast(({ scenario }) => scenario === id)?.score ?? 100;
  return simulations.toSorted((a, b) => scoreOf(a.id) - scoreOf(b.id))[0];
}
