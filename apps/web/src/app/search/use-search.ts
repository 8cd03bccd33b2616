import { useDeferredValue } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { GaugeIcon, ResumeIcon } from "../../ui/icons.tsx";
import { api } from "../../lib/api.ts";
import { courseQuery } from "../../shared/course/course-files.ts";
import { problemsQuery } from "../../shared/practice/problem-files.ts";
import { findInCourse } from "./course-hits.ts";
import { simulationIndexQuery } from "../../shared/simulation/scenario-files.ts";
import { findProblems } from "./problem-hits.ts";
import { findSimulations } from "./simulation-hits.ts";
import { findPages, type SearchHit } from "./pages.ts";

const MOST_PAGES = 5;
const MOST_OWN = 5;
const MOST_LESSONS = 5;
const MOST_PROBLEMS = 5;
const MOST_SIMULATIONS = 3;
/** As many as the server takes. */
const LONGEST_QUERY = 200;

/** What the search finds: pages first, then the person's own resumes and reports, then lessons and exercises, problems, days at work. */
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
  const course = useQuery({ ...courseQuery, enabled: isOpen && settled !== "" });
  const problems = useQuery({ ...problemsQuery, enabled: isOpen && settled !== "" });
  const simulations = useQuery({
    ...simulationIndexQuery,
    enabled: isOpen && settled !== "",
  });
  return [
    ...findPages(query).slice(0, MOST_PAGES),
    ...things.slice(0, MOST_OWN),
    ...(course.data ? findInCourse(course.data, settled).slice(0, MOST_LESSONS) : []),
    ...(problems.data ? findProblems(problems.data, settled).slice(0, MOST_PROBLEMS) : []),
    ...(simulations.data
      ? findSimulations(simulations.data, settled).slice(0, MOST_SIMULATIONS)
      : []),
  ];
}
