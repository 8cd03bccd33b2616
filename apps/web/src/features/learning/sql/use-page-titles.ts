import { useQuery } from "@tanstack/react-query";
import { courseQuery } from "../../../shared/course/course-files.ts";
import { placeOf } from "../../../shared/course/outline.ts";

/**
 * Names the pages of the course for a link to them.
 *
 * @param here  the page that is being read: no link leads to it
 */
export function usePageTitles(here: string | null): (slug: string) => string | null {
  const { data: course } = useQuery(courseQuery);
  return (slug) => (slug === here || !course ? null : (placeOf(course, slug)?.page.title ?? null));
}
