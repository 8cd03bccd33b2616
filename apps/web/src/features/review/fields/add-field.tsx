import { MAX_CORRECTED_TEXT, type Correction, type FieldRef } from "@taiyari/domain/resume";
import { useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { fieldName } from "../state/field-names.ts";
import { useReview } from "../state/review-context.ts";
import { EditorForm, Problem } from "./editor-form.tsx";
import { focusOnOpen } from "./focus-on-open.ts";
import styles from "./editor.module.css";

interface AddFieldProps {
  readonly label: string;
  readonly field: FieldRef;
  /** What must be there before: the entry the field belongs to. */
  readonly first?: readonly Correction[];
  /** Added: the focus is on the new field. */
  readonly onAdded: () => void;
  readonly onCancel: () => void;
}

/** Asks for the words of a field that is not there yet. */
export function AddField({ label, field, first = [], onAdded, onCancel }: AddFieldProps) {
  const { correct } = useReview();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();

  function save() {
    const value = text.trim();
    if (value === "") return setProblem("Write something, or press Escape to leave it.");
    const said = `${fieldName(field)} was added: ${value}.`;
    const found = correct([...first, { kind: "set", field, value }], said, field);
    if (found) setProblem(found);
    else onAdded();
  }

  return (
    <EditorForm look="add" onSave={save} onCancel={onCancel}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={focusOnOpen}
        className={styles["input"]}
        value={text}
        maxLength={MAX_CORRECTED_TEXT}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <Button kind="primary" type="submit">
        Add
      </Button>
      <Button kind="quiet" onClick={onCancel}>
        Cancel
      </Button>
      <Problem id={`${id}-problem`}>{problem}</Problem>
    </EditorForm>
  );
}
