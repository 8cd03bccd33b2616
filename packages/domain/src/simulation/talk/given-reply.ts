import type { DayMinute } from "../scenario.ts";
import type { Intent } from "./intents.ts";

/** What somebody answered by the rules, and what the rules recognised in the message. */
export interface GivenReply {
  /** Id of the act that sent the message. */
  readonly answers: string;
  readonly person: string;
  /** When the message was sent. */
  readonly at: DayMinute;
  /** When the answer comes. */
  readonly comesAt: DayMinute;
  /** The words of the rules, also where a language model wrote others. */
  readonly text: string;
  /** The words that are shown. */
  readonly words: string;
  readonly intent: Intent;
  /** Facts that the answer says, by id. */
  readonly facts: readonly string[];
  /** Facts that this person had told before, by id. */
  readonly told: readonly string[];
  /** Facts that this person might tell by then, by id. */
  readonly known: readonly string[];
  /** Whether the words of a language model stand in its place. */
  readonly isWritten: boolean;
}
