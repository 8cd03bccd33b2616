/** What the search finds. */
export const SEARCH_KINDS = [
  "page",
  "lesson",
  "section",
  "exercise",
  "problem",
  "question",
  "simulation",
  "role",
  "resume",
  "report",
  "letter",
  "interview",
  "day",
  "note",
  "application",
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Something that can be opened, and the words it is found by. */
export interface SearchEntry {
  readonly kind: SearchKind;
  /** Names it among all entries: "lesson working-with-joins". */
  readonly id: string;
  readonly title: string;
  /** Where it opens: a path of the app. */
  readonly path: string;
  /** Other titles that people know it by, each whole: "MIS Analyst". */
  readonly names?: readonly string[];
  /** Words that it is about, in a text. */
  readonly about?: string;
}

/** `search.json`: all that stands in the content. Made by `compileSearch`. */
export interface SearchFile {
  readonly entries: readonly SearchEntry[];
}

/** Offsets into a title, UTF-16 units. */
export interface Mark {
  readonly from: number;
  readonly to: number;
}

export interface Hit {
  readonly entry: SearchEntry;
  /** What of the title was looked for, in order, none in another; [] where other words of it were. */
  readonly marks: readonly Mark[];
  readonly score: number;
}

export interface SearchResult {
  /** The best first. */
  readonly hits: readonly Hit[];
  /**
   * The query with the words that nothing has put right: "joins" for "joinz". Null where each word stands somewhere as it was
   * typed. The hits are those of these words.
   */
  readonly corrected: string | null;
}
