import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useRuns } from "../../../shared/simulation/runs.ts";
import { scenarioQuery } from "../../../shared/simulation/scenario-files.ts";
import type { PlayedRun } from "./played.ts";

/** Runs with what their replays say, the latest first; undefined until they are worked out. What replays them is fetched then. */
export function usePlayed(): readonly PlayedRun[] | undefined {
  const { logs, isLoaded } = useRuns();
  const { data: replayer } = useQuery({
    queryKey: ["simulations", "replayer"],
    queryFn: () => import("./replayed-runs.ts"),
    enabled: isLoaded && logs.length > 0,
    staleTime: Infinity,
  });
  const pinned = useMemo(
    () => [...new Map(logs.map(({ head }) => [head.digest, head])).values()],
    [logs],
  );
  const { scenarios, isSettled } = useQueries({
    queries: pinned.map((head) => scenarioQuery(head)),
    combine: (results) => ({
      scenarios: results.map(({ data }) => data),
      isSettled: results.every(({ isPending }) => !isPending),
    }),
  });
  return useMemo(() => {
    if (!isLoaded) return undefined;
    if (logs.length === 0) return [];
    if (!replayer || !isSettled) return undefined;
    const byDigest = new Map(pinned.map(({ digest }, number) => [digest, scenarios[number]]));
    return logs.flatMap((own) => {
      const scenario = byDigest.get(own.head.digest);
      return scenario ? [replayer.playedRun(own, scenario)] : [];
    });
  }, [isLoaded, logs, replayer, isSettled, pinned, scenarios]);
}
