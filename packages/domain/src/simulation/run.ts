import type { HandedIn } from "./deliverable.ts";

/** A day that was begun. The scenario is kept by version: a later one changes nothing in it. */
export interface SimulationRun {
  /** UUID made by the device. */
  readonly id: string;
  readonly scenario: string;
  readonly version: number;
  /** Of the compiled scenario: two versions that its author numbered alike are two. */
  readonly digest: string;
  /** In UTC. */
  readonly startedAt: string;
}

/** Something somebody did. `at` is in minutes of the scenario's clock since its start, and never goes back. */
export type Act = {
  /** UUID made by the device: an act that arrives twice is one. */
  readonly id: string;
  readonly at: number;
} & (
  | { readonly kind: "opened"; readonly what: string }
  | {
      readonly kind: "mail-sent";
      readonly to: readonly string[];
      readonly answers: string | null;
      readonly text: string;
      readonly attached: readonly string[];
    }
  | { readonly kind: "chat-sent"; readonly to: string; readonly text: string }
  /**
   * The words of a language model in place of those that the rules gave as the answer of a person to a message. `answers` is the id of the act that sent it.
   * What follows from the message stays that of the rules. The first for an act and person counts, and none that comes after the answer was shown.
   */
  | {
      readonly kind: "reply-written";
      readonly answers: string;
      readonly person: string;
      readonly text: string;
    }
  /** The levels somebody gives themselves, by rubric line, before they see any. */
  | {
      readonly kind: "estimated";
      readonly task: string;
      readonly levels: Readonly<Record<string, number>>;
    }
  | { readonly kind: "handed-in"; readonly task: string; readonly work: HandedIn }
  /** It was sent back, and stays as it is. */
  | { readonly kind: "left-as-is"; readonly task: string }
  /** All notes. `over` is the mark of those that they were written over (`notesMark`); left out: as they were. */
  | { readonly kind: "noted"; readonly text: string; readonly over?: string | undefined }
  | { readonly kind: "paused" | "resumed" }
  /** Until the next message, or the end of the day. */
  | { readonly kind: "waited" }
  /** Takes back the act of this id, where nobody has seen it yet. */
  | { readonly kind: "undone"; readonly act: string }
  | { readonly kind: "ended" }
);
