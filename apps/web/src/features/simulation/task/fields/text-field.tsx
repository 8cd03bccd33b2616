import { MAX_WORK_TEXT } from "@taiyari/domain/simulation";
import { useId } from "react";
import { ChangesEditor } from "../changes/changes-editor.tsx";
import styles from "./fields.module.css";

interface TextFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** What was handed in before; null for the first version. */
  readonly before: string | null;
  readonly placeholder?: string;
  /** Whether its name is seen: a field alone on its card has it in the head of that. */
  readonly isNamed?: boolean;
  readonly size?: "line" | "letter" | "page";
}

/** Prose, as high as what is written. */
export function TextField({
  label,
  text,
  onChange,
  before,
  placeholder,
  isNamed = false,
  size = "letter",
}: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles["text"]} data-named={isNamed || undefined}>
      {isNamed && (
        <label htmlFor={before === null ? id : undefined} className={styles["label"]}>
          {label}
        </label>
      )}
      {before === null ? (
        <textarea
          id={id}
          data-size={size}
          aria-label={isNamed ? undefined : label}
          placeholder={placeholder}
          value={text}
          maxLength={MAX_WORK_TEXT}
          rows={size === "line" ? 1 : 4}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <ChangesEditor {...{ before, text, onChange, label }} />
      )}
    </div>
  );
}
