import type { EntryRef, FieldView } from "@taiyari/domain/resume";
import { useId, useState, type SubmitEvent } from "react";
import { Button } from "../../../../ui/button.tsx";
import { useMachine } from "../machine-context.ts";
import { DateControl, monthAndYear } from "./date-control.tsx";
import { lowerFirst } from "./text-editor.tsx";
import styles from "./editor.module.css";

type DatesEdit = Extract<FieldView["edit"], { kind: "dates" }>;

interface DatesEditorProps {
  readonly field: FieldView;
  readonly edit: DatesEdit;
}

/** From when to when, or the one date of what has no period. */
export function DatesEditor({ field, edit }: DatesEditorProps) {
  const { correct, close } = useMachine();
  const [start, setStart] = useState(edit.start);
  const [end, setEnd] = useState(edit.end);
  const [current, setCurrent] = useState(edit.current);
  const [inWords, setInWords] = useState(
    monthAndYear(edit.start) === null || monthAndYear(edit.end) === null,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const { list } = edit.entry;
  const isPeriod = hasPeriod(edit.entry);

  function set(change: { start: string; end: string; current: boolean }) {
    const words = [change.start, change.current ? "Present" : change.end].filter(Boolean);
    const said = `${field.label}: ${words.join(" to ") || "none"}.`;
    const found = correct([{ kind: "set-dates", entry: edit.entry, ...change }], said);
    if (found) setProblem(found);
    else close(field.id);
  }

  /** What fits no month and year is left out rather than shown as another date. */
  function switchForm() {
    if (inWords) {
      if (monthAndYear(start) === null) setStart("");
      if (monthAndYear(end) === null) setEnd("");
    }
    setInWords(!inWords);
  }

  return (
    <form
      className={styles["form"]}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        set({ start: start.trim(), end: current ? "" : end.trim(), current });
      }}
    >
      {isPeriod && (
        <DateControl legend="From" value={start} onChange={setStart} inWords={inWords} isFirst>
          <label className={styles["tick"]}>
            <input
              type="checkbox"
              checked={current}
              onChange={(event) => setCurrent(event.target.checked)}
            />
            {list === "experience" ? "I work here now" : "Not finished yet"}
          </label>
        </DateControl>
      )}
      {!(isPeriod && current) && (
        <DateControl
          legend={isPeriod ? "To" : "When"}
          value={end}
          onChange={setEnd}
          inWords={inWords}
          isFirst={!isPeriod}
        />
      )}
      <button type="button" className={styles["switch"]} onClick={switchForm}>
        {inWords ? "Choose month and year" : "Write it in words"}
      </button>
      {problem && (
        <p id={`${id}-problem`} className={styles["problem"]} role="alert">
          {problem}
        </p>
      )}
      <div className={styles["acts"]}>
        <Button kind="primary" type="submit">
          Save {lowerFirst(field.label)}
        </Button>
        <Button kind="quiet" onClick={() => close(field.id)}>
          Cancel
        </Button>
        {field.text !== "" && (
          <Button
            kind="quiet"
            className={styles["remove"]}
            onClick={() => set({ start: "", end: "", current: false })}
          >
            Remove
          </Button>
        )}
      </div>
    </form>
  );
}

function hasPeriod({ list }: EntryRef): boolean {
  return list === "experience" || list === "education" || list === "projects";
}
