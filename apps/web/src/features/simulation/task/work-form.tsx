import { useState } from "react";
import type { Task, TaskState } from "@taiyari/domain/simulation";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { onDemand } from "../../../ui/on-demand.tsx";
import { fileTables } from "../data/day-data.ts";
import { firstNameOf, personOf } from "../people/names.ts";
import { savedText } from "./draft/saved-text.ts";
import { useWorkDraft } from "./draft/use-work-draft.ts";
import { AttachButton } from "./fields/attached-files.tsx";
import type { FieldProps } from "./fields/field-props.ts";
import { WorkFields } from "./fields/work-fields.tsx";
import type { TaskDay } from "./task-day.ts";
import { useHandIn } from "./use-hand-in.ts";
import { WORK_TITLES } from "./work-titles.ts";
import { WordsLeft } from "./words-left.tsx";
import styles from "./work-form.module.css";

const { Component: EstimateDialog } = onDemand(
  async () => (await import("./estimate/estimate-dialog.tsx")).EstimateDialog,
);
const { Component: DataDialog } = onDemand(
  async () => (await import("./data-dialog.tsx")).DataDialog,
);

interface WorkFormProps {
  readonly day: TaskDay;
  readonly task: Task;
  /** Below a mail or in the chat, or on the page of the task. */
  readonly layout: "desk" | "page";
  readonly onHandedIn: () => void;
}

/** A piece of work from its draft to its handing in. Nothing for a task at which nothing can be handed in. */
export function WorkForm({ day, task, layout, onHandedIn }: WorkFormProps) {
  const standing = day.state.tasks.find(({ id }) => id === task.id);
  if (!standing || day.state.isOver) return null;
  if (standing.standing !== "open" && standing.standing !== "sent-back") return null;
  return <Form {...{ day, task, layout, onHandedIn, standing }} />;
}

function Form({
  day,
  task,
  layout,
  onHandedIn,
  standing,
}: WorkFormProps & { readonly standing: TaskState }) {
  const { scenario, state, run } = day;
  const { versions } = standing;
  const written = useWorkDraft({ run: run.id, scenario, task, versions, time: state.time });
  const { draft, change } = written;
  const hand = useHandIn({ day, task, versions, draft, onHandedIn });
  const [isLooking, setLooking] = useState(false);
  const { kind } = task.deliverable;
  const fields: FieldProps = {
    scenario,
    task,
    files: state.files,
    draft,
    change,
    before: versions.at(-1)?.work ?? null,
    layout,
  };
  const sends = kind === "mail" || kind === "chat";
  const hasData =
    kind !== "sql" && (scenario.data !== "" || fileTables(scenario, state.files).length > 0);
  const reader = firstNameOf(personOf(scenario, task.from).name);
  const isDesk = layout === "desk";
  const submit = (
    <Button kind="next" isBusy={hand.isBusy} onClick={hand.begin}>
      {hand.isBusy ? "Running it once more" : sends ? "Send" : "Hand in"}
    </Button>
  );

  return (
    <section
      className={styles["form"]}
      data-layout={layout}
      data-kind={kind}
      aria-label={WORK_TITLES[kind]}
    >
      {!isDesk && (
        <header>
          <h2>{WORK_TITLES[kind]}</h2>
          <p className="num" role="status">
            {savedText(written)}
          </p>
        </header>
      )}
      <div className={styles["body"]}>
        <WorkFields {...fields} />
      </div>
      {hand.message !== null && (
        <p className={styles["message"]} role="alert">
          <LineIcon name="warn" small />
          {hand.message}
        </p>
      )}
      <footer>
        {kind === "mail" && <AttachButton {...fields} />}
        {!isDesk && submit}
        {hasData &&
          (isDesk ? (
            <button
              type="button"
              className="icon-btn"
              aria-label="Look at the data"
              onClick={() => setLooking(true)}
            >
              <LineIcon name="table" />
            </button>
          ) : (
            <Button kind="line" onClick={() => setLooking(true)}>
              Look at the data
            </Button>
          ))}
        <p className={`num ${styles["note"]}`}>
          <WordsLeft task={task} draft={draft} />
          {isDesk && <span role="status">{savedText(written)}</span>}
          {isDesk && kind === "chat" && <span>{reader} remembers what you promise.</span>}
        </p>
        {isDesk && submit}
      </footer>
      {hand.isAsking && (
        <EstimateDialog
          reader={reader}
          rubric={task.rubric}
          onHandIn={hand.handIn}
          onClose={hand.cancel}
        />
      )}
      {isLooking && (
        <DataDialog
          scenario={scenario}
          files={state.files}
          run={run.id}
          onClose={() => setLooking(false)}
        />
      )}
    </section>
  );
}
