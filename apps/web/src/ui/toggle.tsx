import styles from "./toggle.module.css";

interface ToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  /** It says what always is, and cannot be changed. */
  readonly isFixed?: boolean;
  readonly onChange?: (isOn: boolean) => void;
}

/** A switch beside the words it belongs to. */
export function Toggle({ label, isOn, isFixed = false, onChange }: ToggleProps) {
  return (
    <label className={styles["toggle"]}>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-checked={isOn}
        aria-disabled={isFixed || undefined}
        checked={isOn}
        onChange={({ target }) => {
          if (!isFixed) onChange?.(target.checked);
        }}
      />
    </label>
  );
}
