import { type ReactNode, useMemo, useState } from "react";
import { onDemand } from "../../../ui/on-demand.tsx";
import type { Day } from "../day/use-day.ts";
import { FloatingChat } from "./arrivals/floating-chat.tsx";
import { DeskBar } from "./bar/desk-bar.tsx";
import { Chat } from "./chat/chat.tsx";
import { Files } from "./files/files.tsx";
import type { DeskView } from "./frame/desk-view.ts";
import type { DeskPlace } from "./frame/place.ts";
import { Rail } from "./frame/rail.tsx";
import { Inbox } from "./inbox/inbox.tsx";
import { Notes } from "./notes/notes.tsx";
import { taskRows } from "./state/task-rows.ts";
import { OverNote } from "./stops/over-note.tsx";
import { PausedCover } from "./stops/paused-cover.tsx";
import { TasksView } from "./tasks/tasks-view.tsx";
import { Today } from "./tasks/today.tsx";
import { useOpened } from "./use-opened.ts";
import styles from "./desk.module.css";

const { Component: DataDesk } = onDemand(
  async () => (await import("../data/data-desk.tsx")).DataDesk,
);

interface DeskProps {
  readonly day: Day;
  readonly place: DeskPlace;
  readonly go: (place: DeskPlace) => void;
  readonly onLeave: () => void;
}

/** A day at work that has begun, or is over. */
export function Desk({ day, place, go, onLeave }: DeskProps) {
  const { scenario, state, act } = day;
  const rows = useMemo(() => taskRows(scenario, state), [scenario, state]);
  const [replyTo, setReplyTo] = useState<string | null>(null);
  useOpened(day, place);
  const view: DeskView = {
    day,
    rows,
    place,
    go(next) {
      setReplyTo(null);
      go(next);
    },
  };
  const hasData =
    scenario.data !== "" ||
    scenario.files.some(({ id, kind }) => kind === "table" && state.files.includes(id));
  const isCovered = state.isPaused && !state.isOver;
  const hasColumn = place.tab !== "tasks";

  function content(): ReactNode {
    switch (place.tab) {
      case "inbox":
        return <Inbox view={view} hasData={hasData} />;
      case "chat":
        return <Chat view={view} hasData={hasData} takesFocus={replyTo === place.open} />;
      case "files":
        return <Files view={view} hasData={hasData} />;
      case "data":
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard has to reach that
          <div className={styles["data"]} tabIndex={0} role="region" aria-label="Tables of the day">
            <DataDesk scenario={scenario} files={state.files} run={day.own.head.id} />
          </div>
        );
      case "tasks":
        return <TasksView view={view} />;
      case "notes":
        return <Notes view={view} />;
    }
  }

  return (
    <div className={styles["desk"]} data-over={state.isOver || undefined}>
      <DeskBar
        scenario={scenario}
        state={state}
        rows={rows}
        isPaused={state.isPaused}
        onPause={() => act({ kind: state.isPaused ? "resumed" : "paused" })}
        onLeave={onLeave}
      />
      {state.isOver && <OverNote run={day.own.head.id} ending={state.ending} />}
      <div className={styles["stage"]}>
        <div
          className={styles["main"]}
          data-wide={!hasColumn || undefined}
          inert={isCovered || undefined}
        >
          <Rail view={view} hasData={hasData} />
          <div className={styles["content"]}>{content()}</div>
          {hasColumn && <Today view={view} />}
          <FloatingChat
            day={day}
            openChat={place.tab === "chat" ? place.open : null}
            isListed={place.tab === "chat"}
            onReply={(person) => {
              setReplyTo(person);
              go({ tab: "chat", open: person });
            }}
          />
        </div>
        {isCovered && (
          <PausedCover
            time={state.time}
            onGoOn={() => act({ kind: "resumed" })}
            onLeave={onLeave}
          />
        )}
      </div>
    </div>
  );
}
