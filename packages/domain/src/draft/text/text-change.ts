/** What a text field holds after a key, and what is selected in it: indices of UTF-16, `end` exclusive. */
export interface TextChange {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
