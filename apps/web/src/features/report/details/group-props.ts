import type { Details } from "../../../shared/uploads/answers.ts";

/** What each group of the form is given. */
export interface GroupProps {
  readonly details: Details;
  readonly answer: (change: Details) => void;
  /** "from your resume" for an answer that was prefilled and not changed. */
  readonly from: (field: keyof Details) => string | undefined;
  /** The first open question. */
  readonly next: keyof Details | undefined;
  readonly roles: readonly string[];
  readonly industries: readonly string[];
}
