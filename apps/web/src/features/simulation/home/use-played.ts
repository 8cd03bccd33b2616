import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useRuns } from "../../../shared/simulation/runs.ts";
import { scenarioQuery } from "../../../shared/simulation/scenario-files.ts";
import type { PlayedRun } from "./played.ts";

interface Played {
  /** The latest first; undefined until they are worked out. */
  readonly played: readonly PlayedRun[] | undefined;
  /** How many are left out, because their scenario could not be fetched. */
  readonly missing: number;
  /** Asks for those scenarios again. */
  readonly retry: () => void;
}

/** Runs with what their replays say. What replays them is fetched when there are any. */
export function usePlayed(): Played {
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
  const { scenarios, isSettled, retry } = useQueries({
    queries: pinned.map((head) => scenarioQuery(head)),
    combine: (results) => ({
      scenarios: results.map(({ data }) => data),
      isSettled: results.every(({ isPending }) => !isPending),
      retry: () => {
        for (const { isError, refetch } of results) if (isError) void refetch();
      },
    }),
  });
  const played = useMemo(() => {
    if (!isLoaded) return undefined;
    if (logs.length === 0) return [];
    if (!replayer || !isSettled) return undefined;
    const byDigest = new Map(pinned.map(({ digest }, number) => [digest, scenarios[number]]));
    return logs.flatMap((own) => {
      const scenario = byDigest.get(own.head.digest);
      return scenario ? [replayer.playedRun(own, scenario)] : [];
    });
  }, [isLoaded, logs, replayer, isSettled, pinned, scenarios]);
  return { played, missing: played ? logs.length - played.length : 0, retry };
}
