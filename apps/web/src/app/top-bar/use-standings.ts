import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import type { Standings } from "../solutions.ts";

/** A menu that is opened again soon shows what it knows. */
const FRESH_MS = 30_000;

/** How far the person is with each solution, asked for when a menu that says it is opened; undefined until it is known. */
export function useStandings(isOpen: boolean): Standings | undefined {
  const { data } = useQuery(
    api.shell.next.queryOptions({ enabled: isOpen, staleTime: FRESH_MS, retry: false }),
  );
  return data?.solutions;
}
