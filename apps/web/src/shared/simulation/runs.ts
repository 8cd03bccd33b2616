import type { Act, SimulationRun } from "@taiyari/domain/simulation";
import { useSyncExternalStore } from "react";
import { client } from "../../lib/api.ts";
import { connectLogs } from "../event-log/connect-logs.ts";
import type { EventLog } from "../event-log/kept-log.ts";
import type { LogsState } from "../event-log/log-store.ts";
import { type FoundLog, useLog } from "../event-log/use-log.ts";

/** A simulated day with what was done in it. */
export type OwnRun = EventLog<SimulationRun, Act>;

/** The simulated days of whoever is signed in; begins with the first screen that asks for them. */
export const runs = connectLogs<SimulationRun, Act>("simulations", {
  begin: (run) => client.simulation.begin({ run: { ...run } }),
  record: (id, happened) =>
    client.simulation.record({ id, happened: structuredClone(happened) as never }),
  list: async () => (await client.simulation.list()).runs,
  async one(id) {
    const { run, acts } = await client.simulation.one({ id });
    return { head: run, events: acts };
  },
  remove: (id) => client.simulation.remove({ id }),
  restore: (id) => client.simulation.restore({ id }),
});

/** The person's simulated days, with `isLoaded` false until this device's own have been read. */
export function useRuns(): LogsState<SimulationRun, Act> {
  return useSyncExternalStore(runs.subscribe, runs.get);
}

/** One of them, also one before the latest that the device has. */
export function useRun(id: string): FoundLog<SimulationRun, Act> {
  return useLog(runs, "simulations", id);
}
