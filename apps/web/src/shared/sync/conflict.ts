import type { ReactNode } from "react";

/** One of the two documents of a merge conflict. */
export type ConflictSide = "mine" | "theirs";

/** What each place in conflict is to be, by its key. */
export type ConflictChoices = ReadonlyMap<string, ConflictSide>;

/** A place that differs between the two. */
export interface ConflictPlace {
  /** Stays the same while a person chooses. */
  readonly key: string;
  readonly label: string;
  /** Said after the label, less loud. */
  readonly notes: readonly string[];
  /** What stands there; null for nothing. */
  readonly contents: Readonly<Record<ConflictSide, ReactNode>>;
  /** What to say of a side with nothing. */
  readonly nothing: string;
  readonly suggested: ConflictSide;
}

/** What a conflict screen says. */
export interface ConflictWords {
  readonly title: string;
  readonly question: string;
  /** In the order they are shown. */
  readonly sides: readonly {
    readonly side: ConflictSide;
    readonly title: string;
    /** On the button that takes all of it. */
    readonly all: string;
  }[];
  readonly lookFirst: string;
  readonly done: string;
}
