import { useQueries, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
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

const NONE: readonly PlayedRun[] = [];

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
  const days = useMemo(() => {
    if (!isSettled) return undefined;
    const byDigest = new Map(pinned.map(({ digest }, number) => [digest, scenarios[number]]));
    return logs.flatMap((own) => {
      const scenario = byDigest.get(own.head.digest);
      return scenario ? [{ own, scenario }] : [];
    });
  }, [logs, pinned, scenarios, isSettled]);
  const [played, setPlayed] = useState<readonly PlayedRun[]>();

  useEffect(() => {
    if (!replayer || !days) return;
    let isWanted = true;
    async function work(replayed: Promise<readonly PlayedRun[]>) {
      const list = await replayed;
      if (isWanted) setPlayed(list);
    }
    void work(replayer.playedRuns(days));
    return () => {
      isWanted = false;
    };
  }, [replayer, days]);

  return {
    played: isLoaded && logs.length === 0 ? NONE : played,
    missing: days ? logs.length - days.length : 0,
    retry,
  };
}
