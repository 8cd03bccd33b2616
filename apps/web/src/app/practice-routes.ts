import { createRoute, type AnyRoute } from "@tanstack/react-router";
import { problemFilters } from "../shared/practice/problem-filters.ts";
import * as screens from "./screens.ts";

/** The Practice Lab, for people who are signed in. */
export function practiceRoutes<Parent extends AnyRoute>(signedIn: Parent) {
  const getParentRoute = () => signedIn;
  return [
    createRoute({
      getParentRoute,
      path: "/practice",
      staticData: { title: "Practice Lab" },
      validateSearch: problemFilters,
      onEnter: screens.cacheEditor,
      component: screens.practicePage,
    }),
    createRoute({
      getParentRoute,
      path: "/practice/round",
      staticData: { title: "Mock round" },
      onEnter: screens.cacheEditor,
      component: screens.roundPage,
    }),
    createRoute({
      getParentRoute,
      path: "/practice/round/$id",
      staticData: { title: "Mock round" },
      onEnter: screens.cacheEditor,
      component: screens.roundReportPage,
    }),
    createRoute({
      getParentRoute,
      path: "/practice/$slug",
      staticData: { title: "Practice Lab" },
      onEnter: screens.cacheEditor,
      component: screens.problemPage,
    }),
  ] as const;
}
