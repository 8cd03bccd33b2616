import { useEffect } from "react";
import type { Task } from "@taiyari/domain/simulation";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import type { Day } from "../day/use-day.ts";
import { firstNameOf, personOf } from "../people/names.ts";
import { forgetWork } from "./draft/kept-work.ts";
import { savedText } from "./draft/saved-text.ts";
import { AttachButton } from "./fields/attached-files.tsx";
import { WorkFields } from "./fields/work-fields.tsx";
import { HandInMessage } from "./hand-in-message.tsx";
import { SecondVersion } from "./second-version.tsx";
import { useWork, type WorkProps } from "./use-work.ts";
import { WordsLeft } from "./words-left.tsx";
import { WorkDialogs } from "./work-dialogs.tsx";
import { WORK_TITLES } from "./work-titles.ts";
import styles from "./work-form.module.css";

interface WorkFormProps {
  readonly day: Day;
  readonly task: Task;
  /** Below a mail or in the chat, or on the page of the task. */
  readonly layout: "desk" | "page";
  readonly onHandedIn: () => void;
}

/** A piece of work from its draft to its handing in. Nothing for a task at which nothing can be handed in. */
export function WorkForm({ day, task, layout, onHandedIn }: WorkFormProps) {
  const standing = day.state.tasks.find(({ id }) => id === task.id);
  const run = day.own.head.id;
  const isTaken = standing?.standing === "accepted" || standing?.standing === "kept";
  useEffect(() => {
    if (!isTaken) return;
    for (const version of [0, 1]) forgetWork({ run, task: task.id, version });
  }, [run, task.id, isTaken]);
  if (!standing || day.state.isOver) return null;
  if (standing.standing !== "open" && standing.standing !== "sent-back") return null;
  const props = { day, task, layout, onHandedIn, standing };
  if (layout === "desk") return <DeskForm {...props} />;
  return standing.versions.length > 0 ? <SecondVersion {...props} /> : <PageForm {...props} />;
}

function PageForm(props: WorkProps) {
  const { day, task } = props;
  const work = useWork(props);
  const { written, hand, fields, hasData, setLooking } = work;
  const { kind } = task.deliverable;
  return (
    <section className={styles["form"]} data-layout="page" aria-label={WORK_TITLES[kind]}>
      <header>
        <h2>{WORK_TITLES[kind]}</h2>
        <p className="num">{savedText(written)}</p>
      </header>
      <div className={styles["body"]}>
        <WorkFields {...fields} />
      </div>
      <HandInMessage message={hand.message} />
      <footer>
        <SubmitButton hand={hand} label={labelOf(task)} />
        {hasData && (
          <Button kind="line" onClick={() => setLooking(true)}>
            Look at the data
          </Button>
        )}
        <p className={`num ${styles["note"]}`}>
          <WordsLeft task={task} draft={written.draft} />
        </p>
      </footer>
      <WorkDialogs {...{ day, task, work }} />
    </section>
  );
}

function DeskForm(props: WorkProps) {
  const { day, task } = props;
  const work = useWork(props);
  const { written, hand, fields, hasData, setLooking } = work;
  const { kind } = task.deliverable;
  const isChat = kind === "chat";
  const reader = firstNameOf(personOf(day.scenario, task.from).name);
  const submit = <SubmitButton hand={hand} label={labelOf(task)} />;
  return (
    <section
      className={styles["form"]}
      data-layout="desk"
      data-kind={kind}
      aria-label={WORK_TITLES[kind]}
    >
      <div className={styles["body"]}>
        <WorkFields {...fields} submit={isChat ? submit : null} />
      </div>
      <HandInMessage message={hand.message} />
      <footer>
        {kind === "mail" && <AttachButton {...fields} />}
        {hasData && (
          <button
            type="button"
            className="icon-btn"
            aria-label="Look at the data"
            title="Look at the data"
            onClick={() => setLooking(true)}
          >
            <LineIcon name="table" />
          </button>
        )}
        <p className={`num ${styles["note"]}`}>
          <WordsLeft task={task} draft={written.draft} />
          <span>{savedText(written)}</span>
          {isChat && <span>{reader} remembers what you promise.</span>}
        </p>
        {!isChat && submit}
      </footer>
      <WorkDialogs {...{ day, task, work }} />
    </section>
  );
}

function labelOf({ deliverable: { kind } }: Task): string {
  return kind === "mail" || kind === "chat" ? "Send" : "Hand in";
}

interface SubmitButtonProps {
  readonly hand: { readonly isBusy: boolean; readonly begin: () => void };
  readonly label: string;
}

function SubmitButton({ hand, label }: SubmitButtonProps) {
  return (
    <Button kind="next" isBusy={hand.isBusy} onClick={hand.begin}>
      {hand.isBusy ? "Running it once more" : label}
    </Button>
  );
}
