import { createRoute, redirect } from "@tanstack/react-router";
import { lazyScreen } from "./lazy-screen.ts";
import { rootRoute } from "./root-route.tsx";
import * as screens from "./screens.ts";
import { loginSearch, redirectSearch, registrationSearch, tokenSearch } from "./search-params.ts";

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
  validateSearch: registrationSearch,
  component: lazyScreen(
    () => import("../features/account/registration-page.tsx"),
    "RegistrationPage",
  ),
});

const register = createRoute({
  getParentRoute: () => rootRoute,
  path: "/register",
  validateSearch: registrationSearch,
  beforeLoad({ search }) {
    throw redirect({ to: "/ragister", search, replace: true });
  },
});

const welcome = createRoute({
  getParentRoute: () => rootRoute,
  path: "/welcome",
  staticData: { title: "Welcome" },
  validateSearch: redirectSearch,
  component: lazyScreen(() => import("../features/account/welcome-page.tsx"), "WelcomePage"),
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

/** What a visitor may open, what follows their first sign-in, and links that somebody was given. */
export const visitorRoutes = [
  landing,
  login,
  registration,
  register,
  welcome,
  forgotPassword,
  resetPassword,
  sharedResume,
  sharedReport,
] as const;
