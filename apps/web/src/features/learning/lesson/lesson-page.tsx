import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { courseQuery, coursePageQuery } from "../../../shared/course/course-files.ts";
import { placeOf } from "../../../shared/course/outline.ts";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { usePageTitle } from "../../../ui/page-title.ts";
import { LessonView } from "./lesson-view.tsx";

/** A page of the course: /learning/sql-for-data-professionals/docs/<slug>. */
export function LessonPage() {
  const { _splat: slug = "" } = useParams({ strict: false });
  const course = useQuery(courseQuery);
  const content = useQuery(coursePageQuery(slug));
  const place = course.data ? placeOf(course.data, slug) : null;
  usePageTitle(place?.page.title ?? "SQL for data professionals");

  const failed = [course, content].find(({ isError }) => isError);
  if (failed)
    return (
      <div className="wrap">
        <h1 className="vh">SQL for data professionals</h1>
        <ServerTrouble error={failed.error} onRetry={() => void failed.refetch()} />
      </div>
    );
  if (!course.data || !place || !content.data) return <Spinner label="Opening the page" />;
  return <LessonView key={slug} course={course.data} place={place} content={content.data} />;
}
