import type { Block, CoursePageContent } from "@taiyari/domain/learning";
import { plainText } from "../../../../shared/course/plain-text.ts";

/** A part of a page that the list "On this page" leads to. */
export interface LessonSection {
  /** Of the element on the page. */
  readonly id: string;
  readonly title: string;
}

export const RECAP_ID = "recap";
export const CARDS_ID = "review-cards";

/** The element of an exercise. */
export function exerciseElementId(id: string): string {
  return `exercise-${id}`;
}

/** The sections of a page: its headings, its exercises where no heading announces them, its recap and its cards. */
export function lessonSections({ lesson }: CoursePageContent): readonly LessonSection[] {
  const { blocks } = lesson;
  return blocks.flatMap((block, at) => sectionOf(block, at, blocks) ?? []);
}

function sectionOf(block: Block, at: number, blocks: readonly Block[]): LessonSection | null {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- other pieces begin no section
  switch (block.kind) {
    case "heading":
      return block.level === 2 ? { id: block.id, title: plainText(block.content) } : null;
    case "exercise": {
      if (isAnnounced(at, blocks)) return null;
      const following = blocks.slice(at).findIndex(({ kind }) => kind !== "exercise");
      const inRow = following === -1 ? blocks.length - at : following;
      const first = blocks.slice(0, at).filter(({ kind }) => kind === "exercise").length + 1;
      return {
        id: exerciseElementId(block.id),
        title: inRow === 1 ? `Exercise ${first}` : `Exercises ${first} to ${first + inRow - 1}`,
      };
    }
    case "recap":
      return { id: RECAP_ID, title: "Recap" };
    case "cards":
      return { id: CARDS_ID, title: "Review cards" };
    default:
      return null;
  }
}

/** Whether an exercise stands below a heading, another exercise, or the words that lead to it. */
function isAnnounced(at: number, blocks: readonly Block[]): boolean {
  const before = blocks[at - 1];
  if (before?.kind === "exercise") return true;
  const heading = blocks.slice(0, at).findLast(({ kind }) => kind === "heading");
  return (
    heading?.kind === "heading" &&
    /exercise|practi[cs]e|your turn/iu.test(plainText(heading.content))
  );
}
