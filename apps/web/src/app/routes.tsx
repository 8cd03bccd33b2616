import { createRootRouteWithContext, createRoute, redirect } from "@tanstack/react-router";
import type { QueryClient } from "@tanstack/react-query";
import { assertNever } from "@taiyari/domain/result";
import { session } from "../lib/session.ts";
import { assessmentRoutes, certificateRoute } from "./assessment-routes.ts";
import { isCoursePage } from "./course-pages.ts";
import { guard, knownSession } from "./guards.ts";
import { lazyScreen } from "./lazy-screen.ts";
import * as screens from "./screens.ts";
import { RootLayout } from "./root-layout.tsx";
import {
  editorSearch,
  idSearch,
  loginSearch,
  reviewSearch,
  redirectSearch,
  reportSearch,
  stepSearch,
  tokenSearch,
  uploadSearch,
} from "./search-params.ts";

const rootRoute = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()({
  component: RootLayout,
  async beforeLoad({ location }) {
    const { status } = await knownSession(session.get);
    const verdict = guard(status, {
      path: location.pathname,
      href: location.href,
      redirect: new URLSearchParams(location.searchStr).get("redirect") ?? undefined,
      origin: window.location.origin,
    });
    switch (verdict.kind) {
      case "pass":
        return;
      case "sign-in-first":
        throw redirect({ to: "/login", search: { redirect: verdict.redirect }, replace: true });
      case "go-to":
        throw redirect({ href: verdict.href, replace: true });
      default:
        assertNever(verdict);
    }
  },
});

const landing = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  staticData: { title: "" },
  component: lazyScreen(() => import("../features/landing/landing-page.tsx"), "LandingPage"),
});

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: "/login",
  staticData: { title: "Sign in" },
  validateSearch: loginSearch,
  component: lazyScreen(() => import("../features/account/login-page.tsx"), "LoginPage"),
});

const registration = createRoute({
  getParentRoute: () => rootRoute,
  path: "/ragister",
  staticData: { title: "Create Account" },
  validateSearch: redirectSearch,
  component: lazyScreen(
    () => import("../features/account/registration-page.tsx"),
    "RegistrationPage",
  ),
});

const register = createRoute({
  getParentRoute: () => rootRoute,
  path: "/register",
  validateSearch: redirectSearch,
  beforeLoad({ search }) {
    throw redirect({ to: "/ragister", search, replace: true });
  },
});

const forgotPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: "/forgot-password",
  staticData: { title: "Forgot password" },
  validateSearch: redirectSearch,
  component: lazyScreen(
    () => import("../features/account/forgot-password-page.tsx"),
    "ForgotPasswordPage",
  ),
});

const resetPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reset-password",
  staticData: { title: "Set a new password" },
  validateSearch: tokenSearch,
  component: lazyScreen(
    () => import("../features/account/reset-password-page.tsx"),
    "ResetPasswordPage",
  ),
});

const sharedResume = createRoute({
  getParentRoute: () => rootRoute,
  path: "/shared/$token",
  staticData: { title: "Resume" },
  component: screens.sharedPage,
});

const sharedReport = createRoute({
  getParentRoute: () => rootRoute,
  path: "/shared/report/$token",
  staticData: { title: "Resume report" },
  component: screens.sharedReportPage,
});

// ---- for people who are signed in ----

const signedIn = createRoute({
  getParentRoute: () => rootRoute,
  id: "signed-in",
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

// ---- solutions that are still being built ----

const courseDocs = createRoute({
  getParentRoute: () => signedIn,
  path: "/learning/sql-for-data-professionals/docs/$",
  staticData: { title: "SQL for data professionals" },
  beforeLoad({ params }) {
    const { _splat: slug = "" } = params;
    if (isCoursePage(slug)) return;
    throw redirect({
      to: "/learning/sql-for-data-professionals/docs/$",
      params: { _splat: "overview" },
      replace: true,
    });
  },
  component: screens.comingSoonPage,
});

const SQL_EDITOR = "/learning/sql-for-data-professionals/docs/editor";

const plainPages = [
  plainPage("/resume", "Resume Builder", screens.resumeLandingPage),
  plainPage("/resume/builder/$id/proof", "What a machine reads in your PDF", screens.proofPage),
  plainPage("/resume/letters", "Cover letters", screens.lettersPage),
  plainPage("/resume/letters/$id", "Cover letter", screens.letterPage),
  plainPage("/dashboard", "Dashboard"),
  plainPage("/learning", "Learning"),
  plainPage("/learning/sql-for-data-professionals", "SQL for data professionals"),
  plainPage("/learning/sql-for-data-professionals/content", "SQL for data professionals"),
  plainPage(SQL_EDITOR, "SQL editor", screens.workspacePage),
  plainPage("/interview", "Interview Studio"),
  plainPage("/interview/get-started", "Interview Studio"),
  plainPage("/interview/studio", "Interview Studio"),
  plainPage("/practice", "Practice Lab"),
  plainPage("/simulation", "Work Simulation"),
  plainPage("/profile", "Profile"),
] as const;

/** A page that asks for nothing but its address. Without a screen, one that says what will be there. */
function plainPage<Path extends string>(
  path: Path,
  title: string,
  component = screens.comingSoonPage,
) {
  return createRoute({
    getParentRoute: () => signedIn,
    path,
    staticData: { title },
    component,
  });
}

export const routeTree = rootRoute.addChildren([
  landing,
  login,
  registration,
  register,
  forgotPassword,
  resetPassword,
  sharedResume,
  sharedReport,
  certificateRoute(rootRoute),
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
    courseDocs,
    ...plainPages,
    ...assessmentRoutes(signedIn),
    notFound,
  ]),
]);
