import type { Correction, FieldRef } from "@taiyari/domain/resume";
import { useId, useState, type SubmitEvent } from "react";
import { Button } from "../../../../ui/button.tsx";
import { MAX_CORRECTED_TEXT } from "@taiyari/domain/resume";
import { fieldName } from "../field-names.ts";
import { useMachine } from "../machine-context.ts";
import styles from "./editor.module.css";

interface AddFieldProps {
  readonly label: string;
  readonly field: FieldRef;
  /** What must be there before: the entry the field belongs to. */
  readonly first?: readonly Correction[];
  readonly onDone: () => void;
}

/** Asks for the words of a field that is not there yet. */
export function AddField({ label, field, first = [], onDone }: AddFieldProps) {
  const { correct } = useMachine();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();

  function save(event: SubmitEvent) {
    event.preventDefault();
    if (text.trim() === "") return setProblem("Write something, or press Escape to leave it.");
    const found = correct(
      [...first, { kind: "set", field, value: text.trim() }],
      `${fieldName(field)} was added: ${text.trim()}.`,
    );
    if (found) setProblem(found);
    else onDone();
  }

  return (
    // Escape is a shorter way to Cancel.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles["add"]}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === "Escape") onDone();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        // It was asked for a moment ago.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
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
      <Button kind="quiet" onClick={onDone}>
        Cancel
      </Button>
      {problem && (
        <p id={`${id}-problem`} className={styles["problem"]} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
