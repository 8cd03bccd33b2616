import "../../ui/styles/fallback-fonts.css";
import "../../ui/styles/tokens.css";
import "../../ui/styles/base.css";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import type { Course, CoursePageContent } from "@taiyari/domain/learning";
import { LessonStart } from "../../features/learning/lesson/lesson-start.tsx";
import { placeOf } from "../../shared/course/outline.ts";
import { Wordmark } from "../../ui/logo.tsx";
import bar from "../top-bar/bar.module.css";
import styles from "../top-bar/visitor-bar.module.css";

/**
 * The beginning of a page of the course as HTML, for the page that the server sends: it can be read before any script
 * has arrived. The app replaces it with the page itself when that is whole (`main.tsx`).
 *
 * Runs at the build (`tools/first-course-files.ts`), in Node.
 *
 * @throws  an Error for a page the course does not have
 */
export function renderLessonStart(
  course: Course,
  slug: string,
  content: CoursePageContent,
): string {
  const place = placeOf(course, slug);
  if (!place) throw new Error(`The course has no page ${slug}.`);
  // Links within the text ask a router for their addresses; it never leads anywhere here.
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <header className={bar["bar"]}>
        <div className={styles["inner"]}>
          <a className="brand" href="/">
            <Wordmark />
          </a>
        </div>
      </header>
      <main data-first-view>
        <LessonStart place={place} content={content} />
      </main>
    </RouterContextProvider>,
  );
}
