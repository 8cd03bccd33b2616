import { createRoute, type AnyRoute } from "@tanstack/react-router";
import {
  DAY_CERTIFICATE,
  DEBRIEF,
  DESK,
  SIMULATION,
  TASK,
} from "../shared/simulation/addresses.ts";
import * as screens from "./screens.ts";

/** The Work Simulation, for people who are signed in. */
export function simulationRoutes<Parent extends AnyRoute>(signedIn: Parent) {
  const getParentRoute = () => signedIn;
  const staticData = { title: "Work Simulation" };
  const onEnter = screens.cacheEditor;
  return [
    createRoute({
      getParentRoute,
      path: SIMULATION,
      staticData,
      onEnter,
      component: screens.simulationPage,
    }),
    createRoute({ getParentRoute, path: DESK, staticData, onEnter, component: screens.deskPage }),
    createRoute({ getParentRoute, path: TASK, staticData, onEnter, component: screens.taskPage }),
    createRoute({
      getParentRoute,
      path: DEBRIEF,
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
    path: DAY_CERTIFICATE,
    staticData: { title: "Certificate" },
    component: screens.dayCertificatePage,
  });
}
