import type { EntryRef, FieldView } from "@taiyari/domain/resume";
import { useState } from "react";
import { useReview } from "../state/review-context.ts";
import { DateControl, monthAndYear } from "./date-control.tsx";
import { EditorButtons, EditorForm, Problem } from "./editor-form.tsx";
import styles from "./editor.module.css";

type DatesEdit = Extract<FieldView["edit"], { kind: "dates" }>;

interface DatesEditorProps {
  readonly field: FieldView;
  readonly edit: DatesEdit;
}

/** From when to when, or the one date of what has no period. */
export function DatesEditor({ field, edit }: DatesEditorProps) {
  const { correct, close } = useReview();
  const [start, setStart] = useState(edit.start);
  const [end, setEnd] = useState(edit.end);
  const [current, setCurrent] = useState(edit.current);
  const [inWords, setInWords] = useState(
    monthAndYear(edit.start) === null || monthAndYear(edit.end) === null,
  );
  const [problem, setProblem] = useState<string | null>(null);
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
    <EditorForm
      onSave={() => set({ start: start.trim(), end: current ? "" : end.trim(), current })}
      onCancel={() => close(field.id)}
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
      <Problem>{problem}</Problem>
      <EditorButtons
        name={field.label}
        onCancel={() => close(field.id)}
        onRemove={field.text === "" ? null : () => set({ start: "", end: "", current: false })}
      />
    </EditorForm>
  );
}

function hasPeriod({ list }: EntryRef): boolean {
  return list === "experience" || list === "education" || list === "projects";
}
