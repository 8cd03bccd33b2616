import { Link, useParams } from "@tanstack/react-router";
import { shortTime } from "./task/draft/short-time.ts";
import { type Scenario } from "@taiyari/domain/simulation";
import { useRef } from "react";
import { DEBRIEF, DESK, SIMULATION } from "../../shared/simulation/addresses.ts";
import type { OwnRun } from "../../shared/simulation/runs.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SimulationIcon } from "../../ui/icons.tsx";
import { useFocusWhenLost } from "../../ui/use-focus-when-lost.ts";
import { LineIcon } from "../../ui/line-icon.tsx";
import { Message } from "../../ui/message.tsx";
import { onDemand } from "../../ui/on-demand.tsx";
import { Crumbs } from "../../ui/screen-head.tsx";
import { type Day, useDay } from "./day/use-day.ts";
import { useFetchAhead } from "./fetch-ahead.ts";
import { OpenRun } from "./open-run.tsx";
import { TaskView } from "./task/task-view.tsx";
import styles from "./task-page.module.css";

// A log, a sheet of paper or code is drawn when a file is opened.
const { Component: ShowFile } = onDemand(
  async () => (await import("./desk/files/file-view.tsx")).FileContent,
);

/** What a piece of work leads to. The desk itself fetches this page. */
const PAGES = [() => import("./debrief-page.tsx")];

/** One piece of work of a day: /simulation/$id/tasks/$task. */
export function TaskPage() {
  const { id = "", task = "" } = useParams({ strict: false });
  return (
    <OpenRun id={id} label="Opening the task">
      {(own, scenario) => <OfDay key={`${id} ${task}`} {...{ own, scenario }} id={task} />}
    </OpenRun>
  );
}

interface OfDayProps {
  readonly own: OwnRun;
  readonly scenario: Scenario;
  /** Of the task. */
  readonly id: string;
}

function OfDay({ own, scenario, id }: OfDayProps) {
  const day = useDay(own, scenario);
  useFetchAhead(scenario, PAGES);
  const task = scenario.tasks.find((one) => one.id === id);
  const standing = day.state.tasks.find((one) => one.id === id);
  const head = useRef<HTMLHeadingElement>(null);
  // The form goes when its work is handed in, and comes when it is taken back or sent back.
  useFocusWhenLost(head, `${standing?.standing ?? ""} ${standing?.versions.length ?? 0}`);
  if (!task || !standing) return <NoTask title="There is no such task" run={own.head.id} />;
  if (!day.isStarted) return <NoTask title="This day has not begun" run={own.head.id} />;
  if (standing.standing === "later")
    return <NoTask title="Nobody has asked for this yet" run={own.head.id} />;
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
        <h1 ref={head} tabIndex={-1}>
          {task.title}
        </h1>
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
            {!day.state.isOver && <Unread day={day} />}
          </Link>
          {day.state.isOver && (
            <Link className={buttonClass("next")} to={DEBRIEF} params={{ id: own.head.id }}>
              See the debrief
            </Link>
          )}
        </div>
      </header>
      <TaskView {...{ day, task, standing, ShowFile }} />
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
  return `It is ${shortTime(state.time)}${state.isPaused ? ", the clock is paused" : ""}`;
}

function NoTask({ title, run }: { readonly title: string; readonly run: string }) {
  return (
    <Message
      title={title}
      text="What is to be done comes with a mail or a message at the desk."
      picture={<EmptyState Icon={SimulationIcon} />}
    >
      <Link className={buttonClass("primary")} to={DESK} params={{ id: run }}>
        To the desk
      </Link>
    </Message>
  );
}
