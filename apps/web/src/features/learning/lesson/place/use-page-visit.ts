import { useEffect, type RefObject } from "react";
import { recordLearning } from "../../../../shared/learning/learning.ts";

/**
 * Records that a page was opened, and that it was read once its end was seen.
 *
 * @param end  stands at the end of the page
 */
export function usePageVisit(slug: string, end: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    recordLearning({ kind: "page-opened", page: slug });
    const element = end.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      recordLearning({ kind: "page-read", page: slug });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [slug, end]);
}
