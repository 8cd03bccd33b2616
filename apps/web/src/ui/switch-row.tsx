import "./controls.css";

interface SwitchRowProps {
  readonly label: string;
  readonly note: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A yes or no with a line that says what it changes. */
export function SwitchRow({ label, note, checked, onChange }: SwitchRowProps) {
  return (
    <label className="switch-row">
      <span>
        {label}
        <small>{note}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
