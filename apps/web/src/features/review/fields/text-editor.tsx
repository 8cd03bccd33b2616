import { MAX_CORRECTED_TEXT, type FieldRef, type FieldView } from "@taiyari/domain/resume";
import { useId, useState } from "react";
import { entryOf } from "../state/corrected.ts";
import { useReview } from "../state/review-context.ts";
import { EditorButtons, EditorForm, Problem } from "./editor-form.tsx";
import { focusOnOpen } from "./focus-on-open.ts";
import { PlaceSelect } from "./place-select.tsx";
import styles from "./editor.module.css";

interface TextEditorProps {
  readonly field: FieldView;
  readonly place: FieldRef;
}

/** Longer texts get several lines. */
const LONG = 70;

/** One text: put right, taken away, or given to another field. */
export function TextEditor({ field, place }: TextEditorProps) {
  const { correct, close } = useReview();
  const [text, setText] = useState(field.text);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const isLong = place.kind === "summary" || field.text.length > LONG;
  const cancel = () => close(field.id);

  function finish(found: string | null) {
    if (found) setProblem(found);
    else close(field.id);
  }

  function save() {
    const value = text.trim();
    if (value === field.text) return close(field.id);
    const said = value === "" ? `${field.label} was removed.` : `${field.label} is now ${value}.`;
    finish(correct([{ kind: "set", field: place, value }], said));
  }

  function remove() {
    finish(correct([{ kind: "set", field: place, value: "" }], `${field.label} was removed.`));
  }

  const shared = {
    id,
    ref: focusOnOpen,
    className: styles["input"],
    dir: "auto",
    value: text,
    maxLength: MAX_CORRECTED_TEXT,
    autoComplete: "off",
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? `${id}-problem` : undefined,
  } as const;
  return (
    <EditorForm onSave={save} onCancel={cancel}>
      <label htmlFor={id}>{field.text === "" ? `Add ${field.label}` : "Correct it to"}</label>
      {isLong ? (
        <textarea {...shared} rows={3} onChange={(event) => setText(event.target.value)} />
      ) : (
        <input {...shared} onChange={(event) => setText(event.target.value)} />
      )}
      <Problem id={`${id}-problem`}>{problem}</Problem>
      <EditorButtons
        name={field.label}
        onCancel={cancel}
        onRemove={field.text === "" ? null : remove}
      />
      {field.text !== "" && (
        <PlaceSelect
          from={place}
          near={entryOf(place)}
          onMove={(step, label) => finish(correct(step, `“${field.text}” is now: ${label}.`))}
        />
      )}
    </EditorForm>
  );
}
