import {
  isSectionComplete,
  itemsOf,
  sectionsOf,
  type ResumeDraft,
  type SectionOfDraft,
} from "@taiyari/domain/draft";
import { useMemo } from "react";
import { useEditor } from "../state/editor-context.ts";
import { useDraft } from "../../../shared/drafts/use-draft.ts";

/** A section as the panel lists it. */
export interface ListedSection extends SectionOfDraft {
  readonly isComplete: boolean;
  /** Entries; 0 in a section that is no list. */
  readonly items: number;
}

/** The sections of the draft in the person's order, and how far they are. */
export function useSections(): readonly ListedSection[] {
  const draft = useDraft(useEditor().store, (state) => state.draft);
  return useMemo(() => listed(draft), [draft]);
}

function listed(draft: ResumeDraft): readonly ListedSection[] {
  return sectionsOf(draft).map((section) => ({
    ...section,
    isComplete: isSectionComplete(draft, section.id),
    items: itemsOf(draft, section.id).length,
  }));
}

/** How many of the sections that are shown are complete. */
export function progressOf(sections: readonly ListedSection[]): { done: number; shown: number } {
  const shown = sections.filter(({ isHidden }) => !isHidden);
  return { done: shown.filter(({ isComplete }) => isComplete).length, shown: shown.length };
}
