import { createRoute, type AnyRoute } from "@tanstack/react-router";
import * as screens from "./screens.ts";

/** The Work Simulation, for people who are signed in. */
export function simulationRoutes<Parent extends AnyRoute>(signedIn: Parent) {
  const getParentRoute = () => signedIn;
  const staticData = { title: "Work Simulation" };
  const onEnter = screens.cacheEditor;
  return [
    createRoute({
      getParentRoute,
      path: "/simulation",
      staticData,
      onEnter,
      component: screens.simulationPage,
    }),
    createRoute({
      getParentRoute,
      path: "/simulation/$id",
      staticData,
      onEnter,
      component: screens.deskPage,
    }),
    createRoute({
      getParentRoute,
      path: "/simulation/$id/tasks/$task",
      staticData,
      onEnter,
      component: screens.taskPage,
    }),
    createRoute({
      getParentRoute,
      path: "/simulation/$id/debrief",
      staticData,
      onEnter,
      component: screens.debriefPage,
    }),
  ] as const;
}

/** The certificate of a day, for whoever has its code. */
export function dayCertificateRoute<Root extends AnyRoute>(root: Root) {
  return createRoute({
    getParentRoute: () => root,
    path: "/simulation/certificates/$code",
    staticData: { title: "Certificate" },
    component: screens.dayCertificatePage,
  });
}
