import { useId } from "react";
import type { FieldProps, OfKind } from "./field-props.ts";
import { TextField } from "./text-field.tsx";
import styles from "./fields.module.css";

/** One of several ways, and why. */
export function DecisionField({
  deliverable,
  draft,
  change,
  before,
}: FieldProps & { readonly deliverable: OfKind<"decision"> }) {
  const name = useId();
  return (
    <>
      <fieldset className={styles["options"]}>
        <legend className={styles["label"]}>What do you do?</legend>
        {deliverable.options.map(({ id, text }) => (
          <label key={id} className={styles["option"]}>
            <input
              type="radio"
              name={name}
              checked={draft.chosen[0] === id}
              onChange={() => change({ chosen: [id] })}
            />
            <span>
              {text}
              {before?.chosen[0] === id && <small>As in the first version</small>}
            </span>
            <i aria-hidden="true" />
          </label>
        ))}
      </fieldset>
      <TextField
        label="Why, and what you tell them"
        isNamed
        text={draft.text}
        onChange={(text) => change({ text })}
        before={before?.text ?? null}
      />
    </>
  );
}
