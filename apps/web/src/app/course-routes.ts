import { createRoute, redirect } from "@tanstack/react-router";
import { isCoursePage } from "./course-pages.ts";
import { hasFirstView } from "./first-view/first-view.ts";
import { lazyScreen } from "./lazy-screen.ts";
import { rootRoute } from "./root-route.tsx";
import * as screens from "./screens.ts";

/** Around the screens that need no sign-in. */
export const openToAll = createRoute({
  getParentRoute: () => rootRoute,
  id: "open-to-all",
  component: lazyScreen(() => import("./open-layout.tsx"), "OpenLayout"),
});

const course = createRoute({
  getParentRoute: () => openToAll,
  path: "/learning/sql-for-data-professionals",
  staticData: { title: "SQL for data professionals" },
  component: screens.coursePage,
});

const workspace = createRoute({
  getParentRoute: () => openToAll,
  path: "/learning/sql-for-data-professionals/docs/editor",
  staticData: { title: "SQL editor" },
  onEnter: screens.cacheCourse,
  component: screens.workspacePage,
});

const courseDocs = createRoute({
  getParentRoute: () => openToAll,
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
  loader({ context, params: { _splat: slug = "" } }) {
    // The page itself waits for them and says when they cannot be had. Imported late: what the first file of the app
    // has in common with the top bar would be fetched with it everywhere.
    const fetched = import("../shared/course/course-files.ts").then(
      ({ coursePageQuery }) => context.queryClient.prefetchQuery(coursePageQuery(slug)),
      () => undefined,
    );
    // What the server sent of the page can be read meanwhile.
    return hasFirstView() ? fetched : undefined;
  },
  onEnter: screens.cacheCourse,
  component: screens.lessonPage,
});

/** The course and its pages. */
export const courseRoutes = [course, workspace, courseDocs] as const;
