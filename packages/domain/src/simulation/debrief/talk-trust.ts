import type { SimulationState } from "../replay/state.ts";
import type { Scenario } from "../scenario.ts";
import type { TimelineEntry } from "./timeline-entry.ts";

/**
 * Gives what was written its share of the trust: what somebody is told, asked or refused changes it without an entry in
 * the log. It is what the steps of a minute hold beyond the entries of that minute.
 */
export function withTalkTrust(
  { people }: Scenario,
  { trustSteps, log }: SimulationState,
  timeline: readonly TimelineEntry[],
): readonly TimelineEntry[] {
  const left = new Map<string, number>();
  for (const { id } of people) {
    const steps = trustSteps.filter(({ person }) => person === id);
    for (const [number, { at, value }] of steps.entries()) {
      const before = steps[number - 1]?.value ?? value;
      add(left, keyOf(id, at), value - before);
    }
  }
  for (const { at, trust } of log)
    for (const [person, points] of Object.entries(trust)) add(left, keyOf(person, at), -points);
  // At the ends of the scale a step is smaller than what caused it.
  for (const { person, at, value } of trustSteps)
    if (value === LEAST || value === MOST) left.delete(keyOf(person, at));
  return timeline.map((entry) => {
    const shares = entry.to.flatMap((person) => {
      const points = left.get(keyOf(person, entry.at)) ?? 0;
      left.delete(keyOf(person, entry.at));
      return points === 0 ? [] : [[person, points] as const];
    });
    return shares.length === 0
      ? entry
      : { ...entry, trust: { ...entry.trust, ...Object.fromEntries(shares) } };
  });
}

const LEAST = 0;
const MOST = 100;

function keyOf(person: string, at: number): string {
  return `${person} ${at}`;
}

function add(map: Map<string, number>, key: string, points: number): void {
  map.set(key, (map.get(key) ?? 0) + points);
}
