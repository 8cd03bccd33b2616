import type { Person } from "../scenario.ts";

/** What somebody remembers of a conversation. */
export interface TalkMemory {
  /** Facts that were told, with the words they were told in. */
  readonly told: Readonly<Record<string, string>>;
  /** How many lines of each kind were used. */
  readonly used: Readonly<Record<string, number>>;
  /** The last line that was said. */
  readonly last: string;
  /** The fact that was spoken of last, by id; null for none: what "and by when?" is about. */
  readonly topic: string | null;
}

export const NO_MEMORY: TalkMemory = { told: {}, used: {}, last: "", topic: null };

/** Where a message is read. */
export interface TalkPlace {
  /** The last line of this person before the message, of the scenario's own too; "" for none: what "yes" answers. */
  readonly lastLine: string;
  /** Colleagues they may point to. */
  readonly colleagues: readonly Person[];
}
