import { type RefObject, useEffect, useState } from "react";

/** A remainder this small, in pixels, is rounding. */
const NOTHING_LEFT = 4;

/**
 * Whether what scrolls goes on below what can be seen.
 *
 * @param length  of all that scrolls, in pixels
 */
export function useMoreBelow(box: RefObject<HTMLElement | null>, length: number): boolean {
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    function look(): void {
      if (!element) return;
      const { scrollTop, clientHeight } = element;
      setHasMore(length - scrollTop - clientHeight > NOTHING_LEFT);
    }
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [box, length]);
  return hasMore;
}
