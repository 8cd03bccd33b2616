import { createRoute, type AnyRoute } from "@tanstack/react-router";
import * as screens from "./screens.ts";
import { roomSearch, setUpSearch } from "./search-params.ts";

/** The Interview Studio, for people who are signed in. */
export function interviewRoutes<Parent extends AnyRoute>(signedIn: Parent) {
  const getParentRoute = () => signedIn;
  return [
    createRoute({
      getParentRoute,
      path: "/interview",
      staticData: { title: "Interview Studio" },
      onEnter: screens.cacheEditor,
      component: screens.interviewPage,
    }),
    createRoute({
      getParentRoute,
      path: "/interview/studio",
      staticData: { title: "Interview Studio" },
      validateSearch: roomSearch,
      onEnter: screens.cacheEditor,
      component: screens.studioPage,
    }),
  ] as const;
}

/** What an interview is made of, before the room: for anybody. */
export function setUpRoute<Parent extends AnyRoute>(openToAll: Parent) {
  return createRoute({
    getParentRoute: () => openToAll,
    path: "/interview/get-started",
    staticData: { title: "Interview Studio" },
    validateSearch: setUpSearch,
    onEnter: screens.cacheCourse,
    component: screens.setupPage,
  });
}
