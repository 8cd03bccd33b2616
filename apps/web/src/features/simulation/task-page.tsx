import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { timeText } from "@taiyari/domain/simulation";
import { ServerTrouble } from "../../shared/failures/server-trouble.tsx";
import { DESK, SIMULATION } from "../../shared/simulation/addresses.ts";
import { type OwnRun, useRun } from "../../shared/simulation/runs.ts";
import { scenarioQuery } from "../../shared/simulation/scenario-files.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { Crumbs } from "../../ui/screen-head.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { type Day, useDay } from "./day/use-day.ts";
import { TaskView } from "./task/task-view.tsx";
import styles from "./task-page.module.css";

/** One piece of work of a day: /simulation/$id/tasks/$task. */
export function TaskPage() {
  const { id = "", task = "" }: { readonly id?: string; readonly task?: string } = useParams({
    strict: false,
  });
  const own = useRun(id);
  if (own === undefined) return <Spinner label="Opening the task" />;
  if (own === null) return <NoTask title="There is no such day" id={null} />;
  return <OfRun key={`${id} ${task}`} own={own} task={task} />;
}

interface OfRunProps {
  readonly own: OwnRun;
  readonly task: string;
}

function OfRun({ own, task }: OfRunProps) {
  const scenario = useQuery(scenarioQuery(own.head));
  if (scenario.data) return <OfDay {...{ own, task }} scenario={scenario.data} />;
  if (scenario.isError) return <ServerTrouble onRetry={() => void scenario.refetch()} />;
  return <Spinner label="Opening the task" />;
}

function OfDay({
  own,
  scenario,
  task: id,
}: OfRunProps & { readonly scenario: Parameters<typeof useDay>[1] }) {
  const day = useDay(own, scenario);
  const task = scenario.tasks.find((one) => one.id === id);
  const standing = day.state.tasks.find((one) => one.id === id);
  if (!task || !standing) return <NoTask title="There is no such task" id={own.head.id} />;
  if (!day.isStarted) return <NoTask title="This day has not begun" id={own.head.id} />;
  if (standing.standing === "later")
    return <NoTask title="Nobody has asked for this yet" id={own.head.id} />;
  return (
    <div className={styles["page"]}>
      <header className={styles["head"]}>
        <Crumbs>
          <Link to={SIMULATION}>Work Simulation</Link>
          <Link to={DESK} params={{ id: own.head.id }}>
            {scenario.title}
          </Link>
          <span>Task {scenario.tasks.indexOf(task) + 1}</span>
        </Crumbs>
        <h1>{task.title}</h1>
        <p className={styles["meta"]}>
          <span>{task.what}</span>
          <span className="num">{clockText(day)}</span>
        </p>
        <div className={styles["acts"]}>
          {!day.state.isOver && (
            <Button
              kind="quiet"
              onClick={() => day.act({ kind: day.state.isPaused ? "resumed" : "paused" })}
            >
              <LineIcon name={day.state.isPaused ? "play" : "pause"} small />
              {day.state.isPaused ? "Go on" : "Pause"}
            </Button>
          )}
          <Link className={buttonClass("line")} to={DESK} params={{ id: own.head.id }}>
            <LineIcon name="left" small />
            Back to the desk
            <Unread day={day} />
          </Link>
        </div>
      </header>
      <TaskView {...{ day, task, standing }} />
    </div>
  );
}

/** How much has come to the desk meanwhile. */
function Unread({ day: { state } }: { readonly day: Day }) {
  const mails = state.mails.filter(({ from, isRead }) => from !== "me" && !isRead).length;
  const unread = state.chats.reduce((sum, chat) => sum + chat.unread, mails);
  return unread > 0 && <span className={`num ${styles["unread"]}`}>{unread} unread</span>;
}

function clockText({ state }: Day): string {
  if (state.isOver) return "The day is over";
  return `It is ${timeText(state.time)}${state.isPaused ? ", the clock is paused" : ""}`;
}

function NoTask({ title, id }: { readonly title: string; readonly id: string | null }) {
  return (
    <div className={styles["none"]}>
      <h1>{title}</h1>
      {id === null ? (
        <Link className={buttonClass("line")} to={SIMULATION}>
          All days
        </Link>
      ) : (
        <Link className={buttonClass("line")} to={DESK} params={{ id }}>
          To the desk
        </Link>
      )}
    </div>
  );
}
