import { type AnyRoute, createRoute } from "@tanstack/react-router";
import * as screens from "./screens.ts";

/** Where anybody checks a certificate whose code they have. */
export function certificateRoute<Root extends AnyRoute>(root: Root) {
  return createRoute({
    getParentRoute: () => root,
    path: "/certificates/$code",
    staticData: { title: "Certificate" },
    component: screens.verifyPage,
  });
}

/** The tests of the course and what comes of them, for people who are signed in. */
export function assessmentRoutes<Parent extends AnyRoute>(signedIn: Parent) {
  const getParentRoute = () => signedIn;
  return [
    createRoute({
      getParentRoute,
      path: "/learning/sql-for-data-professionals/placement",
      staticData: { title: "Placement test" },
      component: screens.placementPage,
    }),
    createRoute({
      getParentRoute,
      path: "/learning/sql-for-data-professionals/assessment",
      staticData: { title: "Final assessment" },
      component: screens.assessmentPage,
    }),
    createRoute({
      getParentRoute,
      path: "/learning/sql-for-data-professionals/assessment/$id",
      staticData: { title: "Result of the final assessment" },
      component: screens.assessmentResultPage,
    }),
    createRoute({
      getParentRoute,
      path: "/learning/sql-for-data-professionals/certificate/$code",
      staticData: { title: "Your certificate" },
      component: screens.certificatePage,
    }),
  ] as const;
}
