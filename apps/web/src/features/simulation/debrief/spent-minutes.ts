import { type Act, replay, type Scenario } from "@taiyari/domain/simulation";

/**
 * Minutes of the person's own time in a day: those of the scenario's clock at its pace, without what was skipped by
 * waiting for the next message.
 */
export function spentMinutes(scenario: Scenario, acts: readonly Act[]): number {
  const { start, pace } = scenario.clock;
  const inOrder = acts.toSorted((a, b) => a.at - b.at);
  const over = replay(scenario, acts).time - start;
  const skipped = inOrder.reduce((sum, act, number) => {
    if (act.kind !== "waited") return sum;
    const reached = replay(scenario, inOrder.slice(0, number + 1)).time - start;
    return sum + Math.max(0, reached - act.at);
  }, 0);
  return Math.max(0, over - skipped) / pace;
}
