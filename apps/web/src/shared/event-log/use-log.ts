import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { EventLog, LogEvent, LogHead } from "./kept-log.ts";
import type { LogStore } from "./log-store.ts";

export interface FoundLog<Head extends LogHead, Event extends LogEvent> {
  /** Null where there is none, undefined until that is known. */
  readonly own: EventLog<Head, Event> | null | undefined;
  /** It may be on the server alone, which did not answer. */
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/**
 * One log of a store, also one that is on the server alone and was not fetched with the latest.
 *
 * @param kind  of the store, as `connectLogs` has it
 */
export function useLog<Head extends LogHead, Event extends LogEvent>(
  store: LogStore<Head, Event>,
  kind: string,
  id: string,
): FoundLog<Head, Event> {
  const { logs, isLoaded, isAsked, older } = useSyncExternalStore(store.subscribe, store.get);
  const found = logs.find(({ head }) => head.id === id);
  const isKnown = found !== undefined || (isLoaded && isAsked);
  const isElsewhere = !found && isKnown && older > 0 && id !== "";
  const fetching = useQuery({
    queryKey: ["logs", kind, "older"],
    async queryFn() {
      await store.fetchOlder();
      return true;
    },
    enabled: isElsewhere,
    retry: false,
    staleTime: 0,
  });
  return {
    own: found ?? (isKnown && !isElsewhere ? null : undefined),
    isFailed: isElsewhere && fetching.isError,
    retry: () => void fetching.refetch(),
  };
}
