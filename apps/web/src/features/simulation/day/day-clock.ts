import type { Act, Scenario, SimulationRun } from "@taiyari/domain/simulation";
import type { EventLog } from "../../../shared/event-log/kept-log.ts";
import { createLogClock, keptSeconds, type LogClock } from "../../../shared/event-log/log-clock.ts";

export const clockKeyOf = (id: string) => `simulation.clock.${id}`;

/** Minutes of the scenario since its start, as far as this device knows. */
export function minutesOf(
  { head, events }: EventLog<SimulationRun, Act>,
  { clock }: Pick<Scenario, "clock">,
): number {
  const kept = toMinutes(keptSeconds(clockKeyOf(head.id)), clock.pace);
  return Math.min(clock.end - clock.start, Math.max(kept, latestOf(events)));
}

/** A clock in minutes of the scenario, which counts seconds of the person's. */
export interface DayClock extends Omit<LogClock, "now" | "moveTo"> {
  readonly now: () => number;
  readonly moveTo: (minutes: number) => void;
}

export function createDayClock(
  { head, events }: EventLog<SimulationRun, Act>,
  { clock: { pace, start, end } }: Pick<Scenario, "clock">,
): DayClock {
  const clock = createLogClock(clockKeyOf(head.id), toSeconds(latestOf(events), pace));
  return {
    ...clock,
    now: () => Math.min(end - start, toMinutes(clock.now(), pace)),
    moveTo: (minutes) => clock.moveTo(toSeconds(minutes, pace)),
  };
}

function latestOf(events: readonly Act[]): number {
  return events.reduce((latest, { at }) => Math.max(latest, at), 0);
}

function toMinutes(seconds: number, pace: number): number {
  return (seconds * pace) / 60;
}

function toSeconds(minutes: number, pace: number): number {
  return (minutes * 60) / pace;
}
