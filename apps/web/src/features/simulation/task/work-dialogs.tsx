import type { Task } from "@taiyari/domain/simulation";
import { onDemand } from "../../../ui/on-demand.tsx";
import type { Day } from "../day/use-day.ts";
import { firstNameOf, personOf } from "../people/names.ts";
import type { Work } from "./use-work.ts";

const { Component: EstimateDialog } = onDemand(
  async () => (await import("./estimate/estimate-dialog.tsx")).EstimateDialog,
);
const { Component: DataDialog } = onDemand(
  async () => (await import("./data-dialog.tsx")).DataDialog,
);

interface WorkDialogsProps {
  readonly day: Day;
  readonly task: Task;
  readonly work: Work;
}

/** What opens over a form: the own estimate, and the tables of the day. */
export function WorkDialogs({ day, task, work }: WorkDialogsProps) {
  const { scenario, state, own } = day;
  const { hand, isLooking, setLooking, fields } = work;

  /** At the end: nobody sees where the cursor was behind the tables. */
  function insert(figures: string) {
    const { text } = fields.draft;
    const isBegun = text !== "" && !/\s$/u.test(text);
    fields.change({ text: `${text}${isBegun ? " " : ""}${figures}` });
    setLooking(false);
  }

  return (
    <>
      {hand.isAsking && (
        <EstimateDialog
          reader={firstNameOf(personOf(scenario, task.from).name)}
          rubric={task.rubric}
          onHandIn={hand.handIn}
          onClose={hand.cancel}
        />
      )}
      {isLooking && (
        <DataDialog
          scenario={scenario}
          files={state.files}
          run={own.head.id}
          onInsert={isProse(task) ? insert : undefined}
          onClose={() => setLooking(false)}
        />
      )}
    </>
  );
}

function isProse({ deliverable: { kind } }: Task): boolean {
  return ["mail", "chat", "document", "call-notes"].includes(kind);
}
