import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { PersonLine } from "../../people/person-line.tsx";
import { NoteIcon } from "../frame/icons.tsx";
import type { DeskView } from "../frame/desk-view.ts";
import { EndDialog } from "./end-dialog.tsx";
import { OpenPromises } from "./open-promises.tsx";
import { TaskList } from "./task-list.tsx";
import { WaitButton } from "./wait-button.tsx";
import styles from "./tasks.module.css";

/** The work of the day on its own, with the ways to let time pass and to go home. */
export function TasksView({ view }: { readonly view: DeskView }) {
  const { day, go } = view;
  const { scenario, state } = day;
  const [isEnding, setEnding] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard has to reach that
    <section className={styles["page"]} aria-label="Tasks" tabIndex={0}>
      <div>
        <h2>Today</h2>
        <TaskList view={view} isWide />
        <OpenPromises view={view} />
        <button
          type="button"
          className={styles["notes"]}
          onClick={() => go({ tab: "notes", open: null })}
        >
          <NoteIcon />
          <span>
            <b>Notes</b>
            <small>
              {state.notes.trim() === "" ? "Nothing noted yet" : firstLine(state.notes)}
            </small>
          </span>
          <LineIcon name="right" />
        </button>
        {!state.isOver && (
          <div className={styles["ways"]}>
            <WaitButton view={view} />
            <Button kind="quiet" onClick={() => setEnding(true)}>
              End the day
            </Button>
          </div>
        )}
        <section className={styles["who"]} aria-label="Who is here">
          <h3>Who is here</h3>
          <ul>
            {scenario.people.map(({ id }) => (
              <li key={id}>
                <PersonLine scenario={scenario} person={id} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      {isEnding && <EndDialog view={view} onClose={() => setEnding(false)} />}
    </section>
  );
}

function firstLine(notes: string): string {
  return notes.trim().split("\n", 1)[0] ?? "";
}
