import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import styles from "./query.module.css";

interface QueryBarProps {
  readonly isRunning: boolean;
  readonly onRun: () => void;
  readonly onRunSelection: () => void;
  readonly onExplain: () => void;
  readonly onFormat: () => void;
  readonly onSave: () => void;
  readonly onShare: () => void;
}

export function QueryBar({
  isRunning,
  onRun,
  onRunSelection,
  onExplain,
  onFormat,
  onSave,
  onShare,
}: QueryBarProps) {
  return (
    <div className={styles["bar"]} role="toolbar" aria-label="Query">
      <Button kind="primary" isBusy={isRunning} onClick={onRun}>
        <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 5.5v13l10.5-6.5z" fill="currentColor" />
        </svg>
        Run
        <kbd aria-hidden="true">Ctrl Enter</kbd>
      </Button>
      <Button
        kind="line"
        isBusy={isRunning}
        className={styles["wide"] ?? ""}
        onClick={onRunSelection}
      >
        Run selection
      </Button>
      <Button kind="line" isBusy={isRunning} onClick={onExplain}>
        Explain
      </Button>
      <span className={styles["grow"]} />
      <Button kind="quiet" className={styles["wide"] ?? ""} onClick={onFormat}>
        Format
      </Button>
      <Button kind="quiet" onClick={onSave}>
        Save
      </Button>
      <Button kind="quiet" onClick={onShare}>
        <LineIcon name="share" />
        <span className={styles["wide"]}>Share</span>
        <span className={styles["narrow"]}>
          <span className="vh">Share</span>
        </span>
      </Button>
    </div>
  );
}

/** What is hard to reach on a keyboard on the screen. */
const SIGNS = ["()", "''", ",", "*", "=", "<", ">", ".", "_", ";"] as const;

export function SignRow({ onInsert }: { readonly onInsert: (text: string) => void }) {
  return (
    <div className={styles["signs"]} role="toolbar" aria-label="Signs">
      {SIGNS.map((sign) => (
        <button
          key={sign}
          type="button"
          aria-label={`Insert ${sign}`}
          // The keyboard on the screen stays open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onInsert(sign)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
