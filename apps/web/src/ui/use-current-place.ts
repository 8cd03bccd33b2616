import { useEffect, useState } from "react";

/**
 * The last of the page's sections that began above a third of the window; the last one at the end of the page.
 *
 * @param ids  of the sections, from top to bottom; those that are not there are passed over
 */
export function useCurrentPlace(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const joined = ids.join(" ");
  useEffect(() => {
    const places = joined.split(" ");
    let frame = 0;
    function look() {
      frame = 0;
      const limit = window.innerHeight / 3;
      const begun = places.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= limit;
      });
      const atEnd =
        window.scrollY > 0 &&
        window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      setCurrent(atEnd ? places.at(-1) : (begun.at(-1) ?? places[0]));
    }
    function plan() {
      if (frame === 0) frame = requestAnimationFrame(look);
    }
    window.addEventListener("scroll", plan, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", plan);
    };
  }, [joined]);
  return current;
}
