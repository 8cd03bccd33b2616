import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "@tanstack/react-router";
import type { Course } from "@taiyari/domain/learning";
import { COURSE_DOCS } from "../../../shared/course/addresses.ts";
import { courseQuery, coursePageQuery } from "../../../shared/course/course-files.ts";
import { pagesOf, placeOf } from "../../../shared/course/outline.ts";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { usePageTitle } from "../../../ui/page-title.ts";
import { LessonView } from "./lesson-view.tsx";

/** A page of the course: /learning/sql-for-data-professionals/docs/<slug>. */
export function LessonPage() {
  const { _splat: slug = "" } = useParams({ strict: false });
  const course = useQuery(courseQuery);
  const place = course.data ? placeOf(course.data, slug) : null;
  const content = useQuery({ ...coursePageQuery(slug), enabled: place !== null });
  usePageTitle(place?.page.title ?? "SQL for data professionals");

  const failed = [course, content].find(({ isError }) => isError);
  if (failed)
    return (
      <div className="wrap">
        <h1 className="vh">SQL for data professionals</h1>
        <ServerTrouble error={failed.error} onRetry={() => void failed.refetch()} />
      </div>
    );
  // A page that has no text yet reads as one that is not there.
  if (course.data && !place)
    return <Navigate to={COURSE_DOCS} params={{ _splat: firstPage(course.data) }} replace />;
  if (!course.data || !place || !content.data) return <Spinner label="Opening the page" />;
  return <LessonView key={slug} course={course.data} place={place} content={content.data} />;
}

/** @throws  an Error for a course without pages, which the build refuses */
function firstPage(course: Course): string {
  const [first] = pagesOf(course);
  if (!first) throw new Error("The course has no pages.");
  return first.slug;
}
