import { useSyncExternalStore } from "react";
import { rounds } from "./round-store.ts";

export function useRounds(): ReturnType<typeof rounds.get> {
  return useSyncExternalStore(rounds.subscribe, rounds.get);
}
