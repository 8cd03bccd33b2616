import { purgeLogs } from "../../shared/event-logs/log-store.ts";
import type { SimulationDeps } from "./deps.ts";
import { purgeScenarios, SIMULATION_LOGS } from "./store.ts";

/** How long a deletion can be undone. */
const UNDO_MS = 30 * 86_400_000;

/** Removes for good the days that were deleted 30 days ago, and scenarios without any. */
export async function sweepSimulations({
  db,
  clock,
}: Pick<SimulationDeps, "db" | "clock">): Promise<void> {
  await purgeLogs(db, SIMULATION_LOGS, new Date(clock().getTime() - UNDO_MS));
  await purgeScenarios(db);
}
