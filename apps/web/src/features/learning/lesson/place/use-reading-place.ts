import { useEffect, useState } from "react";
import type { LessonSection } from "../contents/lesson-sections.ts";
import { keepPlace, keptPlace } from "./reading-places.ts";

/** How far below the top of the window a heading counts as read, in pixels: below the bars that stay there. */
const READ_BELOW = 160;

export interface ReadingPlace {
  /** The id of the section being read; null above the first. */
  readonly current: string | null;
  /** Where the person stopped the last time; null for a new page, and for one they came to by a link to a section. */
  readonly goOn: LessonSection | null;
}

/** Follows which section is being read, and keeps it on this device. */
export function useReadingPlace(slug: string, sections: readonly LessonSection[]): ReadingPlace {
  const [current, setCurrent] = useState<string | null>(null);
  const [goOn] = useState(() =>
    window.location.hash === "" ? sectionToGoOn(keptPlace(slug), sections) : null,
  );

  useEffect(() => {
    let frame = 0;
    function look() {
      frame = 0;
      const read = sections.filter(({ id }) => isReached(id)).at(-1)?.id ?? null;
      setCurrent(read);
      // Nothing is kept before anything was scrolled: opening a page does not lose the place it was left at.
      if (window.scrollY > READ_BELOW) keepPlace(slug, read === sections.at(-1)?.id ? null : read);
    }
    function later() {
      frame ||= requestAnimationFrame(look);
    }
    later();
    window.addEventListener("scroll", later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", later);
    };
  }, [slug, sections]);

  return { current, goOn };
}

function isReached(id: string): boolean {
  const element = document.getElementById(id);
  return element !== null && element.getBoundingClientRect().top < READ_BELOW;
}

/** Where a page was left in its first section there is nothing to skip. */
function sectionToGoOn(
  kept: string | null,
  sections: readonly LessonSection[],
): LessonSection | null {
  const at = sections.findIndex(({ id }) => id === kept);
  return at > 0 ? (sections[at] ?? null) : null;
}
