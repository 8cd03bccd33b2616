import type { Correction, FieldRef, FieldView } from "@taiyari/domain/resume";
import type { Corrected } from "@taiyari/domain/correct";
import { createContext, use } from "react";

/** What every part of the page may see and do. */
export interface Review extends Corrected {
  /** The field the page and the list both show; null before one was chosen. */
  readonly current: FieldView | null;
  /** The ids of the fields being corrected: several may be open, so that nothing typed is lost. */
  readonly editing: ReadonlySet<string>;
  /** Shows a field on the page and in the list. @param focus  moves the focus to its row */
  readonly select: (fieldId: string, options?: { readonly focus?: boolean }) => void;
  /** Opens a field for correcting. */
  readonly edit: (fieldId: string) => void;
  /** Closes a field that is open; the focus goes back to its row. */
  readonly close: (fieldId: string) => void;
  /**
   * Makes one or several corrections, which are undone together.
   *
   * @param said  what is told to a screen reader
   * @param goal  the field to go to then, as the corrections leave it
   * @returns     why it cannot be done, in a sentence; null when it is done
   */
  readonly correct: (step: readonly Correction[], said: string, goal?: FieldRef) => string | null;
  /** Shows a line that no field has on the page. */
  readonly showLine: (line: number) => void;
  /** The line shown like that; null for none. */
  readonly shownLine: number | null;
}

export const ReviewContext = createContext<Review | null>(null);

/** @throws outside of the page */
export function useReview(): Review {
  const machine = use(ReviewContext);
  if (!machine) throw new Error("useMachine stands outside of the page it belongs to.");
  return machine;
}
