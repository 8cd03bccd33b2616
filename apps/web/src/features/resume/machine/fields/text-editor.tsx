import { MAX_CORRECTED_TEXT, type FieldRef, type FieldView } from "@taiyari/domain/resume";
import { useId, useState, type SubmitEvent } from "react";
import { Button } from "../../../../ui/button.tsx";
import { entryOf } from "../corrected.ts";
import { useMachine } from "../machine-context.ts";
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
  const { correct, close } = useMachine();
  const [text, setText] = useState(field.text);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const isLong = place.kind === "summary" || field.text.length > LONG;

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

  const shared = {
    id,
    className: styles["input"],
    dir: "auto",
    value: text,
    maxLength: MAX_CORRECTED_TEXT,
    autoComplete: "off",
    // It was opened to be typed into.
    autoFocus: true,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? `${id}-problem` : undefined,
  } as const;
  return (
    <form
      className={styles["form"]}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        save();
      }}
    >
      <label htmlFor={id}>{field.text === "" ? `Add ${field.label}` : "Correct it to"}</label>
      {isLong ? (
        <textarea
          {...shared}
          rows={3}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
          }}
        />
      ) : (
        <input {...shared} onChange={(event) => setText(event.target.value)} />
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles["problem"]} role="alert">
          {problem}
        </p>
      )}
      <div className={styles["acts"]}>
        <Button kind="primary" type="submit">
          Save {field.label.length > 24 ? "it" : lowerFirst(field.label)}
        </Button>
        <Button kind="quiet" onClick={() => close(field.id)}>
          Cancel
        </Button>
        {field.text !== "" && (
          <Button
            kind="quiet"
            className={styles["remove"]}
            onClick={() =>
              finish(
                correct([{ kind: "set", field: place, value: "" }], `${field.label} was removed.`),
              )
            }
          >
            Remove
          </Button>
        )}
      </div>
      {field.text !== "" && (
        <PlaceSelect
          from={place}
          near={entryOf(place)}
          onMove={(step, label) => finish(correct(step, `“${field.text}” is now: ${label}.`))}
        />
      )}
    </form>
  );
}

/** "Email" as "email", and "LinkedIn" as it is. */
export function lowerFirst(label: string): string {
  return /^\p{Lu}[\p{Ll}\s]*$/u.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;
}
