import { useState } from "react";
import type { Task, TaskState } from "@taiyari/domain/simulation";
import { fileTables } from "../data/day-data.ts";
import type { Day } from "../day/use-day.ts";
import { useWorkDraft } from "./draft/use-work-draft.ts";
import type { FieldProps } from "./fields/field-props.ts";
import { useHandIn } from "./use-hand-in.ts";

export interface WorkProps {
  readonly day: Day;
  readonly task: Task;
  readonly standing: TaskState;
  readonly layout: "desk" | "page";
  readonly onHandedIn: () => void;
}

/** A piece of work while it is written: its draft, what its form is given, and the way to hand it in. */
export function useWork({ day, task, standing, layout, onHandedIn }: WorkProps) {
  const { scenario, state, own } = day;
  const { versions } = standing;
  const run = own.head.id;
  const written = useWorkDraft({ run, scenario, task, versions, time: state.time });
  const hand = useHandIn({ day, task, versions, draft: written.draft, onHandedIn });
  const [isLooking, setLooking] = useState(false);
  const fields: FieldProps = {
    scenario,
    task,
    files: state.files,
    draft: written.draft,
    change: written.change,
    before: versions.at(-1)?.work ?? null,
    layout,
    submit: null,
  };
  const hasTables = scenario.data !== "" || fileTables(scenario, state.files).length > 0;
  return {
    written,
    hand,
    fields,
    /** Whether there are tables to look at beside the form, which has its own for a query. */
    hasData: task.deliverable.kind !== "sql" && hasTables,
    isLooking,
    setLooking,
  };
}

export type Work = ReturnType<typeof useWork>;
