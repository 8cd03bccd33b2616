import type { Person } from "../scenario.ts";
import type { GivenReply } from "./given-reply.ts";

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

/** Longer texts are not said again as a whole: what is repeated is the fact in its own words. */
const MOST_AGAIN = 40;

/** A reply was given in other words: somebody remembers the words they said. */
export function withWords(
  memory: TalkMemory,
  { facts, told: before, text }: Pick<GivenReply, "facts" | "told" | "text">,
  words: string,
): TalkMemory {
  const [fact, ...others] = facts.filter((id) => !before.includes(id));
  const isShort = words.split(/\s+/u).length <= MOST_AGAIN && others.length === 0;
  const told = fact !== undefined && isShort ? { ...memory.told, [fact]: words } : memory.told;
  return { ...memory, told, last: memory.last === text ? words : memory.last };
}

/** Where a message is read. */
export interface TalkPlace {
  /** The last line of this person before the message, of the scenario's own too; "" for none: what "yes" answers. */
  readonly lastLine: string;
  /** Colleagues they may point to. */
  readonly colleagues: readonly Person[];
}
