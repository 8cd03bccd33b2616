import "../../../ui/controls.css";
import { useState, type FormEvent } from "react";
import { MAX_NOTES_TEXT } from "@taiyari/domain/interview";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { noteLines, notesOf } from "./notes.ts";
import styles from "./transcript.module.css";

interface OwnNotesProps {
  readonly notes: string;
  readonly onNotes: (notes: string) => void;
}

const MOST = 200;

/** What somebody wants to say, to be ticked off once it is said. */
export function OwnNotes({ notes, onNotes }: OwnNotesProps) {
  const [text, setText] = useState("");
  const lines = noteLines(notes);
  const isFull = notes.length + MOST > MAX_NOTES_TEXT;

  function add(event: FormEvent) {
    event.preventDefault();
    const line = text.trim();
    if (line === "" || isFull) return;
    onNotes(notesOf([...lines, { text: line, isDone: false }]));
    setText("");
  }

  return (
    <section className={styles["notes"]} aria-label="Your notes">
      <h3>
        Your notes <span>only you see them</span>
      </h3>
      <ul>
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line has nothing but its place
          <li key={at} data-done={line.isDone || undefined}>
            <label>
              <input
                type="checkbox"
                checked={line.isDone}
                onChange={() =>
                  onNotes(
                    notesOf(
                      lines.map((one, place) =>
                        place === at ? { ...one, isDone: !one.isDone } : one,
                      ),
                    ),
                  )
                }
              />
              <span>{line.text}</span>
            </label>
            <button
              type="button"
              aria-label={`Remove “${line.text}”`}
              onClick={() => onNotes(notesOf(lines.filter((_, place) => place !== at)))}
            >
              <LineIcon name="cross" small />
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={add}>
        <input
          className="form-input"
          aria-label="A note"
          placeholder="Note what you want to say"
          maxLength={MOST}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="icon-btn" aria-label="Add the note">
          <LineIcon name="plus" />
        </button>
      </form>
    </section>
  );
}
