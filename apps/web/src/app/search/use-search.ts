import { useDeferredValue } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { GaugeIcon, ResumeIcon } from "../../ui/icons.tsx";
import { api } from "../../lib/api.ts";
import { findPages, type SearchHit } from "./pages.ts";

const MOST_PAGES = 5;
const MOST_OWN = 5;
/** As many as the server takes. */
const LONGEST_QUERY = 200;

/** What the search finds: pages first, then the person's own resumes and reports. */
export function useSearch(query: string, isOpen: boolean): readonly SearchHit[] {
  const settled = useDeferredValue(query.trim().slice(0, LONGEST_QUERY));
  const own = useQuery(
    api.shell.search.queryOptions({
      input: { query: settled },
      enabled: isOpen,
      placeholderData: keepPreviousData,
    }),
  );
  const things = (own.data?.results ?? []).map((result) => ({
    ...result,
    Icon: result.icon === "report" ? GaugeIcon : ResumeIcon,
  }));
  return [...findPages(query).slice(0, MOST_PAGES), ...things.slice(0, MOST_OWN)];
}
