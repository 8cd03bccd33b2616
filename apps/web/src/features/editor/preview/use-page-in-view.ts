import { type RefObject, useEffect, useState } from "react";

/**
 * The page that is in the middle of what can be seen, from 1.
 *
 * @param pages   the element with all pages
 * @param pitch   from one page's top to the next's, as shown
 * @param count   how many there are
 * @param within  what scrolls; without it the window does
 */
export function usePageInView(
  pages: RefObject<HTMLElement | null>,
  pitch: number,
  count: number,
  within?: RefObject<HTMLElement | null>,
): number {
  const [page, setPage] = useState(1);
  useEffect(() => {
    function look(): void {
      const element = pages.current;
      if (!element) return;
      const frame = within?.current?.getBoundingClientRect();
      const middle = frame ? (frame.top + frame.bottom) / 2 : window.innerHeight / 2;
      const depth = middle - element.getBoundingClientRect().top;
      setPage(Math.min(count, Math.max(1, Math.floor(depth / pitch) + 1)));
    }
    look();
    // Scrolling does not bubble; it is caught in the capture phase.
    window.addEventListener("scroll", look, { capture: true, passive: true });
    window.addEventListener("resize", look);
    return () => {
      window.removeEventListener("scroll", look, { capture: true });
      window.removeEventListener("resize", look);
    };
  }, [pages, pitch, count, within]);
  return Math.min(page, count);
}
