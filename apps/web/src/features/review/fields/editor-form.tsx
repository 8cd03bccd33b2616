import type { KeyboardEvent, ReactNode, Ref } from "react";
import { Button } from "../../../ui/button.tsx";
import styles from "./editor.module.css";

interface EditorFormProps {
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
  /** Its look: "form", one below the other, unless it says otherwise. */
  readonly look?: "form" | "add";
  readonly ref?: Ref<HTMLFormElement>;
}

/** The form of one field. Enter saves, Ctrl or Cmd with it from anywhere; Escape leaves the field as it was. */
export function EditorForm({ onSave, onCancel, children, look = "form", ref }: EditorFormProps) {
  function handleKey(event: KeyboardEvent) {
    if (event.defaultPrevented) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      onCancel();
    } else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSave();
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in it, shorter ways to its buttons
    <form
      ref={ref}
      className={styles[look]}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      onKeyDown={handleKey}
    >
      {children}
    </form>
  );
}

interface EditorButtonsProps {
  /** "email": what the first button saves. A long name is left out. */
  readonly name: string;
  readonly onCancel: () => void;
  /** Null where there is nothing to remove. */
  readonly onRemove: (() => void) | null;
}

/** A name longer than this makes a button too wide for a phone. */
const LONG_NAME = 24;

/** The buttons at the end of a field's form. */
export function EditorButtons({ name, onCancel, onRemove }: EditorButtonsProps) {
  return (
    <div className={styles["acts"]}>
      <Button kind="primary" type="submit">
        Save {name.length > LONG_NAME ? "it" : lowerFirst(name)}
      </Button>
      <Button kind="quiet" onClick={onCancel}>
        Cancel
      </Button>
      {onRemove && (
        <Button kind="quiet" className={styles["remove"]} onClick={onRemove}>
          Remove
        </Button>
      )}
    </div>
  );
}

interface ProblemProps {
  readonly id?: string;
  /** Null for none. */
  readonly children: string | null;
}

/** Why something cannot be done, said at once. */
export function Problem({ id, children }: ProblemProps) {
  if (children === null) return null;
  return (
    <p id={id} className={styles["problem"]} role="alert">
      {children}
    </p>
  );
}

/** "Email" as "email", and "LinkedIn" as it is. */
function lowerFirst(label: string): string {
  return /^\p{Lu}[\p{Ll}\s]*$/u.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;
}
