import { useEffect, useRef, useState } from "react";
import { dayTime } from "../frame/day-text.ts";
import type { DeskView } from "../frame/desk-view.ts";
import { BackButton } from "../frame/back-button.tsx";
import { keepNotes, keptNotes } from "./kept-notes.ts";
import styles from "./notes.module.css";

/** The most characters of somebody's notes. */
const MOST = 8_000;
/** After the last key. */
const PAUSE_MS = 1_200;

/** A sheet for one's own notes. Each key is kept on this device; a moment later it is in the log of the day. */
export function Notes({ view }: { readonly view: DeskView }) {
  const { day, go } = view;
  const { id } = day.own.head;
  const { state } = day;
  const [text, setText] = useState(() => keptNotes(id) ?? state.notes);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const latest = useRef({ text, day });
  useEffect(() => {
    latest.current = { text, day };
  });

  function save() {
    const { text: written, day: now } = latest.current;
    if (now.state.isOver || written === now.state.notes) return keepNotes(id, null);
    now.act({ kind: "noted", text: written });
    keepNotes(id, null);
    setSavedAt(now.state.time);
  }

  useEffect(() => {
    if (keptNotes(id) === null) return undefined;
    const timer = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `save` reads what is latest
  }, [id, text]);

  useEffect(
    () => () => {
      if (keptNotes(id) !== null) save();
    },
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the sheet is put away
    [id],
  );

  return (
    <section className={styles["desk"]} aria-label="Notes">
      <div className={styles["sheet"]}>
        <BackButton label="Tasks" onBack={() => go({ tab: "tasks", open: null })} />
        <div className={styles["head"]}>
          <h2>Notes</h2>
          <p className="num">
            {savedAt === null ? "Only you see them" : `Saved ${dayTime(savedAt)}`}
          </p>
        </div>
        <textarea
          aria-label="Your notes"
          placeholder="Figures, names, what you promised to whom"
          maxLength={MOST}
          readOnly={state.isOver}
          value={text}
          onBlur={() => keptNotes(id) !== null && save()}
          onChange={({ target }) => {
            setText(target.value);
            keepNotes(id, target.value);
          }}
        />
      </div>
    </section>
  );
}
