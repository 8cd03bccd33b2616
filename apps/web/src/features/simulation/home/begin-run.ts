import type { SimulationEntry } from "@taiyari/domain/simulation";
import { newId } from "../../../lib/new-id.ts";
import { runs } from "../../../shared/simulation/runs.ts";

/** Begins a day on this device. @returns its id, once it is kept */
export async function beginRun({
  id: scenario,
  version,
  digest,
}: Pick<SimulationEntry, "id" | "version" | "digest">): Promise<string> {
  const id = newId();
  await runs.begin({ id, scenario, version, digest, startedAt: new Date().toISOString() });
  return id;
}
