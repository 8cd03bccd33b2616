import type { DayMinute } from "../scenario.ts";
import type { Intent } from "./intents.ts";

/** A line of a conversation; "me" is the player. */
export interface ThreadLine {
  readonly from: string;
  readonly at: DayMinute;
  readonly text: string;
}

/** Something a person knows, as a language model and `checkReply` are given it. */
export interface GroundFact {
  readonly id: string;
  readonly text: string;
}

/** All that a language model is told to write the answer of a person of the scenario, and what `checkReply` holds it to. */
export interface ReplyGrounds {
  /** Id of the act that is answered. */
  readonly answers: string;
  readonly kind: "chat" | "mail";
  readonly person: {
    readonly id: string;
    readonly name: string;
    readonly title: string;
    readonly isManager: boolean;
  };
  /** Who the player is: "Data analyst" of "Tarang Bazaar" in "Bengaluru". */
  readonly player: { readonly as: string; readonly company: string; readonly place: string };
  readonly time: DayMinute;
  /** 0 to 100, after the message. */
  readonly trust: number;
  /** Names of everybody in the scenario with what they do. */
  readonly colleagues: readonly { readonly name: string; readonly title: string }[];
  /** What the answer says: facts that were asked for. */
  readonly asked: readonly GroundFact[];
  /** What this person has told before, and may say again. */
  readonly told: readonly GroundFact[];
  /** What this person knows and was not asked for, or may not tell yet: for `checkReply` alone, never for a model. */
  readonly withheld: readonly GroundFact[];
  /** How this person talks: lines of theirs, without facts. */
  readonly voice: readonly string[];
  /** With the message that is answered as its last line. */
  readonly thread: readonly ThreadLine[];
  /** Texts of all mails and messages on the desk by then. */
  readonly desk: readonly string[];
  readonly intent: Intent;
  /** What the rules answer. */
  readonly reply: string;
}
