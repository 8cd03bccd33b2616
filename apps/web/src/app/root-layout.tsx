import { lazy, Suspense, useEffect } from "react";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { Toasts } from "../ui/toasts.tsx";
import { useSession, watchSession } from "../lib/session.ts";
import { isPublicPath } from "./guards.ts";
import { NavigationBar } from "./navigation-bar.tsx";
import { useRouteAnnouncement } from "./use-route-announcement.ts";

const SessionEnded = lazy(() =>
  import("./session-ended.tsx").then((module) => ({ default: module.SessionEnded })),
);

/** What stands around every screen: the skip link, the progress of a navigation, the toasts. */
export function RootLayout() {
  const session = useSession();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const announced = useRouteAnnouncement();
  useEffect(() => watchSession(), []);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <NavigationBar />
      <p className="vh" aria-live="polite">
        {announced}
      </p>
      <Outlet />
      <Toasts />
      {session.status === "expired" && !isPublicPath(path) && (
        <Suspense>
          <SessionEnded email={session.user.email} />
        </Suspense>
      )}
    </>
  );
}
