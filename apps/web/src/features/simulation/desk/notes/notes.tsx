import { notesMark } from "@taiyari/domain/simulation";
import { useEffect, useRef, useState } from "react";
import { dayTime } from "../frame/day-text.ts";
import type { DeskView } from "../frame/desk-view.ts";
import { BackButton } from "../frame/back-button.tsx";
import { keepNotes, keptNotes, type WrittenNotes } from "./kept-notes.ts";
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
  const [written, setWritten] = useState(() => keptNotes(id) ?? writtenIn(state.notes));
  const [inLog, setInLog] = useState(state.notes);
  // Another device wrote, or this one saved: what is not saved here yet stays, and is put together when it is.
  if (inLog !== state.notes) {
    setInLog(state.notes);
    if (keptNotes(id) === null) setWritten(writtenIn(state.notes));
  }
  const { text } = written;
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const latest = useRef({ written, day });
  useEffect(() => {
    latest.current = { written, day };
  });

  function save() {
    const { written: notes, day: now } = latest.current;
    keepNotes(id, null);
    if (now.state.isOver || notes.text === now.state.notes) return;
    now.act({ kind: "noted", ...notes });
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
            const next = { text: target.value, over: written.over };
            setWritten(next);
            keepNotes(id, next);
          }}
        />
      </div>
    </section>
  );
}

function writtenIn(notes: string): WrittenNotes {
  return { text: notes, over: notesMark(notes) };
}
