/** What is being written, and where the caret goes first. */
export interface Writing {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}
