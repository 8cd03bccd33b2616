import type { FieldView } from "@taiyari/domain/resume";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { Breakable } from "../../../ui/breakable.tsx";
import { useReview } from "../state/review-context.ts";
import { rowId } from "../state/use-selection.ts";
import { FieldEditor } from "./field-editor.tsx";
import { Confidence } from "./confidence.tsx";
import styles from "./fields.module.css";

/** One field: its number, its name, what was read, how sure that is, and the way to correct it. */
export function FieldRow({ field }: { readonly field: FieldView }) {
  const { current, editing, select, edit } = useReview();
  if (editing.has(field.id)) {
    return (
      <div id={rowId(field.id)} className={styles["fixing"]} data-sureness={field.state}>
        <FieldEditor key={field.id} field={field} />
      </div>
    );
  }
  const verb = field.text === "" ? "Add" : "Correct";
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a press anywhere shows the field on the page; focus on its button does the same
    <div
      id={rowId(field.id)}
      className={styles["row"]}
      data-sureness={field.state}
      data-current={field.id === current?.id}
      onClick={() => select(field.id)}
    >
      <span className={styles["pin"]} aria-hidden="true">
        {field.number}
      </span>
      <span className={styles["label"]}>{field.label}</span>
      <div className={styles["value"]}>
        <Value field={field} />
      </div>
      <Confidence field={field} />
      <button
        type="button"
        className={styles["open"]}
        data-opens
        aria-label={`${verb} ${field.label}, field ${field.number}`}
        onFocus={() => select(field.id)}
        onClick={(event) => {
          event.stopPropagation();
          edit(field.id);
        }}
      >
        <LineIcon name={field.text === "" ? "plus" : "pen"} />
      </button>
      {field.was !== null && (
        <p className={styles["why"]}>
          <Breakable
            text={
              field.was === "" ? "A machine read nothing here." : `A machine read: ${field.was}`
            }
          />
        </p>
      )}
      {field.why !== null && <p className={styles["why"]}>{field.why}</p>}
    </div>
  );
}

function Value({ field }: { readonly field: FieldView }) {
  if (field.text === "") {
    return (
      <span className={styles["none"]}>
        {field.state === "corrected" ? "Removed" : "Nothing read"}
      </span>
    );
  }
  const { edit } = field;
  const [first] = edit.kind === "parts" ? edit.parts : [];
  if (edit.kind === "parts" && first?.field.kind === "bullet") {
    return (
      <ul className={styles["bullets"]}>
        {edit.parts.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two bullets may be the same
          <li key={index} dir="auto">
            <Breakable text={part.text} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <span className={styles["clip"]} dir="auto">
      <Breakable text={field.text} />
    </span>
  );
}
