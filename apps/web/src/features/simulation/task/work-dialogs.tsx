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
  const { hand, isLooking, setLooking } = work;
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
          onClose={() => setLooking(false)}
        />
      )}
    </>
  );
}
