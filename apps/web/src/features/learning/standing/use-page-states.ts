import type { CoursePage } from "@taiyari/domain/learning";
import { pageState, type PageState } from "@taiyari/domain/learning/progress";
import { useProgress } from "../../../shared/learning/learning.ts";
import type { ArchState } from "../../../ui/arch-mark.tsx";

const ARCHES: Readonly<Record<PageState, ArchState>> = {
  new: "open",
  known: "done",
  begun: "begun",
  done: "done",
};

/** Tells how far the learner is with a page. What a placement test showed counts as done. */
export function usePageStates(): (page: CoursePage) => ArchState {
  const progress = useProgress();
  return (page) => ARCHES[pageState(page, progress)];
}
