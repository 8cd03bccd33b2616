import { useState } from "react";
import { TabList } from "../../../../ui/tab-list.tsx";
import type { NamedPerson } from "../../people/names.ts";
import type { DeskView } from "../frame/desk-view.ts";
import type { TaskRow } from "../state/task-rows.ts";
import { TaskSlot } from "../work/task-slot.tsx";
import { WorkHere } from "../work/work-here.tsx";
import { ChatForm } from "./chat-form.tsx";
import styles from "./chat.module.css";

interface ThreadFootProps {
  readonly view: DeskView;
  readonly person: NamedPerson;
  /** What was asked for in this chat. */
  readonly work: readonly TaskRow[];
  readonly suggestions: readonly string[];
  readonly takesFocus: boolean;
}

const PANEL = "chat-write";

/** Where one writes in a chat: a message, or the answer that counts as a piece of work. */
export function ThreadFoot({ view, person, work, ...form }: ThreadFootProps) {
  const [mode, setMode] = useState<"work" | "message">("work");
  const here = work.find(
    ({ task, state }) => task.deliverable.kind === "chat" && state.standing === "open",
  );
  const message = <ChatForm key={person.id} view={view} person={person} {...form} />;
  return (
    <div className={styles["below"]}>
      {work
        .filter((row) => row !== here)
        .map((row) => (
          <TaskSlot key={row.task.id} view={view} row={row} at="chat" isLow />
        ))}
      {!view.day.state.isOver &&
        (here ? (
          <>
            <TabList
              className={styles["modes"]}
              look="underlined"
              label="What you write"
              value={mode}
              onChange={setMode}
              panel={PANEL}
              tabs={[
                { id: "work", label: here.task.title },
                { id: "message", label: "Just a message" },
              ]}
            />
            <div id={PANEL} role="tabpanel" aria-labelledby={`${PANEL}-tab-${mode}`}>
              {mode === "work" ? (
                <WorkHere view={view} row={here} takesFocus={form.takesFocus} />
              ) : (
                message
              )}
            </div>
          </>
        ) : (
          message
        ))}
    </div>
  );
}
