import type { HandedIn, Scenario, Task } from "@taiyari/domain/simulation";
import type { ReactNode } from "react";
import type { WorkDraft } from "../draft/work-draft.ts";

/** What every form of work is given. */
export interface FieldProps {
  readonly scenario: Scenario;
  readonly task: Task;
  /** Ids of the files on the desk. */
  readonly files: readonly string[];
  readonly draft: WorkDraft;
  readonly change: (part: Partial<WorkDraft>) => void;
  /** What was handed in before, to show what changes; null for the first version. */
  readonly before: HandedIn | null;
  readonly layout: "desk" | "page";
  /** The button that sends it, for a form that has it beside the text; null for below. */
  readonly submit: ReactNode;
}

/** The deliverable of a kind. */
export type OfKind<Kind extends Task["deliverable"]["kind"]> = Extract<
  Task["deliverable"],
  { readonly kind: Kind }
>;
