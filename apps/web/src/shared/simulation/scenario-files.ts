import { queryOptions } from "@tanstack/react-query";
import type { Scenario, SimulationIndex, SimulationRun } from "@taiyari/domain/simulation";
import { client } from "../../lib/api.ts";

/** Where the build puts the index of simulated days, and the files it names. */
const INDEX = "/simulations/simulations.json";
const FILES = "/simulations/files/";

/** The same for everybody, and changed only by the build. */
const KEPT = { staleTime: Infinity, gcTime: Infinity, retry: 1 } as const;

/** All simulated days without what is in them. */
export const simulationIndexQuery = queryOptions({
  queryKey: ["simulations", "index"],
  queryFn: async () => {
    const index = await fetchFile<SimulationIndex>(INDEX);
    if (!index) throw new TypeError(`${INDEX} is missing`);
    return index;
  },
  ...KEPT,
});

/** A scenario whole, as it was when a day in it was begun: of this build, or as the server kept it. */
export function scenarioQuery({ scenario, digest }: Pick<SimulationRun, "scenario" | "digest">) {
  return queryOptions({
    queryKey: ["simulations", "scenario", scenario, digest],
    async queryFn(): Promise<Scenario> {
      const file = await fetchFile<Scenario>(`${FILES}${scenario}-${digest}.json`);
      return file ?? (await client.simulation.scenario({ digest })).scenario;
    },
    ...KEPT,
  });
}

/**
 * @returns null where there is no such file
 * @throws  a TypeError where the server does not answer
 */
async function fetchFile<Content>(address: string): Promise<Content | null> {
  const answer = await fetch(address);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new TypeError(`${address} answered ${answer.status}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this build from the same types
  return (await answer.json()) as Content;
}
