import { useEffect, useState } from "react";
import { recordLearning, useLearning } from "../../../../shared/learning/learning.ts";
import type { LessonSection } from "../contents/lesson-sections.ts";

/** How far below the top of the window a heading counts as read, in pixels: below the bars that stay there. */
const READ_BELOW = 160;

export interface ReadingPlace {
  /** The id of the section being read; null above the first. */
  readonly current: string | null;
  /** Where the person stopped the last time; null for a new page, and for one they came to by a link to a section. */
  readonly goOn: LessonSection | null;
}

/** Follows which section is being read, and keeps it when the page is left. */
export function useReadingPlace(slug: string, sections: readonly LessonSection[]): ReadingPlace {
  const [current, setCurrent] = useState<string | null>(null);
  const { progress, isLoaded } = useLearning();
  const [came] = useState(() => ({ byLink: window.location.hash !== "" }));
  // What was kept before this visit; what is kept during it changes nothing.
  const [kept, setKept] = useState<string | null>(null);
  if (kept === null && isLoaded) setKept(progress.pages.get(slug)?.heading ?? "");

  useEffect(() => {
    let frame = 0;
    let last: string | null = null;
    let told = "";
    function look() {
      frame = 0;
      last = sections.filter(({ id }) => isReached(id)).at(-1)?.id ?? null;
      setCurrent(last);
    }
    function later() {
      frame ||= requestAnimationFrame(look);
    }
    function keep() {
      if (last === null || last === told) return;
      told = last;
      // Read to its end there is nothing to go on with.
      const heading = last === sections.at(-1)?.id ? "" : last;
      recordLearning({ kind: "place-kept", page: slug, heading });
    }
    function keepWhenHidden() {
      if (document.visibilityState === "hidden") keep();
    }
    later();
    window.addEventListener("scroll", later, { passive: true });
    document.addEventListener("visibilitychange", keepWhenHidden);
    return () => {
      keep();
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", later);
      document.removeEventListener("visibilitychange", keepWhenHidden);
    };
  }, [slug, sections]);

  return { current, goOn: came.byLink ? null : sectionToGoOn(kept, sections) };
}

function isReached(id: string): boolean {
  const element = document.querySelector(`#${CSS.escape(id)}`);
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
