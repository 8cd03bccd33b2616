import { useDeferredValue } from "react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { SearchFile } from "@taiyari/domain/search";
import { api } from "../../lib/api.ts";
import type { Found } from "./search-engine.ts";

/** What the build made of the content. */
const FILE = "/careers/search.json";
const LONGEST_QUERY = 200;
/** Own things are asked for again when the box is opened after this. */
const FRESH_MS = 15_000;

const engineQuery = queryOptions({
  queryKey: ["search", "engine"],
  queryFn: () => import("./search-engine.ts"),
  staleTime: Infinity,
  gcTime: Infinity,
});

const fileQuery = queryOptions({
  queryKey: ["search", "file"],
  queryFn: async () => {
    const answer = await fetch(FILE);
    if (!answer.ok) throw new TypeError(`${FILE} answered ${answer.status}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this build from the same type
    return (await answer.json()) as SearchFile;
  },
  staleTime: Infinity,
  gcTime: Infinity,
  retry: 1,
});

const NOTHING: never[] = [];

/**
 * What the search finds. All of it is fetched when the box is opened for the first time, and each letter is answered in the page.
 *
 * @returns  null until it can be said whether there is anything: a list that is not whole says nothing of what it lacks
 */
export function useSearch(query: string, isOpen: boolean): Found | null {
  const settled = useDeferredValue(query.trim().slice(0, LONGEST_QUERY));
  const engine = useQuery({ ...engineQuery, enabled: isOpen });
  const file = useQuery({ ...fileQuery, enabled: isOpen });
  const own = useQuery(
    api.shell.search.queryOptions({ enabled: isOpen, staleTime: FRESH_MS, retry: 1 }),
  );
  if (!isOpen || !engine.data) return null;
  const found = engine.data.findRows(settled, {
    file: file.data,
    own: own.data?.results ?? NOTHING,
  });
  const isWaiting = file.isLoading || own.isLoading;
  return found.rows.length === 0 && isWaiting ? null : found;
}
