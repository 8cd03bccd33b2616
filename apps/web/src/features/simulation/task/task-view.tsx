import { useMemo } from "react";
import { type Task, type TaskState, writtenText } from "@taiyari/domain/simulation";
import type { Day } from "../day/use-day.ts";
import { personOf } from "../people/names.ts";
import { Asked } from "./asked.tsx";
import { BeingRead } from "./being-read.tsx";
import { DeskFiles } from "./desk-files.tsx";
import type { ShowFile } from "./file-dialog.tsx";
import { HandedInCard } from "./handed-in-card.tsx";
import { ModelAnswer } from "./model-answer.tsx";
import { HowRead } from "./reading/how-read.tsx";
import { workQuotes } from "./reading/work-quotes.ts";
import { ReviewerWords } from "./sent-back.tsx";
import { StepList } from "./step-list.tsx";
import { reviewTimes, taskSteps } from "./steps.ts";
import { WorkForm } from "./work-form.tsx";
import styles from "./task.module.css";

interface TaskViewProps {
  readonly day: Day;
  readonly task: Task;
  readonly standing: TaskState;
  readonly ShowFile: ShowFile;
}

const ORDINALS = ["first", "second"];

/** One piece of work on its way: asked, written, read, sent back, written again, taken. */
export function TaskView({ day, task, standing, ShowFile }: TaskViewProps) {
  const { scenario, state } = day;
  const { versions } = standing;
  const isRead = standing.standing !== "handed-in";
  const isDone = ["accepted", "kept", "missed"].includes(standing.standing);
  const times = reviewTimes(task, state);
  const read = useMemo(
    () =>
      versions.map((version) => {
        const text = writtenText(version.work);
        return { version, text, marks: workQuotes(version.assessment, text) };
      }),
    [versions],
  );
  const last = read.at(-1);
  /** Those of which the reading may be seen: none that is still read. */
  const seen = isRead ? read : read.slice(0, -1);

  return (
    <>
      <p className="vh" role="status">
        {standingText(day, task, standing)}
      </p>
      <StepList steps={taskSteps(task, standing, state, scenario)} />
      {!last && isDone && <Asked {...{ scenario, state, task }} />}
      {!last && !isDone && (
        <div className={styles["open"]}>
          <aside>
            <Asked {...{ scenario, state, task }} />
            <DeskFiles {...{ day, ShowFile }} />
          </aside>
          <WorkForm {...{ day, task }} layout="page" onHandedIn={toTop} />
        </div>
      )}
      {last && (
        <div className={styles["both"]}>
          <HandedInCard
            {...{ scenario, task }}
            versions={read.map((one) => ({
              version: one.version,
              quotes: seen.includes(one) ? one.marks.quotes : [],
            }))}
          />
          {isRead ? (
            <ReviewerWords
              {...{ scenario, task }}
              at={times.at(-1)}
              did={didOf(task, standing)}
              says={standing.review}
              reasons={standing.reasons}
              quotes={last.marks}
            />
          ) : (
            <BeingRead {...{ day, task }} version={last.version} place={versions.length - 1} />
          )}
        </div>
      )}
      {last && <WorkForm {...{ day, task }} layout="page" onHandedIn={toTop} />}
      {seen
        .map((one, at) => (
          <HowRead
            key={one.version.act}
            title={
              versions.length === 1 && isDone
                ? "How it was read"
                : `How the ${ORDINALS[at] ?? "last"} version was read`
            }
            task={task}
            version={one.version}
            isEstimated={at === 0}
            quotes={one.marks}
            text={one.text}
          />
        ))
        .toReversed()}
      {isDone && <ModelAnswer {...{ scenario, task }} />}
    </>
  );
}

function toTop(): void {
  window.scrollTo({ top: 0, behavior: "instant" });
}

/** Said when it changes while somebody is on the page; "" for what they do themselves. */
function standingText({ scenario, state }: Day, task: Task, standing: TaskState): string {
  const isRead = ["sent-back", "accepted"].includes(standing.standing);
  if (isRead) return `${personOf(scenario, task.from).name} ${didOf(task, standing)}.`;
  return state.isOver ? "The day is over." : "";
}

/** What the reviewer did with it. */
function didOf({ acceptedFrom }: Task, { standing, points }: TaskState): string {
  if (standing === "sent-back" || standing === "kept") return "sent it back";
  return points >= acceptedFrom ? "accepted it" : "took it as it is";
}
