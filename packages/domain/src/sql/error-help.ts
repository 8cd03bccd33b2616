/** How an error of PostgreSQL is told to a learner. */
export interface ErrorHelp {
  /** `{1}` is the first name that PostgreSQL's message quotes, `{word}` the text at the place it points to. */
  readonly sentence: string;
  readonly advice: string;
  /** A page of the SQL course. */
  readonly lesson: string | null;
}
