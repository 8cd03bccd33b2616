import type { HandedIn } from "../deliverable.ts";
import type { DayMinute } from "../scenario.ts";

/** An act of a script. `at` is a time on the clock of the scenario. */
export type ScriptedAct = { readonly at: DayMinute } & (
  | { readonly kind: "open"; readonly what: string }
  | { readonly kind: "chat"; readonly to: string; readonly text: string }
  | {
      readonly kind: "mail";
      readonly to: readonly string[];
      readonly answers: string | null;
      readonly text: string;
      readonly attach: readonly string[];
    }
  | {
      readonly kind: "estimate";
      readonly task: string;
      readonly levels: Readonly<Record<string, number>>;
    }
  | { readonly kind: "hand-in"; readonly task: string; readonly work: HandedIn }
  | { readonly kind: "leave"; readonly task: string }
  | { readonly kind: "undo"; readonly task: string }
  | { readonly kind: "wait" | "end" }
);

/** A player of a scenario, and where they have to end. */
export interface PlayerScript {
  readonly acts: readonly ScriptedAct[];
  /** Id of the ending; null for any. */
  readonly ending: string | null;
  /** Points of the day, at least and at most. */
  readonly least: number;
  readonly most: number;
}
