import { createRoute, redirect, type RouteComponent } from "@tanstack/react-router";
import { assessmentRoutes, certificateRoute } from "./assessment-routes.ts";
import { courseRoutes, openToAll } from "./course-routes.ts";
import { interviewRoutes, setUpRoute } from "./interview-routes.ts";
import { lazyScreen } from "./lazy-screen.ts";
import { practiceRoutes } from "./practice-routes.ts";
import { dayCertificateRoute, simulationRoutes } from "./simulation-routes.ts";
import { rootRoute } from "./root-route.tsx";
import * as screens from "./screens.ts";
import {
  applicationsSearch,
  editorSearch,
  idSearch,
  profileSearch,
  reviewSearch,
  reportSearch,
  stepSearch,
  uploadSearch,
} from "./search-params.ts";
import { visitorRoutes } from "./visitor-routes.ts";

// ---- for people who are signed in ----

const signedIn = createRoute({
  getParentRoute: () => rootRoute,
  id: "signed-in",
  onEnter: screens.cacheStart,
  component: lazyScreen(() => import("./signed-in-layout.tsx"), "SignedInLayout"),
});

const overview = createRoute({
  getParentRoute: () => signedIn,
  path: "/overview",
  staticData: { title: "Overview" },
  component: lazyScreen(() => import("../features/overview/overview-page.tsx"), "OverviewPage"),
});

const admin = createRoute({
  getParentRoute: () => signedIn,
  path: "/admin",
  staticData: { title: "Admin" },
  component: lazyScreen(() => import("../features/admin/admin-page.tsx"), "AdminPage"),
});

const lab = createRoute({
  getParentRoute: () => signedIn,
  path: "/lab",
  beforeLoad() {
    throw redirect({ to: "/practice", replace: true });
  },
});

const notFound = createRoute({
  getParentRoute: () => signedIn,
  path: "$",
  staticData: { title: "Page not found" },
  component: lazyScreen(() => import("./not-found-page.tsx"), "NotFoundPage"),
});

const resumeMetadata = createRoute({
  getParentRoute: () => signedIn,
  path: "/resume/metadata",
  staticData: { title: "Resume upload" },
  validateSearch: stepSearch,
  component: screens.wizardPage,
});

const resumeDetails = createRoute({
  getParentRoute: () => signedIn,
  path: "/resume/report",
  staticData: { title: "Resume analysis" },
  validateSearch: idSearch,
  component: screens.detailsPage,
});

const resumeReport = createRoute({
  getParentRoute: () => signedIn,
  path: "/resume/report/result",
  staticData: { title: "Resume report" },
  validateSearch: reportSearch,
  component: screens.reportPage,
});

const resumeMachine = createRoute({
  getParentRoute: () => signedIn,
  path: "/resume/report/machine",
  staticData: { title: "What a machine reads" },
  validateSearch: reviewSearch,
  component: screens.reviewPage,
});

const resumeImport = createRoute({
  getParentRoute: () => signedIn,
  path: "/resume/import",
  staticData: { title: "Import a resume" },
  validateSearch: uploadSearch,
  component: screens.importPage,
});

const editor = {
  staticData: { title: "Resume editor" },
  validateSearch: editorSearch,
  onEnter: screens.cacheEditor,
  component: screens.editorPage,
};

const resumeEditor = createRoute({
  getParentRoute: () => signedIn,
  path: "/resume/editor",
  ...editor,
});

/** The same as the editor: the resume last worked on. */
const resumeBuilder = createRoute({
  getParentRoute: () => signedIn,
  path: "/resume/builder",
  ...editor,
});

const resumeBuilderOfOne = createRoute({
  getParentRoute: () => signedIn,
  path: "/resume/builder/$id",
  ...editor,
});

const applications = createRoute({
  getParentRoute: () => signedIn,
  path: "/dashboard/applications",
  staticData: { title: "Applications" },
  validateSearch: applicationsSearch,
  component: screens.applicationsPage,
});

const profile = createRoute({
  getParentRoute: () => signedIn,
  path: "/profile",
  staticData: { title: "Profile" },
  validateSearch: profileSearch,
  component: screens.profilePage,
});

const learning = createRoute({
  getParentRoute: () => signedIn,
  path: "/learning",
  staticData: { title: "Learning" },
  component: screens.learningPage,
});

const coursePath = createRoute({
  getParentRoute: () => signedIn,
  path: "/learning/sql-for-data-professionals/content",
  staticData: { title: "Your path" },
  component: screens.coursePathPage,
});

// ---- pages that ask for nothing but their address ----

const plainPages = [
  plainPage("/resume", "Resume Builder", screens.resumeLandingPage),
  plainPage("/resume/builder/$id/proof", "What a machine reads in your PDF", screens.proofPage),
  plainPage("/resume/letters", "Cover letters", screens.lettersPage),
  plainPage("/resume/letters/$id", "Cover letter", screens.letterPage),
  plainPage("/dashboard", "Dashboard", screens.dashboardPage),
  plainPage("/learning/review", "Due for review", screens.learningReviewPage),
  plainPage("/interview/report/$id", "Interview report", screens.interviewReportPage),
] as const;

function plainPage<Path extends string>(path: Path, title: string, component: RouteComponent) {
  return createRoute({
    getParentRoute: () => signedIn,
    path,
    staticData: { title },
    component,
  });
}

export const routeTree = rootRoute.addChildren([
  ...visitorRoutes,
  certificateRoute(rootRoute),
  dayCertificateRoute(rootRoute),
  signedIn.addChildren([
    overview,
    admin,
    lab,
    resumeMetadata,
    resumeDetails,
    resumeReport,
    resumeMachine,
    resumeImport,
    resumeEditor,
    resumeBuilder,
    resumeBuilderOfOne,
    applications,
    profile,
    learning,
    coursePath,
    ...plainPages,
    ...assessmentRoutes(signedIn),
    ...practiceRoutes(signedIn),
    ...interviewRoutes(signedIn),
    ...simulationRoutes(signedIn),
    notFound,
  ]),
  openToAll.addChildren([...courseRoutes, setUpRoute(openToAll)]),
]);
